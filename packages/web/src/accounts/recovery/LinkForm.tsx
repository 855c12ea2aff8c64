import { recoveryDocumentLimit } from "@trilha/contract/accounts/recovery/limits.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { dropCode, keepCode, type PendingCode, storedCode } from "../../session/pending-code.ts";
import { CountdownButton } from "../../ui/act/CountdownButton.tsx";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import classes from "./recovery.module.css";
import { useAskLink, waitOf } from "./recovery.queries.ts";
import type { RecoveryMethod } from "./recovery-methods.ts";

const FIELD = {
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  username: { type: "text", autoComplete: "username", inputMode: "text" },
  document: { type: "text", autoComplete: "off", inputMode: "text" },
} as const;

/** Asks for a link by mail. What comes back says nothing of whether there is such an account. */
export function LinkForm({ method }: { method: Exclude<RecoveryMethod, "code"> }) {
  const { t } = useTranslation("accounts/recovery");
  const id = useId();
  const storageName = `link.${method}`;
  const [sent, setSent] = useState<PendingCode | undefined>(() => storedCode(storageName));
  const [name, setName] = useState(sent?.to ?? "");
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const ask = useAskLink();

  const send = () => {
    if (ask.isPending) return;
    setRefusal(undefined);
    const typed = name.trim();
    setMissing(!typed);
    if (!typed) {
      document.getElementById(id)?.focus();
      return;
    }
    ask.mutate(
      { [method]: typed },
      {
        onSuccess: (answer) => setSent(keepCode(storageName, answer, typed)),
        onError: (error) => {
          if (!isRefused(error)) throw error;
          const duration = waitOf(error);
          // A link asked for a moment ago, perhaps here, is on its way already.
          if (duration !== undefined) setSent(keepCode(storageName, { duration }, typed));
          else setRefusal(error);
        },
      },
    );
  };

  if (sent) {
    return (
      <div>
        <div role="status">
          <p className={classes.title}>{t("linkSentTitle")}</p>
          <p className={classes.lead}>{t("linkSentText")}</p>
        </div>
        <FormErrorSummary key={refusal?.requestId ?? "none"} errors={[]} message={refusal?.message} />
        <div className="stack gap-10 mt-18">
          <p className="hint">{t("linkSpam")}</p>
          <CountdownButton
            until={sent.until}
            label={t("sendLinkAgain")}
            waiting={(left) => t("again", { left })}
            loading={ask.isPending}
            onClick={send}
          />
          <Button
            variant="subtle"
            onClick={() => {
              dropCode(storageName);
              setSent(undefined);
            }}
          >
            {t("change")}
          </Button>
        </div>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="stack gap-18" onSubmit={submit} noValidate>
      <p className={classes.title}>{t("linkTitle")}</p>
      <FormErrorSummary key={refusal?.requestId ?? "none"} errors={[]} message={refusal?.message} />
      <TextInput
        {...FIELD[method]}
        id={id}
        name={method}
        label={t(`ways.${method}`)}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={method === "document" ? recoveryDocumentLimit : textLimit}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing ? t("required") : undefined}
      />
      <Button type="submit" className={classes.submit} loading={ask.isPending} fullWidth>
        {t("sendLink")}
      </Button>
    </form>
  );
}
