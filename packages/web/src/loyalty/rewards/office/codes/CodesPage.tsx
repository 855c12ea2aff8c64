import { IconArrowLeft, IconKey } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { rewardQuery } from "../reward-office.queries.ts";
import { CodeBatches } from "./CodeBatches.tsx";
import { CodeImport } from "./CodeImport.tsx";

/** The codes of a digital item: how many there are, never which; and the way to bring in more. */
export function CodesPage() {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const { rewardId = "" } = useParams({ strict: false });
  const reward = useQuery(rewardQuery(rewardId));
  const mayImport = can(useSession(), "codes.import");
  return (
    <QueryState query={reward} skeleton={<FormSkeleton fields={4} />}>
      {(one) => (
        <>
          <BackLink>
            <Link to="/admin/rewards/$rewardId" params={{ rewardId }}>
              <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
              {textIn(one.name, locale) || one.sku}
            </Link>
          </BackLink>
          <PageTitle title={t("codes.title")} lead={t("codes.lead")} />
          {one.delivery === "digital" && one.countries.length > 0 ? (
            <div className="stack one-column gap-20 shrink">
              {mayImport ? <CodeImport reward={one} /> : null}
              <CodeBatches rewardId={one.id} />
            </div>
          ) : (
            <EmptyState
              icon={<IconKey size={28} stroke={1.6} />}
              title={t(one.delivery === "digital" ? "codes.noCountryTitle" : "codes.notDigitalTitle")}
            >
              {t(one.delivery === "digital" ? "codes.noCountryText" : "codes.notDigitalText")}
            </EmptyState>
          )}
        </>
      )}
    </QueryState>
  );
}
