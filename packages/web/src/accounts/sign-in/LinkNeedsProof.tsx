import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import classes from "./login.module.css";
import { SignInForm } from "./SignInForm.tsx";

type Props = { branding: Branding; onOwnProof: () => Promise<void> };

/** Why a company's account does not open this account yet, and the person's own way in, once (decision 039). */
export function LinkNeedsProof({ branding, onOwnProof }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <p className={classes.title} ref={title} tabIndex={-1}>
        {t("link.title")}
      </p>
      <p className={classes.lead}>{t("link.why", { client: branding.client.name })}</p>
      <SignInForm branding={branding} onOwnProof={onOwnProof} />
    </>
  );
}
