import type { FilterValues } from "../../../ui/list/filters.ts";
import { DIFFICULTIES, KINDS } from "../sorts.ts";
import type { BankFilters, QuestionFilters } from "./question-bank.queries.ts";

const known = <T extends object>(filters: T): T =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as T;
const searchOf = (text: string | undefined) => text?.trim().slice(0, 64) || undefined;

/** The list of banks as the address says it. */
export const bankFiltersOf = ({ search, state }: FilterValues): BankFilters =>
  known({ search: searchOf(search), state: state === "archived" ? ("archived" as const) : undefined });

/** What narrows the questions of a bank, as the address says it; what it could not mean is left out. */
export const narrowingOf = (values: FilterValues): QuestionFilters =>
  known({
    search: searchOf(values.search),
    kinds: KINDS.find((kind) => kind === values.kind),
    difficulties: DIFFICULTIES.map(String).find((one) => one === values.difficulty),
    tag: values.tag?.trim().slice(0, 40) || undefined,
    state: values.state === "retired" || values.state === "active" ? values.state : undefined,
    pictures: values.pictures === "without_words" ? values.pictures : undefined,
  });
