import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { notice } from "../../../ui/act/notices.ts";
import { PasskeyCancelled } from "../../re-authentication/passkey-browser.ts";
import { ProofDeclined } from "../../re-authentication/with-proof.ts";
import { type NewTotp, useFactorActs } from "./factors.queries.ts";

const SYSTEMS = ["iPhone", "iPad", "Android", "CrOS", "Windows", "Macintosh", "Linux"] as const;
const SAID: Partial<Record<(typeof SYSTEMS)[number], string>> = { CrOS: "ChromeOS", Macintosh: "macOS" };

/** First name of a passkey made here: names of products are the same in every language. */
function thisDevice(userAgent = navigator.userAgent): string {
  const system = SYSTEMS.find((one) => userAgent.includes(one));
  return system ? (SAID[system] ?? system) : "Web";
}

/** Setting factors up: which sheet is open, and the codes that are shown once. */
export function useEnrolling(onEnrolled?: () => void) {
  const { t } = useTranslation("accounts/profile");
  const acts = useFactorActs();
  const [totp, setTotp] = useState<NewTotp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);

  /** Does it and says so; what the person declined themself needs no words. */
  const attempt = async <T>(work: () => Promise<T>, done?: string): Promise<T | undefined> => {
    try {
      const answer = await work();
      if (done) notice(done);
      return answer;
    } catch (error) {
      if (isRefused(error)) notice(error.message, { kind: "failed" });
      else if (!(error instanceof PasskeyCancelled) && !(error instanceof ProofDeclined)) {
        notice(t("factors.passkeyFailed"), { kind: "failed" });
      }
      return undefined;
    }
  };
  const alone = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  /** Codes are read before anything else happens; without new ones it is over. */
  const show = (made: readonly string[] | null) => {
    setTotp(undefined);
    if (made) setCodes(made);
    else onEnrolled?.();
  };

  return {
    acts,
    attempt,
    totp,
    codes,
    busy,
    beginTotp: () => alone(async () => setTotp(await attempt(acts.beginTotp))),
    /** Throws what was refused: the sheet says it beside the code. */
    confirmTotp: async (code: string) => {
      const { recoveryCodes } = await acts.confirmTotp(code);
      notice(t("factors.totpOn"));
      show(recoveryCodes);
    },
    addPasskey: () =>
      alone(async () => {
        const made = await attempt(() => acts.addPasskey(thisDevice()), t("factors.passkeyAdded"));
        if (made) show(made.recoveryCodes);
      }),
    makeCodes: async () => {
      const made = await attempt(acts.makeRecoveryCodes);
      if (made) setCodes(made.codes);
    },
    /** Leaves an app half set up. */
    close: () => setTotp(undefined),
    /** The codes are kept. */
    closeCodes: () => {
      setCodes(undefined);
      onEnrolled?.();
    },
  };
}
