import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { type Branding, brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { CookieNotice } from "./CookieNotice.tsx";
import classes from "./login.module.css";
import { Maintenance } from "./Maintenance.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignInLayout } from "./SignInLayout.tsx";

function Entrance({ branding, staff }: { branding: Branding; staff: boolean }) {
  const { t } = useTranslation("accounts/sign-in");
  const closed = branding.underMaintenance && !staff;
  return (
    <>
      <PageTitle title={t("title", { client: branding.client.name })} hidden />
      {closed ? (
        <Maintenance branding={branding} />
      ) : (
        <>
          <p className={classes.title} aria-hidden="true">
            {t("heading")}
          </p>
          <p className={classes.lead}>{t("lead", { client: branding.client.name })}</p>
          <SignInForm branding={branding} />
          {branding.registrationOpen ? (
            <p className={classes.register}>
              {t("noAccount")} <Link to="/register">{t("register")}</Link>
            </p>
          ) : null}
        </>
      )}
    </>
  );
}

function Bones() {
  return (
    <Loading>
      <div className="stack gap-18">
        <Bone width={180} height={32} />
        <Bone width={280} height={16} />
        <Bone height={44} />
        <Bone height={44} />
        <Bone height={44} />
      </div>
    </Loading>
  );
}

function Login({ staff }: { staff: boolean }) {
  const { data: branding, error, refetch } = useQuery(brandingQuery(clientOfAddress(location.search)));
  return (
    <SignInLayout branding={branding}>
      {branding ? (
        <Entrance branding={branding} staff={staff} />
      ) : error ? (
        <ErrorState
          message={error.message}
          requestId={isRefused(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Bones />
      )}
      {branding ? (
        <CookieNotice
          type={branding.cookiesType}
          optional={branding.cookiesOptional}
          door={branding.client.slug}
          version={branding.cookiesVersion}
          inFlow
        />
      ) : null}
    </SignInLayout>
  );
}

/** The client's door: its look, and the way in. */
export const LoginPage = () => <Login staff={false} />;

/** The same door for staff while the programme is closed for maintenance. */
export const StaffLoginPage = () => <Login staff />;
