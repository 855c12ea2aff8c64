import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { checkPasswordLink } from "@trilha/contract/accounts/identity/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { keepTarget } from "../../session/provider-visit.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./login.module.css";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { type PasswordLink, readLink } from "./password-link.ts";
import { SignInLayout } from "./SignInLayout.tsx";

/** `name`: with which somebody who came for the first time signs in. */
function Outcome({ kind, name }: { kind: "done" | "expired"; name?: string | undefined }) {
  const { t } = useTranslation("accounts/sign-in");
  return (
    <div className={classes.closed} role="status">
      <p className={classes.title}>{t(`setPassword.${kind}Title`)}</p>
      <p>{t(`setPassword.${kind}Text`)}</p>
      {name ? <p>{t("setPassword.doneAs", { username: name })}</p> : null}
      {kind === "expired" ? (
        <>
          <Link to="/request-password" className={classes.back}>
            {t("setPassword.newLink")}
          </Link>
          <Link to="/" className={classes.forgot}>
            {t("setPassword.toLogin")}
          </Link>
        </>
      ) : (
        <Link to="/" className={classes.back}>
          {t("setPassword.toLogin")}
        </Link>
      )}
    </div>
  );
}

function Content({ link }: { link: PasswordLink }) {
  const { t } = useTranslation("accounts/sign-in");
  const [done, setDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["password-link", link.token],
    queryFn: ({ signal }) => call(checkPasswordLink, { body: link }, { signal }),
    enabled: !done,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (done) return <Outcome kind="done" name={data?.first ? link.username : undefined} />;
  if (isRefused(error, "identity.link_invalid")) return <Outcome kind="expired" />;
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
      <p className={classes.title}>{t("setPassword.heading", { name: data.firstName })}</p>
      <p className={classes.lead}>{t("setPassword.lead")}</p>
      <NewPasswordForm
        link={link}
        rules={data}
        onDone={() => {
          setDone(true);
          // A person who comes for the first time is welcomed after signing in.
          if (data.first) void keepTarget("/onboarding");
        }}
      />
    </>
  );
}

/** Where the link of an invitation or a recovery leads: a password of one's own. */
export function SetPasswordPage() {
  const { t } = useTranslation("accounts/sign-in");
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  const [link] = useState(readLink);
  return (
    <SignInLayout branding={branding}>
      <PageTitle title={t("setPassword.title")} hidden />
      {link ? <Content link={link} /> : <Outcome kind="expired" />}
    </SignInLayout>
  );
}
