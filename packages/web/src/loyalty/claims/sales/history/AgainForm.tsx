import { useQuery } from "@tanstack/react-query";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { enrolmentQuery } from "../../../earning/earning.queries.ts";
import { SaleForm } from "../form/SaleForm.tsx";
import { useDevice } from "../form/sale-draft.ts";
import { valuesOf } from "../sale-form.ts";
import type { Claim } from "../sales.queries.ts";

/** A rejected sale once more, as it was, to be corrected. */
export function AgainForm({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { t: shell } = useTranslation("shell");
  const enrolment = useQuery(enrolmentQuery(claim.campaignId));
  const name = `${claim.id}.${claim.version}`;
  const device = useDevice(name);
  const [submittedAt] = useState(() => new Date(claim.submittedAt));
  return (
    <>
      <PageTitle
        title={t("again.title", { number: claim.invoiceNumber })}
        lead={claim.verdictReason ?? t("again.lead")}
        actions={
          <Button variant="default" onClick={onDone}>
            {shell("ui.cancel")}
          </Button>
        }
      />
      <div className="mt-4">
        <QueryState query={enrolment} skeleton={<FormSkeleton />}>
          {(signedUp) => {
            if (!device) return <FormSkeleton />;
            const store = signedUp.stores.find(({ id }) => id === claim.storeId);
            return (
              <SaleForm
                enrolment={signedUp}
                name={name}
                device={device}
                start={valuesOf(claim)}
                today={localDay(submittedAt, store?.timeZone ?? signedUp.campaign.timeZone)}
                again={claim}
                onSent={() => {
                  notice(t("again.done"));
                  onDone();
                }}
              />
            );
          }}
        </QueryState>
      </div>
    </>
  );
}
