import type { validateRecoveryCode } from "@trilha/contract/accounts/recovery/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { dropCode, type PendingCode } from "../../session/pending-code.ts";
import { CountdownButton } from "../../ui/act/CountdownButton.tsx";
import { Button } from "../../ui/controls/button.ts";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { CODE_DIGITS } from "../../ui/form/six-digits.ts";
import classes from "./recovery.module.css";
import { useCheckCode } from "./recovery.queries.ts";

export type RecoveryLink = Answer<typeof validateRecoveryCode>;
type Props = { sent: PendingCode; onLink: (link: RecoveryLink) => void; onAgain: () => void };

/** Trades the code for a link that sets a new password. */
export function CodeEntry({ sent, onLink, onAgain }: Props) {
  const { t } = useTranslation("accounts/recovery");
  const id = useId();
  const [code, setCode] = useState("");
  const [short, setShort] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const check = useCheckCode();

  const send = (digits: string) => {
    if (check.isPending || !sent.request) return;
    setRefusal(undefined);
    setShort(digits.length < CODE_DIGITS);
    if (digits.length < CODE_DIGITS) {
      document.getElementById(id)?.focus();
      return;
    }
    check.mutate(
      { request: sent.request, code: digits },
      {
        onSuccess: (link) => {
          dropCode("recovery");
          onLink(link);
        },
        onError: (error) => {
          if (!isRefused(error)) throw error;
          setCode("");
          setRefusal(error);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <form className="stack gap-18" onSubmit={submit} noValidate>
      <div role="status">
        <p className={classes.title}>{t("codeSentTitle")}</p>
        <p className={classes.lead}>{sent.to ? t("codeSentText", { end: sent.to }) : t("codeSentQuietly")}</p>
      </div>
      <FormErrorSummary key={refusal?.requestId ?? "none"} errors={[]} message={refusal?.message} />
      <CodeField
        id={id}
        label={t("code")}
        value={code}
        onChange={setCode}
        onComplete={send}
        error={short ? t("codeShort") : undefined}
      />
      <Button type="submit" className={classes.submit} loading={check.isPending} fullWidth>
        {t("checkCode")}
      </Button>
      <CountdownButton
        until={sent.until}
        label={t("sendLinkAgain")}
        waiting={(left) => t("again", { left })}
        onClick={() => {
          dropCode("recovery");
          onAgain();
        }}
      />
    </form>
  );
}
