import { useQuery } from "@tanstack/react-query";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { difficulties } from "@trilha/contract/learning/questions/sorts.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { useTranslation } from "react-i18next";
import { TagsField } from "../../../core/writing/TagsField.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { IntegerField } from "../activity/IntegerField.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { ModuleOfPart } from "./ModuleOfPart.tsx";
import { NoneThere } from "./NoneThere.tsx";
import { thereFor } from "./test-pool.ts";
import classes from "./tests.module.css";
import { type BankItem, poolQuery } from "./tests.queries.ts";

type Part = Extract<TestPart, { from: "bank" }>;
type Props = {
  type: TestType;
  part: Part;
  banks: readonly BankItem[];
  onChange: (part: Part, key?: string) => void;
};

const MOST = 100;
const MOST_TAGS = 10;

/** So many by chance of a bank, narrowed by tags and difficulty, with how many there are now. */
export function BankPart({ type, part, banks, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: words } = useTranslation("learning/questions");
  const { number } = useFormats();
  const { draft, readOnly } = useBuilder();
  const pool = useQuery(poolQuery(part.bankId, draft.defaultLocale)).data;
  const there = pool && thereFor(part, pool, type);
  const short = there !== undefined && there < part.count;
  const known = banks.some(({ id }) => id === part.bankId);
  const toggle = (difficulty: (typeof difficulties)[number], on: boolean) =>
    onChange({
      ...part,
      difficulties: difficulties.filter((one) => (one === difficulty ? on : part.difficulties.includes(one))),
    });
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t("test.parts.bankLabel")}
          disabled={readOnly}
          value={part.bankId}
          onChange={(event) => onChange({ ...part, bankId: event.currentTarget.value, tags: [] })}
          data={[
            ...(known ? [] : [{ value: part.bankId, label: t("test.parts.bankGone") }]),
            ...banks
              .filter(({ id, archived }) => !archived || id === part.bankId)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <IntegerField
          label={t("test.parts.count")}
          description={
            there === undefined ? undefined : t("test.parts.there", { count: there, amount: number(there) })
          }
          value={part.count}
          minimum={1}
          maximum={MOST}
          error={short ? t("test.parts.short", { count: there, amount: number(there) }) : undefined}
          onChange={(count) => onChange({ ...part, count }, "count")}
        />
      </div>
      {pool && there === 0 ? <NoneThere type={type} part={part} own={pool} onChange={onChange} /> : null}
      <TagsField
        id={`part-tags-${part.id}`}
        label={t("test.parts.tags")}
        description={t("test.parts.tagsHelp")}
        value={part.tags}
        known={pool?.tags.map(({ tag }) => tag) ?? []}
        most={MOST_TAGS}
        disabled={readOnly}
        onChange={(tags) => onChange({ ...part, tags })}
      />
      <fieldset className={classes.difficulties}>
        <legend className="mb-8 text-14 weight-500">
          {words("difficulty.label")}{" "}
          <span className={classes.hint}>
            {part.difficulties.length === 0 ? t("test.parts.anyDifficulty") : null}
          </span>
        </legend>
        {difficulties.map((one) => (
          <Checkbox
            key={one}
            label={words(`difficulty.${one}`)}
            disabled={readOnly}
            checked={part.difficulties.includes(one)}
            onChange={(event) => toggle(one, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <ModuleOfPart
        type={type}
        moduleId={part.moduleId}
        onChange={(moduleId) => onChange({ ...part, moduleId })}
      />
    </>
  );
}
