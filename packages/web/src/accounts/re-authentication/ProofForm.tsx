import type { passkeyQuestion } from "@trilha/contract/accounts/identity/factor-shapes.ts";
import { recoveryCodeLimit } from "@trilha/contract/accounts/identity/limits.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { isRefused, type Refused } from "../../api/problem.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { CODE_DIGITS } from "../../ui/form/six-digits.ts";
import { PasskeyCancelled, signWithPasskey } from "./passkey-browser.ts";
import type { ProofBody, ProofMethod } from "./proof-methods.ts";
import classes from "./proving.module.css";

type Props = {
  /** Methods the person can prove with; the first is asked for. */
  ways: readonly ProofMethod[];
  /** Challenge a passkey must sign. */
  askPasskey: () => Promise<z.output<typeof passkeyQuestion>>;
  onProve: (proof: ProofBody) => Promise<unknown>;
};

/** Asks for one proof of who somebody is, and lets them choose another. */
export function ProofForm({ ways, askPasskey, onProve }: Props) {
  const { t } = useTranslation("accounts/re-authentication");
  const id = useId();
  const [chosen, setChosen] = useState<ProofMethod>();
  const method = chosen ?? ways[0];
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const [busy, setBusy] = useState(false);
  if (!method) return <p>{t("nothing")}</p>;

  const prove = async (proof: () => Promise<ProofBody>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onProve(await proof());
    } catch (error) {
      setTyped("");
      if (isRefused(error)) setProblem(error);
      else if (!(error instanceof PasskeyCancelled)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const proofOf = async (value: string): Promise<ProofBody> => {
    if (method === "password") return { password: value };
    if (method === "passkey")
      return { factor: { kind: method, passkey: await signWithPasskey(await askPasskey()) } };
    return { factor: { kind: method, code: value } };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const incomplete = method === "totp" ? typed.length < CODE_DIGITS : method !== "passkey" && !typed.trim();
    setMissing(incomplete);
    if (incomplete) return document.getElementById(`${id}-${method}`)?.focus();
    void prove(() => proofOf(typed));
  };
  const choose = (other: ProofMethod) => {
    setChosen(other);
    setTyped("");
    setMissing(false);
    setProblem(undefined);
  };
  const field = {
    id: `${id}-${method}`,
    error: missing ? t(`missing.${method === "passkey" ? "totp" : method}`) : undefined,
  };

  return (
    <form className="stack gap-20" onSubmit={submit} noValidate>
      <FormErrorSummary
        key={problem?.requestId ?? "none"}
        errors={[]}
        message={problem?.message}
        requestId={problem && problem.status >= 500 ? problem.requestId : undefined}
      />
      {method === "totp" ? (
        <CodeField
          {...field}
          label={t("totp.label")}
          description={t("totp.help")}
          value={typed}
          onChange={setTyped}
          onComplete={(code) => void prove(() => proofOf(code))}
        />
      ) : method === "recovery_code" ? (
        <TextInput
          {...field}
          label={t("recovery_code.label")}
          description={t("recovery_code.help")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={recoveryCodeLimit}
        />
      ) : method === "password" ? (
        <PasswordInput
          {...field}
          label={t("password.label")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ "aria-label": t("password.show"), tabIndex: 0 }}
        />
      ) : (
        <p className="dim">{t("passkey.help")}</p>
      )}
      <Button type="submit" className={classes.submit} loading={busy} fullWidth>
        {t(method === "passkey" ? "passkey.use" : "confirm")}
      </Button>
      {ways.length > 1 ? (
        <fieldset className="stack items-start gap-4">
          <legend className="hint">{t("otherWays")}</legend>
          {ways
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} variant="subtle" color="neutral" onClick={() => choose(other)}>
                {t(`${other}.choose`)}
              </Button>
            ))}
        </fieldset>
      ) : null}
    </form>
  );
}
