import { passwordStrength, passwordStrengths } from "@trilha/contract/accounts/identity/checks.ts";
import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { localize } from "@trilha/contract/core/locale.ts";
import { passwordFloor } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { StrengthMeter } from "../../ui/form/StrengthMeter.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { useChangePassword } from "./profile.queries.ts";

type Errors = { current?: string | undefined; next?: string | undefined };

/** Changes the password; every other device is signed out by it. */
export function PasswordCard() {
  const { t } = useTranslation("accounts/profile");
  const locale = useLocale();
  const id = useId();
  const change = useChangePassword();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<Refused>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const required = localize(fieldTexts.required, locale);
    const short = [...next].length < passwordFloor;
    const faults: Errors = {
      current: current ? undefined : required,
      next: next
        ? short
          ? localize(fieldTexts.too_short, locale, { minimum: passwordFloor })
          : undefined
        : required,
    };
    setErrors(faults);
    setRefusal(undefined);
    if (faults.current || faults.next) {
      window.document.getElementById(`${id}-${faults.current ? "current" : "next"}`)?.focus();
      return;
    }
    change.mutate(
      { currentPassword: current, password: next },
      {
        onSuccess: () => {
          setCurrent("");
          setNext("");
          notice(t("passwordChanged"));
        },
        onError: (error) => {
          if (!isRefused(error)) throw error;
          const on = (name: string) => error.fields.find(({ path }) => path === `body.${name}`)?.title;
          setErrors({ current: on("currentPassword"), next: on("password") });
          setRefusal(error);
        },
      },
    );
  };

  return (
    <Card title={t("changePassword")}>
      <form className="stack content-start gap-20 shrink" onSubmit={submit} noValidate>
        <FormErrorSummary
          key={refusal?.requestId ?? "none"}
          errors={[]}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
        <PasswordInput
          id={`${id}-current`}
          label={t("currentPassword")}
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
          error={errors.current}
        />
        <div>
          <PasswordInput
            id={`${id}-next`}
            label={t("newPassword")}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
            error={errors.next}
            description={t("passwordHint")}
          />
          <StrengthMeter
            level={next ? passwordStrengths.indexOf(passwordStrength(next)) + 1 : 0}
            label={t(`strength.${passwordStrength(next)}`)}
          />
        </div>
        <div>
          <Button type="submit" loading={change.isPending}>
            {t("changePassword")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
