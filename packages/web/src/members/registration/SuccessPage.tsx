import { IconCircleCheck, IconClockHour4, IconMailOpened } from "@tabler/icons-react";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import type { RobotTest } from "./form/RegisterForm.tsx";
import classes from "./registration.module.css";
import { SendAgain } from "./SendAgain.tsx";
import { sentBefore } from "./sent-registration.ts";

const STATES = { mail: IconMailOpened, awaiting_approval: IconClockHour4, active: IconCircleCheck } as const;
type State = keyof typeof STATES;

/**
 * Next step after a registration (§routes#register-success register-success): a mail to open, staff who look,
 * or the way in.
 */
export function SuccessPage({ robotTest }: { robotTest: RobotTest }) {
  const { t } = useTranslation("members/registration");
  const { state: stateOfAddress } = useSearch({ strict: false });
  const state: State =
    stateOfAddress === "active" || stateOfAddress === "awaiting_approval" ? stateOfAddress : "mail";
  const Icon = STATES[state];
  const address = sentBefore()?.body.values.email;
  return (
    <>
      <PageTitle title={t(`success.${state}Title`)} hidden />
      <div className={classes.outcome} role="status">
        <Icon size={44} stroke={1.5} aria-hidden="true" />
        <p className={classes.title}>{t(`success.${state}Title`)}</p>
        <p>
          {state === "mail" && address
            ? t("success.mailTo", { address, interpolation: { escapeValue: false } })
            : t(`success.${state}Text`)}
        </p>
        {state === "mail" ? (
          <>
            <p className={classes.hint}>{t("success.mailHint")}</p>
            <SendAgain robotTest={robotTest} />
          </>
        ) : null}
        <Link to="/" className={classes.onward}>
          {t("toLogin")}
        </Link>
      </div>
    </>
  );
}
