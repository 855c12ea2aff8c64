import { useMutation } from "@tanstack/react-query";
import {
  checkPassword,
  passwordStrength,
  passwordStrengths,
} from "@trilha/contract/accounts/identity/checks.ts";
import { type checkPasswordLink, setPassword } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { localize } from "@trilha/contract/core/locale.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused, type Refused } from "../../api/problem.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { StrengthMeter } from "../../ui/form/StrengthMeter.tsx";
import classes from "./login.module.css";
import { dropLink, type PasswordLink } from "./password-link.ts";

type Props = { link: PasswordLink; rules: Answer<typeof checkPasswordLink>; onDone: () => void };

/** One field is enough where it can be shown: typing it twice catches nothing that looking does not. */
export function NewPasswordForm({ link, rules, onDone }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const locale = useLocale();
  const id = useId();
  const [password, setValue] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<Refused>();
  const set = useMutation({ mutationFn: () => call(setPassword, { body: { ...link, password } }) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (set.isPending) return;
    const fault = checkPassword(password, rules);
    setRefusal(undefined);
    setWrong(fault ? localize(fieldTexts[fault.code], locale, fault.params) : undefined);
    if (fault) {
      document.getElementById(id)?.focus();
      return;
    }
    set.mutate(undefined, {
      onSuccess: () => {
        dropLink();
        onDone();
      },
      onError: (error) => {
        if (!isRefused(error)) throw error;
        setWrong(error.fields.find(({ path }) => path === "body.password")?.title);
        setRefusal(error);
      },
    });
  };

  return (
    <form className="stack gap-18" onSubmit={submit} noValidate>
      <FormErrorSummary
        key={refusal?.requestId ?? "none"}
        errors={[]}
        message={refusal?.message}
        requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
      />
      <input type="text" name="username" autoComplete="username" value={link.username} readOnly hidden />
      <div>
        <PasswordInput
          id={id}
          name="password"
          label={t("setPassword.password")}
          description={t("setPassword.rule", { count: rules.minLength })}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setValue(event.currentTarget.value)}
          visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
          error={wrong}
        />
        <StrengthMeter
          level={password ? passwordStrengths.indexOf(passwordStrength(password)) + 1 : 0}
          label={t(`setPassword.${passwordStrength(password)}`)}
        />
      </div>
      <Button type="submit" className={classes.submit} loading={set.isPending} fullWidth>
        {t("setPassword.save")}
      </Button>
    </form>
  );
}
