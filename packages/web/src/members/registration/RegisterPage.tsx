import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { RegistrationForm } from "@trilha/contract/members/registration/fields.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { clientOfAddress } from "../../session/branding.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { RegisterForm, type RobotTest } from "./form/RegisterForm.tsx";
import type { ReadText } from "./form/Texts.tsx";
import classes from "./registration.module.css";
import { formQuery } from "./registration.queries.ts";
import { keepSent } from "./sent-registration.ts";

type Props = {
  form: RegistrationForm;
  readText: ReadText;
  robotTest?: RobotTest;
};

/** Where people register themselves (§routes#register and its trade variants). */
export function RegisterPage({ form, ...doors }: Props) {
  const { t } = useTranslation("members/registration");
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(formQuery(clientOfAddress(location.search), form, locale));
  const closed = isRefused(error, "registration.closed");
  return (
    <>
      <PageTitle title={t(`title.${form}`)} hidden />
      <p className={classes.title} aria-hidden="true">
        {t(`title.${form}`)}
      </p>
      {data ? (
        <>
          <p className={classes.lead}>{t("lead", { client: data.client.name })}</p>
          <RegisterForm
            key={`${data.form} ${locale}`}
            {...doors}
            form={data}
            onSent={(sent) => {
              keepSent(sent);
              void navigate({ to: "/register-success", search: { state: "mail" } });
            }}
          />
        </>
      ) : closed ? (
        <p className={classes.lead} role="status">
          {error.message}
        </p>
      ) : error ? (
        <ErrorState
          message={error.message}
          requestId={isRefused(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton fields={5} />
      )}
      <p className={classes.known}>
        {t("known")} <Link to="/">{t("toLogin")}</Link>
      </p>
    </>
  );
}
