import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "../registration.module.css";
import { linkQuery } from "../registration.queries.ts";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { readToken } from "./link-token.ts";

function Expired() {
  const { t } = useTranslation("members/registration");
  return (
    <div className={classes.outcome} role="status">
      <p className={classes.title}>{t("confirm.expiredTitle")}</p>
      <p>{t("confirm.expiredText")}</p>
      <Link to="/register" className={classes.onward}>
        {t("confirm.again")}
      </Link>
    </div>
  );
}

function Content({ token }: { token: string }) {
  const { t } = useTranslation("members/registration");
  const { data, error, refetch } = useQuery(linkQuery(token));
  if (isRefused(error, "registration.link_invalid")) return <Expired />;
  if (error) {
    return (
      <ErrorState
        message={error.message}
        requestId={isRefused(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton fields={2} />;
  return (
    <>
      <p className={classes.title}>{t("confirm.heading", { name: data.firstName })}</p>
      <p className={classes.lead}>{t(data.needsPassword ? "confirm.leadPassword" : "confirm.lead")}</p>
      <ConfirmForm token={token} link={data} />
    </>
  );
}

/** Where the mail of a registration leads: the address is proved, the password chosen. */
export function ConfirmPage() {
  const { t } = useTranslation("members/registration");
  const [token] = useState(readToken);
  return (
    <>
      <PageTitle title={t("confirm.title")} hidden />
      {token ? <Content token={token} /> : <Expired />}
    </>
  );
}
