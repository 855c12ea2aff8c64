import { formatDayMonth } from "@trilha/contract/core/dates.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ProblemParams } from "@trilha/contract/core/problem.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { SaleRefusal } from "./rules/judge-sale.ts";

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** A rule's no as the caller reads it: days in the words of their language. */
export function refuseSale({ problem, params = {}, fields = [] }: SaleRefusal, locale: Locale): Refusal {
  const inWords: ProblemParams = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && calendarDay.test(value) ? formatDayMonth(value, locale) : value,
    ]),
  );
  return refuse(
    problem,
    inWords,
    fields.map((field) => ({ ...field, params: { ...inWords, ...field.params } })),
  );
}
