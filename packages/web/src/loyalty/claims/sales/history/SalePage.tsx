import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { ownLink } from "../../../../ui/page/own-link.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { AskedPicture } from "../../../earning/AskedPicture.tsx";
import { ClaimBadge } from "../../../earning/ClaimBadge.tsx";
import { ClaimTimeline } from "../../../earning/ClaimTimeline.tsx";
import { ClaimLines } from "../ClaimLines.tsx";
import { storeWords } from "../key-words.ts";
import classes from "../sales.module.css";
import { type Claim, saleQuery, useSendSalePicture } from "../sales.queries.ts";
import { AgainForm } from "./AgainForm.tsx";
import { ClaimFacts } from "./ClaimFacts.tsx";
import { ClaimPhoto } from "./ClaimPhoto.tsx";
import { NextSteps } from "./NextSteps.tsx";

/** One of my sales: what became of it and why, and what I can do about it. */
export function SalePage() {
  const { t } = useTranslation("loyalty/claims/sales");
  const { saleId } = useParams({ strict: false }) as { saleId: string };
  const [{ again }, change] = useUrlFilters();
  const query = useQuery(saleQuery(saleId));
  const correcting = again !== undefined;
  // The form and the sale take each other's place: each is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when they change places
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [correcting]);
  return (
    <>
      <Link
        {...ownLink("/profile/sales")}
        className="inline gap-6 touch ink-primary text-14 weight-600 undecorated"
      >
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("history.title")}
      </Link>
      <QueryState query={query} skeleton={<FormSkeleton />}>
        {(claim) =>
          correcting && claim.can.resubmit ? (
            <AgainForm claim={claim} onDone={() => change({ again: "" })} />
          ) : (
            <Sale claim={claim} onAgain={() => change({ again: "yes" })} />
          )
        }
      </QueryState>
    </>
  );
}

function Sale({ claim, onAgain }: { claim: Claim; onAgain: () => void }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { t: earning } = useTranslation("loyalty/earning");
  const { calendarDay } = useFormats();
  const sendPicture = useSendSalePicture(claim);
  return (
    <>
      <PageTitle
        title={t("receipt.invoice", { number: claim.invoiceNumber })}
        lead={`${storeWords({ name: claim.store, retailer: claim.retailer })} · ${calendarDay(claim.saleDate)}`}
        actions={<ClaimBadge state={claim.state} />}
      />
      <div className={classes.sale}>
        <div className="stack content-start gap-16">
          {claim.pictureRequest ? (
            <Card title={earning("asked.title")}>
              <AskedPicture
                key={claim.version}
                kind="invoice"
                request={claim.pictureRequest}
                open={claim.can.sendPicture}
                send={sendPicture.mutateAsync}
              />
            </Card>
          ) : null}
          <Card>
            <ClaimFacts claim={claim} />
            <NextSteps claim={claim} onAgain={onAgain} />
          </Card>
          <Card title={t("lines.title")}>
            <ClaimLines claim={claim} />
          </Card>
        </div>
        <div className="stack content-start gap-16">
          {claim.photo ? (
            <Card title={t("photo.title")}>
              <ClaimPhoto photo={claim.photo} />
            </Card>
          ) : null}
          <Card title={earning("timeline.title")}>
            <ClaimTimeline steps={claim.history} />
          </Card>
        </div>
      </div>
    </>
  );
}
