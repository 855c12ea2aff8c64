import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { CopyText } from "../../../ui/act/CopyText.tsx";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../../ui/form/SheetForm.tsx";
import { CODE_DIGITS } from "../../../ui/form/six-digits.ts";
import { ProofDeclined } from "../../re-authentication/with-proof.ts";
import classes from "./factors.module.css";
import type { NewTotp } from "./factors.queries.ts";

type Props = { totp: NewTotp; onConfirm: (code: string) => Promise<void>; onClose: () => void };

const ID = "totp";

/** The secret as a picture and as text, and the first code, which shows that the app has it. */
export function TotpSheet({ totp, onConfirm, onClose }: Props) {
  const { t } = useTranslation("accounts/profile");
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const [busy, setBusy] = useState(false);

  const confirm = async (digits: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm(digits);
    } catch (error) {
      setCode("");
      if (isRefused(error)) setProblem(error);
      else if (!(error instanceof ProofDeclined)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.length < CODE_DIGITS);
    if (code.length < CODE_DIGITS) return document.getElementById(`${ID}-code`)?.focus();
    void confirm(code);
  };

  const { size, path } = totp.qr;
  return (
    <SheetForm
      id={ID}
      title={t("factors.totpTitle")}
      submit={t("factors.confirm")}
      sending={busy}
      onSubmit={submit}
      onClose={onClose}
      summary={<FormErrorSummary key={problem?.requestId ?? "none"} errors={[]} message={problem?.message} />}
    >
      <p>{t("factors.totpScan")}</p>
      <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("factors.qr")}>
        <path d={path} />
      </svg>
      <div className="stack items-start gap-6 break text-14">
        <span>{t("factors.totpType")}</span>
        <CopyText text={totp.secret} label={t("factors.secret")} />
        <a href={totp.address}>{t("factors.openApp")}</a>
      </div>
      <CodeField
        id={`${ID}-code`}
        label={t("factors.totpCode")}
        description={t("factors.totpCodeHelp")}
        error={missing ? t("factors.totpCodeMissing") : undefined}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setMissing(false);
        }}
        onComplete={(digits) => void confirm(digits)}
      />
    </SheetForm>
  );
}
