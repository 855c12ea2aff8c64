import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { modulesToCover, questionCount } from "@trilha/contract/learning/tests/test-faults.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { drawnPart } from "./new-part.ts";
import classes from "./tests.module.css";
import { banksQuery } from "./tests.queries.ts";

type Props = { data: TestData; onChange: (data: TestData) => void };

/** §learning#test-settings A general test covers the whole course: how many questions each module has in it, and where there is a gap. */
export function Coverage({ data, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { draft, readOnly } = useBuilder();
  const banks = useQuery(banksQuery).data?.items.filter(({ archived }) => !archived) ?? [];
  const bankId = data.parts.flatMap((part) => (part.from === "bank" ? part.bankId : []))[0] ?? banks[0]?.id;
  return (
    <ul className={classes.coverage} aria-label={t("test.coverage.label")}>
      {modulesToCover(draft.modules).map(({ id, title }) => {
        const count = questionCount({ parts: data.parts.filter(({ moduleId }) => moduleId === id) });
        const Icon = count > 0 ? IconCircleCheck : IconAlertTriangle;
        const name = textIn(title, draft.defaultLocale);
        return (
          <li key={id} data-gap={count === 0 || undefined}>
            <Icon size={18} stroke={1.8} aria-hidden="true" />
            <span>{name}</span>
            <strong>
              {count > 0
                ? t("test.words.questions", { count, amount: number(count) })
                : t("test.coverage.gap")}
            </strong>
            {count === 0 && !readOnly && bankId ? (
              <Button
                variant="subtle"
                size="sm"
                aria-label={t("test.coverage.fillFor", { name })}
                onClick={() => onChange({ ...data, parts: [...data.parts, drawnPart(bankId, id)] })}
              >
                {t("test.coverage.fill")}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
