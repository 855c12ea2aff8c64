import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import classes from "./onboarding.module.css";
import { useIntroduce } from "./onboarding.queries.ts";

type Props = {
  profile: { readonly firstName: string; readonly lastName: string; readonly version: number };
  onBack: () => void;
  onDone: () => void;
};

/** The name as the programme shows it; unchanged, nothing is sent. */
export function NameStep({ profile, onBack, onDone }: Props) {
  const { t } = useTranslation("accounts/onboarding");
  const id = useId();
  const { name } = useIntroduce();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const firstName = String(typed.get("firstName") ?? "").trim();
    const lastName = String(typed.get("lastName") ?? "").trim();
    setMissing(!firstName);
    if (!firstName) return document.getElementById(`${id}-first`)?.focus();
    if (firstName === profile.firstName && lastName === profile.lastName) return onDone();
    name.mutate({ version: profile.version, firstName, lastName }, { onSuccess: onDone });
  };
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <FormErrorSummary errors={[]} message={isRefused(name.error) ? name.error.message : undefined} />
      <TextInput
        id={`${id}-first`}
        name="firstName"
        label={t("firstName")}
        autoComplete="given-name"
        maxLength={textLimit}
        defaultValue={profile.firstName}
        error={missing ? t("nameMissing") : undefined}
      />
      <TextInput
        name="lastName"
        label={t("lastName")}
        autoComplete="family-name"
        maxLength={textLimit}
        defaultValue={profile.lastName}
      />
      <div className={classes.actions}>
        <Button variant="subtle" color="neutral" onClick={onBack}>
          {t("back")}
        </Button>
        <Button type="submit" loading={name.isPending}>
          {t("next")}
        </Button>
      </div>
    </form>
  );
}
