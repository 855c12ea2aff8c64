import { IconBan, IconCheck, IconLockOpen } from "@tabler/icons-react";
import { decisionLimit } from "@trilha/contract/members/people/limits.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import type { PersonItem } from "../people.queries.ts";
import { useDecisions } from "../use-decisions.tsx";
import { decidable } from "./decidable.ts";

const ICONS = { approve: IconCheck, block: IconBan, unblock: IconLockOpen };

type Props = { people: readonly PersonItem[]; onClear: () => void };

/** Acts on the ticked people; every button says how many it concerns. */
export function BulkBar({ people, onClear }: Props) {
  const { t } = useTranslation("members/people");
  const { number } = useFormats();
  const { decide, busy, question } = useDecisions(onClear);
  return (
    <>
      <SelectionBar label={t("bulk.label")} count={people.length} clear={t("bulk.clear")} onClear={onClear}>
        {decidable(people).map(({ decision, ids }) => {
          const Icon = ICONS[decision];
          return (
            <Button
              key={decision}
              variant={decision === "block" ? "light" : "filled"}
              color={decision === "block" ? "danger" : "primary"}
              disabled={busy || ids.length > decisionLimit}
              title={ids.length > decisionLimit ? t("bulk.tooMany", { count: decisionLimit }) : undefined}
              leftSection={<Icon size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() =>
                decide(
                  decision,
                  people.filter(({ id }) => ids.includes(id)),
                )
              }
            >
              {t(`decide.${decision}Some`, { amount: number(ids.length) })}
            </Button>
          );
        })}
      </SelectionBar>
      {question}
    </>
  );
}
