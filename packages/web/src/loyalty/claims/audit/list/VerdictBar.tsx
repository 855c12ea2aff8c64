import { IconCheck, IconX } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { SelectionBar } from "../../../../ui/list/SelectionBar.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import type { QueueItem } from "../audit.queries.ts";
import type { SharedVerdict } from "./use-verdicts.ts";

const ReasonSheet = lazyPart(() =>
  import("../ReasonSheet.tsx").then((one) => ({ default: one.ReasonSheet })),
);

/** Most reports one verdict is given on. */
const MOST = 50;

type Props = {
  items: readonly QueueItem[];
  onClear: () => void;
  onVerdict: (items: readonly QueueItem[], verdict: SharedVerdict) => void;
};

/** One verdict on the ticked reports (§loyalty#several-verdicts). */
export function VerdictBar({ items, onClear, onVerdict }: Props) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const [rejecting, setRejecting] = useState(false);
  const decide = (verdict: SharedVerdict) => {
    onVerdict(items, verdict);
    onClear();
  };
  // One reason for all has to be one that all can have.
  const kind = items.every(({ subjectType }) => subjectType === "photo") ? "photo" : "claim";
  return (
    <>
      <SelectionBar
        label={t("bulk.selection")}
        count={items.length}
        clear={t("bulk.unselect")}
        onClear={onClear}
      >
        {items.length > MOST ? (
          <p className="text-14">{t("bulk.tooMany", { amount: number(MOST) })}</p>
        ) : (
          <>
            <Button
              leftSection={<IconCheck size={18} stroke={2} aria-hidden="true" />}
              onClick={() => decide({ verdict: "accept" })}
            >
              {t("accept")}
            </Button>
            <Button
              color="danger"
              variant="light"
              leftSection={<IconX size={18} stroke={2} aria-hidden="true" />}
              onClick={() => setRejecting(true)}
            >
              {t("reject")}
            </Button>
          </>
        )}
      </SelectionBar>
      {rejecting ? (
        <Suspense fallback={null}>
          <ReasonSheet
            of={kind}
            title={t("rejectTitle")}
            confirm={t("reject")}
            color="danger"
            onClose={() => setRejecting(false)}
            onReason={(reason) => {
              setRejecting(false);
              decide({ verdict: "reject", reason });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
