import { IconFingerprint } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { askAnyPasskey, signInWithPasskey } from "../../session/factor-sign-in.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import {
  knowsPasskeys,
  offersPasskeys,
  PasskeyCancelled,
  signWithPasskey,
  stopAsking,
} from "../re-authentication/passkey-browser.ts";

/** A question is good for five minutes; the quiet one is asked anew before. */
const RENEWED = 4 * 60_000;

type Props = {
  /** Signs in and goes on; says itself what the server refused. */
  signIn: (signInStep: () => Promise<void>) => Promise<void>;
};

/** Coming in by passkey: the browser offers it in the field for the user name, or the person presses. */
export function PasskeySignIn({ signIn }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const [busy, setBusy] = useState(false);
  const latestSignIn = useRef(signIn);
  latestSignIn.current = signIn;

  useEffect(() => {
    const left = new AbortController();
    const askQuietly = async () => {
      try {
        if (left.signal.aborted || !(await offersPasskeys())) return;
        const question = await askAnyPasskey(left.signal);
        if (left.signal.aborted) return;
        const signed = await signWithPasskey(question, { quietly: true });
        await latestSignIn.current(() => signInWithPasskey(signed));
      } catch {
        // The question was not asked for by the person: the form is still there.
      }
    };
    void askQuietly();
    const again = setInterval(() => void askQuietly(), RENEWED);
    return () => {
      left.abort();
      clearInterval(again);
      stopAsking();
    };
  }, []);

  if (!knowsPasskeys()) return null;
  const press = async () => {
    setBusy(true);
    try {
      // The device is asked before the page is busy: who closes its question finds the form as it was.
      const signed = await signWithPasskey(await askAnyPasskey());
      await signIn(() => signInWithPasskey(signed));
    } catch (error) {
      if (isRefused(error)) notice(error.message, { kind: "failed" });
      else if (!(error instanceof PasskeyCancelled)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      fullWidth
      loading={busy}
      leftSection={<IconFingerprint size={20} stroke={1.7} aria-hidden="true" />}
      onClick={() => void press()}
    >
      {t("withPasskey")}
    </Button>
  );
}
