import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import classes from "./login.module.css";
import { SignInForm } from "./SignInForm.tsx";

type Props = { look: Branding; onOwnProof: () => Promise<void> };

/** Why a company's account does not open this account yet, and the person's own way in, once (decision 039). */
export function LinkNeedsProof({ look, onOwnProof }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <p className={classes.title} ref={title} tabIndex={-1}>
        {t("link.title")}
      </p>
      <p className={classes.lead}>{t("link.why", { client: look.client.name })}</p>
      <SignInForm look={look} onOwnProof={onOwnProof} />
    </>
  );
}
