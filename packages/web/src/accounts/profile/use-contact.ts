import type { PhoneChannel } from "@trilha/contract/accounts/recovery/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { dropCode, keepCode, type PendingCode, storedCode } from "../../session/pending-code.ts";
import { notice } from "../../ui/act/notices.ts";
import { CODE_DIGITS } from "../../ui/form/six-digits.ts";
import { ProofDeclined } from "../re-authentication/with-proof.ts";
import { type Contact, useAskCode, useConfirmCode } from "./contact.queries.ts";

type Step = "value" | "code";

/** A code this tab asked for and has not used yet. */
export function openCode(contact: Contact): PendingCode | undefined {
  const pending = storedCode(contact);
  return pending?.request && pending.ends > Date.now() ? pending : undefined;
}

/** The steps of a change: what it is to be, the code. */
export function useContact(contact: Contact, initial: string, onClose: () => void) {
  const { t } = useTranslation("accounts/profile");
  const [sent, setSent] = useState(() => openCode(contact));
  const [step, setStep] = useState<Step>(sent ? "code" : "value");
  const [value, setValue] = useState(initial);
  const [channel, setChannel] = useState<PhoneChannel>("sms");
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<Refused>();
  const ask = useAskCode(contact);
  const confirm = useConfirmCode(contact);
  const sending = ask.isPending || confirm.isPending;

  const refused = (error: Error) => {
    if (error instanceof ProofDeclined) return;
    if (!isRefused(error)) throw error;
    const onField = error.fields[0]?.title;
    if (onField) setWrong(onField);
    else setRefusal(error);
    if (step === "code") setCode("");
  };
  const askNow = () =>
    ask.mutate(
      { value: value.trim(), channel },
      {
        onSuccess: (answer) => {
          setSent(keepCode(contact, answer, value.trim()));
          setStep("code");
        },
        onError: refused,
      },
    );
  const confirmNow = (digits: string) => {
    if (sending || !sent?.request) return;
    confirm.mutate(
      { request: sent.request, code: digits },
      {
        onSuccess: () => {
          dropCode(contact);
          notice(t(`contact.${contact}Done`));
          onClose();
        },
        onError: refused,
      },
    );
  };
  const submit = () => {
    if (sending) return;
    setWrong(undefined);
    setRefusal(undefined);
    if (step === "value") {
      if (!value.trim()) setWrong(t("contact.required"));
      else askNow();
    } else if (code.length < CODE_DIGITS) setWrong(t("contact.codeShort"));
    else confirmNow(code);
  };
  const again = () => {
    dropCode(contact);
    setSent(undefined);
    setCode("");
    setRefusal(undefined);
    setStep("value");
  };
  const fields = { value, setValue, channel, setChannel, code, setCode };
  return { step, sent, fields, wrong, refusal, sending, submit, confirmNow, again };
}
