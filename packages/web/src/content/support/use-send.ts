import type { Receipt } from "@trilha/contract/content/support/shapes.ts";
import { deviceProblems } from "@trilha/contract/core/problems.ts";
import { useRef, useState } from "react";
import { isRefused } from "../../api/problem.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { SupportMessage } from "./support-form.ts";

type Failed = { message: string; requestId: string | undefined };

/** Sends a message once, however often it is tried: the key stays until what is written changes. */
export function useSend(send: (written: SupportMessage, key: string) => Promise<Receipt>) {
  const locale = useLocale();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const [receipt, setReceipt] = useState<Receipt>();
  const tried = useRef<{ written: string; key: string }>(undefined);

  const submit = async (written: SupportMessage) => {
    const text = JSON.stringify(written);
    if (tried.current?.written !== text) tried.current = { written: text, key: crypto.randomUUID() };
    setSending(true);
    setFailed(undefined);
    try {
      setReceipt(await send(written, tried.current.key));
    } catch (problem) {
      // §messages#generic "message could not be sent", with what is known of why.
      const why = isRefused(problem) ? problem.message : "";
      const title = deviceProblems.messageNotSent.title[locale];
      setFailed({
        message: why ? `${title}. ${why}` : title,
        requestId: isRefused(problem) ? problem.requestId : undefined,
      });
    }
    setSending(false);
  };
  return { sending, failed, receipt, submit, again: () => setReceipt(undefined) };
}
