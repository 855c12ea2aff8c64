import {
  decideStockCorrection,
  withdrawStockCorrection,
} from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { useSubmissionKeys } from "../../../../api/submission-key.ts";
import { ConfirmAction } from "../../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { useRewardsChanged } from "../reward-office.queries.ts";
import type { Correction } from "./stock.queries.ts";

const CommentSheet = lazyPart(() =>
  import("../../../../ui/form/CommentSheet.tsx").then((one) => ({ default: one.CommentSheet })),
);

/** Acts of the reader: the second person decides, whoever proposed takes it back. */
export function CorrectionActions({ correction }: { correction: Correction }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const keys = useSubmissionKeys();
  const changed = useRewardsChanged();
  const [refusing, setRefusing] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, version, can } = correction;
  const name = correction.sku;

  const settle = async (deed: Promise<unknown>, words: string) => {
    try {
      await deed;
      keys.done();
      notice(words);
    } finally {
      // A decision may have come meanwhile: what the page shows is looked at again either way.
      changed();
    }
  };
  const decide = (decision: "approve" | "refuse", reason = "") => {
    const body = { version, decision, ...(reason && { reason }) };
    return settle(
      call(decideStockCorrection, { params: { id }, body }, { key: keys.of(body) }),
      t(decision === "approve" ? "correction.approvedDone" : "correction.refusedDone"),
    );
  };
  const withdraw = () => {
    const body = { version };
    return settle(
      call(withdrawStockCorrection, { params: { id }, body }, { key: keys.of(body) }),
      t("correction.withdrawnDone"),
    ).catch((error: Error) => notice(error.message, { kind: "failed" }));
  };
  const approve = () => {
    setBusy(true);
    decide("approve")
      .catch((error: Error) => notice(error.message, { kind: "failed" }))
      .finally(() => setBusy(false));
  };

  if (!can.decide && !can.withdraw) return null;
  return (
    <div className="flex wrap justify-end gap-8 touch-items">
      {can.withdraw ? (
        <ConfirmAction
          title={t("correction.withdrawTitle")}
          text={t("correction.withdrawText")}
          confirm={t("correction.withdraw")}
          onConfirm={withdraw}
        >
          {(ask) => (
            <Button variant="default" aria-label={`${t("correction.withdraw")} ${name}`} onClick={ask}>
              {t("correction.withdraw")}
            </Button>
          )}
        </ConfirmAction>
      ) : null}
      {can.decide ? (
        <>
          <Button
            variant="default"
            disabled={busy}
            aria-label={`${t("correction.refuse")} ${name}`}
            onClick={() => setRefusing(true)}
          >
            {t("correction.refuse")}
          </Button>
          <Button loading={busy} aria-label={`${t("correction.approve")} ${name}`} onClick={approve}>
            {t("correction.approve")}
          </Button>
        </>
      ) : null}
      {refusing ? (
        <Suspense fallback={null}>
          <CommentSheet
            required
            danger
            title={t("correction.refuseTitle")}
            text={t("correction.refuseText")}
            label={t("correction.decisionReason")}
            submit={t("correction.refuse")}
            onClose={() => setRefusing(false)}
            onSay={(reason) => decide("refuse", reason)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
