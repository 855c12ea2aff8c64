import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { BankPool } from "@trilha/contract/learning/questions/shapes.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { noneThere } from "./none-there.ts";
import { poolQuery } from "./tests.queries.ts";

type Part = Extract<TestPart, { from: "bank" }>;
type Props = { type: TestType; part: Part; own: BankPool; onChange: (part: Part) => void };

/** A part that finds no question says why, and what to press. */
export function NoneThere({ type, part, own, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { draft, readOnly } = useBuilder();
  const languages = LOCALES.filter((language) => language !== draft.defaultLocale);
  const others = useQueries({
    queries: languages.map((language) => poolQuery(part.bankId, language)),
    combine: (results) =>
      results.every(({ data }) => data)
        ? results.flatMap(({ data }, at) => {
            const language = languages[at];
            return data && language ? [{ language, pool: data }] : [];
          })
        : undefined,
  });
  if (!others) return null;
  const reason = noneThere(part, type, { own, others });
  const count = "questions" in reason ? reason.questions : 0;
  return (
    <div role="status" className="stack gap-8">
      <p className="text-14">
        {t(`test.none.${reason.kind}`, {
          ...{ count, amount: number(count), own: LANGUAGE_NAME[draft.defaultLocale] },
          language: reason.kind === "language" ? LANGUAGE_NAME[reason.language] : "",
        })}
      </p>
      {reason.kind === "filters" && !readOnly ? (
        <Button
          variant="light"
          className="self-start"
          onClick={() => onChange({ ...part, tags: [], difficulties: [] })}
        >
          {t("test.none.clear")}
        </Button>
      ) : null}
      {reason.kind === "empty" ? (
        <Button
          component={Link}
          variant="light"
          className="self-start"
          to={`/admin/question-banks/${part.bankId}/import`}
        >
          {t("test.none.import")}
        </Button>
      ) : null}
      {reason.kind === "language" || reason.kind === "opinions" ? (
        <Button
          component={Link}
          variant="light"
          className="self-start"
          to={`/admin/question-banks/${part.bankId}`}
        >
          {t("test.none.open")}
        </Button>
      ) : null}
    </div>
  );
}
