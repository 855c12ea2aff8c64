import { recoveryDocumentLimit } from "@trilha/contract/accounts/recovery/limits.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { keepCode, type PendingCode, storedCode } from "../../session/pending-code.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { CodeEntry, type RecoveryLink } from "./CodeEntry.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import classes from "./recovery.module.css";
import { useMaskedPhone } from "./recovery.queries.ts";

/** By code: the document, the phone it belongs to, the code. */
export function CodeForm({ onLink }: { onLink: (link: RecoveryLink) => void }) {
  const { t } = useTranslation("accounts/recovery");
  const id = useId();
  const [sent, setSent] = useState<PendingCode | undefined>(() => {
    const pending = storedCode("recovery");
    return pending?.request && pending.ends > Date.now() ? pending : undefined;
  });
  const [typedDocument, setDocument] = useState("");
  const [end, setEnd] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const mask = useMaskedPhone();

  if (sent) return <CodeEntry sent={sent} onLink={onLink} onAgain={() => setSent(undefined)} />;
  if (end !== undefined) {
    return (
      <PhoneStep
        document={typedDocument.trim()}
        end={end}
        onSent={(answer) => setSent(keepCode("recovery", answer, end))}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mask.isPending) return;
    const typed = typedDocument.trim();
    setMissing(!typed);
    setRefusal(undefined);
    if (!typed) {
      document.getElementById(id)?.focus();
      return;
    }
    mask.mutate(typed, {
      onSuccess: ({ phone }) => setEnd(phone?.slice(-2) ?? ""),
      onError: (error) => {
        if (!isRefused(error)) throw error;
        setRefusal(error);
      },
    });
  };
  return (
    <form className="stack gap-18" onSubmit={submit} noValidate>
      <p className={classes.title}>{t("ways.code")}</p>
      <FormErrorSummary key={refusal?.requestId ?? "none"} errors={[]} message={refusal?.message} />
      <TextInput
        id={id}
        name="document"
        label={t("ways.document")}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={recoveryDocumentLimit}
        value={typedDocument}
        onChange={(event) => setDocument(event.currentTarget.value)}
        error={missing ? t("required") : undefined}
      />
      <Button type="submit" className={classes.submit} loading={mask.isPending} fullWidth>
        {t("continue")}
      </Button>
    </form>
  );
}
