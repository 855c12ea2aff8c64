import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { CountdownButton } from "../../ui/act/CountdownButton.tsx";
import type { RobotTest } from "./form/RegisterForm.tsx";
import classes from "./registration.module.css";
import { useRegister } from "./registration.queries.ts";
import { keepSent, sentBefore } from "./sent-registration.ts";

/** A mail takes a moment; nobody is to fill their own mailbox meanwhile. */
const PAUSE = 60_000;

/** The mail once more. After a reload nothing is left of what was sent: the form kept what was typed. */
export function SendAgain({ robotTest }: { robotTest: RobotTest }) {
  const { t } = useTranslation("members/registration");
  const [sent, setSent] = useState(sentBefore);
  const [answer, setAnswer] = useState<string>();
  const [recaptcha, proveHuman] = useState<string>();
  const register = useRegister();
  if (!sent) return null;
  // The answer that came with the form is used up.
  const { recaptcha: before, ...body } = sent.body;
  const again = () =>
    register.mutate(recaptcha ? { ...body, recaptcha } : body, {
      onSuccess: () => {
        keepSent(sent.body);
        setSent(sentBefore);
        setAnswer(t("success.sentAgain"));
      },
      onError: (error) => {
        if (!isRefused(error)) throw error;
        setAnswer(error.message);
      },
    });
  return (
    <>
      {before
        ? robotTest(proveHuman, isRefused(register.error) ? register.error.requestId : undefined)
        : null}
      <CountdownButton
        until={sent.at + PAUSE}
        label={t("success.again")}
        waiting={(left) => t("success.againIn", { left })}
        loading={register.isPending}
        onClick={again}
      />
      <p className={classes.hint}>
        {answer ?? (
          <>
            {t("success.wrongAddress")}{" "}
            <Link to={sent.body.form === "register" ? "/register" : `/${sent.body.form}`}>
              {t("success.toForm")}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
