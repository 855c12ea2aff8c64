import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import type { VerdictOutcome } from "./use-verdicts.ts";

type Props = { outcomes: readonly VerdictOutcome[]; onClose: () => void };

/** Outcome of each report: those that stayed as they were stand first, with the reason. */
export function OutcomesSheet({ outcomes, onClose }: Props) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const done = outcomes.filter(({ problem }) => problem === undefined).length;
  const sorted = outcomes.toSorted((a, b) => Number(!a.problem) - Number(!b.problem));
  return (
    <Sheet
      opened
      title={t("bulk.result")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("bulk.close")}</Button>}
    >
      <p>{t("bulk.partly", { done: number(done), all: number(outcomes.length) })}</p>
      <ul className="plain stack gap-12 mt-12">
        {sorted.map(({ item, problem }) => {
          const Icon = problem ? IconCircleX : IconCircleCheck;
          return (
            <li key={item.id} className="flex align-start gap-8">
              <Icon
                className={problem ? "ink-danger" : "ink-success"}
                size={18}
                stroke={1.8}
                aria-hidden="true"
              />
              <span className="stack shrink">
                <strong>{[item.person, item.store].join(" · ")}</strong>
                <span>{problem ?? t("bulk.done")}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
