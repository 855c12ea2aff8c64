import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { useProve } from "./own-data.queries.ts";

/** Asks for the password once more. */
export function ProofSheet({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const { t } = useTranslation("own-data");
  const id = useId();
  const prove = useProve();
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setWrong(t("proof.required"));
    prove.mutate(password, {
      onSuccess: onProved,
      onError: (error) => setWrong(isRefused(error) ? error.message : String(error)),
    });
  };
  return (
    <SheetForm
      id={id}
      title={t("proof.title")}
      submit={t("proof.confirm")}
      sending={prove.isPending}
      onSubmit={submit}
      onClose={onClose}
      summary={null}
    >
      <p>{t("proof.text")}</p>
      <PasswordInput
        id={`${id}-password`}
        name="password"
        label={t("proof.password")}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ "aria-label": t("proof.show"), tabIndex: 0 }}
        error={wrong}
        data-autofocus
      />
    </SheetForm>
  );
}
