import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { ConfirmAction } from "../../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { chooseCampaign } from "../../../earning/CampaignChoice.tsx";
import { campaignsQuery } from "../../../earning/earning.queries.ts";
import { beginSale } from "../form/sale-draft.ts";
import { repeated } from "../sale-form.ts";
import { type Claim, useAppealSale, useWithdrawSale } from "../sales.queries.ts";

const AppealSheet = lazyPart(() =>
  import("../../../earning/AppealSheet.tsx").then(({ AppealSheet }) => ({ default: AppealSheet })),
);

/** Acts of the owner on a sale now: send it again, appeal, take it back. */
export function NextSteps({ claim, onAgain }: { claim: Claim; onAgain: () => void }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { t: earning } = useTranslation("loyalty/earning");
  const [appealing, setAppealing] = useState(false);
  const appeal = useAppealSale(claim);
  const withdraw = useWithdrawSale(claim);
  const { can } = claim;
  const navigate = useNavigate();
  const campaigns = useQuery(campaignsQuery).data?.items ?? [];
  const open = campaigns.some(({ id, can }) => id === claim.campaignId && can.report);
  if (!can.resubmit && !can.appeal && !can.withdraw && !open) return null;

  const repeat = async () => {
    const begun = await beginSale(claim.campaignId, repeated(claim));
    await chooseCampaign(claim.campaignId);
    notice(t(begun ? "report.repeated" : "report.begun"), begun ? {} : { kind: "failed" });
    await navigate({ to: "/insert-sales" });
  };

  const takeBack = () =>
    withdraw.mutateAsync().then(
      () => notice(t("withdraw.done")),
      (error) => notice(isRefused(error) ? error.message : String(error), { kind: "failed" }),
    );
  return (
    <div className="flex wrap gap-8 mt-18">
      {can.resubmit ? <Button onClick={onAgain}>{t("again.open")}</Button> : null}
      {can.appeal ? (
        <Button variant={can.resubmit ? "default" : "filled"} onClick={() => setAppealing(true)}>
          {earning("appeal.open")}
        </Button>
      ) : null}
      {can.withdraw ? (
        <ConfirmAction
          title={t("withdraw.title")}
          text={t("withdraw.text")}
          confirm={t("withdraw.confirm")}
          onConfirm={takeBack}
        >
          {(ask) => (
            <Button variant="default" onClick={ask}>
              {t("withdraw.open")}
            </Button>
          )}
        </ConfirmAction>
      ) : null}
      {open ? (
        <Button variant="default" onClick={() => void repeat()}>
          {t("detail.repeat")}
        </Button>
      ) : null}
      {appealing ? (
        <Suspense fallback={null}>
          <AppealSheet send={(text) => appeal.mutateAsync(text)} onClose={() => setAppealing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
