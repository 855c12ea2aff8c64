import { IconArrowLeft, IconConfetti, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useModules } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { signUpQuery, useSignUp } from "./campaigns.queries.ts";
import { SignUpFields } from "./SignUpFields.tsx";

/** Signs up for one campaign (§routes#campaign-list campaign selection and sign-up). */
export function SignUpPage() {
  const { t } = useTranslation("loyalty/campaigns");
  const hasModule = useModules();
  const { campaignId } = useParams({ strict: false }) as { campaignId: string };
  const query = useQuery(signUpQuery(campaignId));
  const signUp = useSignUp(campaignId);

  if (signUp.isSuccess) {
    return (
      <>
        <PageTitle title={t("join.doneTitle")} hidden />
        <EmptyState
          icon={<IconConfetti size={28} stroke={1.6} />}
          title={t("join.doneTitle")}
          action={
            hasModule("has_sales") ? (
              <Button component={Link} to="/insert-sales">
                {t("report")}
              </Button>
            ) : null
          }
        >
          {t("join.doneText")}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Link to="/campaigns" className="inline gap-6 touch ink-primary text-14 weight-600 undecorated">
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("join.back")}
      </Link>
      <QueryState query={query} skeleton={<FormSkeleton fields={5} />}>
        {(form) => (
          <>
            <PageTitle title={form.campaign.title} lead={t("join.title")} lang={form.campaign.locale} />
            {form.closed ? (
              <EmptyState
                icon={<IconLock size={28} stroke={1.6} />}
                title={t(`join.closed.${form.closed}`)}
              />
            ) : (
              <SignUpFields form={form} signUp={signUp} />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
