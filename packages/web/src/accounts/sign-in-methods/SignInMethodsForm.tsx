import { useQuery } from "@tanstack/react-query";
import { providerLimits } from "@trilha/contract/accounts/sign-in-methods/limits.ts";
import { providerKinds } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { ProviderCard } from "./ProviderCard.tsx";
import classes from "./sign-in-methods.module.css";
import { type SignInMethods, signInMethodsQuery, useSaveSignInMethods } from "./sign-in-methods.queries.ts";
import { bodyOf, missingIn, type SignInMethodsValues, valuesOf } from "./sign-in-methods-form.ts";

type Client = { readonly id: string; readonly can: { readonly configure: boolean } };

function Form({ client, ways }: { client: Client; ways: SignInMethods }) {
  const { t } = useTranslation("accounts/sign-in-methods");
  const locale = useLocale();
  const [values, setValues] = useState<SignInMethodsValues>(() => valuesOf(ways));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { mutate, error, isPending, isSuccess, reset } = useSaveSignInMethods(client.id);
  const disabled = !client.can.configure;
  const refused = isRefused(error) ? error : undefined;

  const errorOf = (path: string): string | undefined => {
    if (missing.includes(path)) return fieldWords("required", locale);
    return refused?.fields.find((field) => field.path === `body.${path}`)?.title;
  };
  const change = (changes: Partial<SignInMethodsValues>) => {
    reset();
    setValues({ ...values, ...changes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = missingIn(values);
    setMissing(empty);
    if (empty[0]) document.getElementById(`ways-${empty[0]}`)?.focus();
    else mutate(bodyOf(values, ways.version), { onSuccess: (saved) => setValues(valuesOf(saved)) });
  };
  const toggle = (name: "documentEntry" | "firstAccess") => ({
    id: `ways-${name}`,
    label: t(`${name}`),
    description: t(`${name}Help`),
    checked: values[name],
    disabled,
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      change({ [name]: event.currentTarget.checked }),
  });
  const { captcha, providers } = values;
  return (
    <form className="stack align-start gap-20 shrink" onSubmit={submit} noValidate>
      <FormErrorSummary key={refused?.requestId} errors={[]} message={refused?.message} />
      <Card title={t("title")}>
        <div className="stack gap-16">
          <Toggle {...toggle("documentEntry")} />
          <Toggle {...toggle("firstAccess")} />
          <Toggle
            id="ways-captcha.active"
            label={t("captcha")}
            description={t("captchaHelp")}
            checked={captcha.active}
            disabled={disabled}
            onChange={(event) => change({ captcha: { ...captcha, active: event.currentTarget.checked } })}
          />
          {captcha.active ? (
            <div className={`stack align-start gap-20 shrink ${classes.inner}`}>
              <TextInput
                id="ways-captcha.siteKey"
                label={t("siteKey")}
                maxLength={textLimit}
                withAsterisk
                disabled={disabled}
                value={captcha.siteKey}
                error={errorOf("captcha.siteKey")}
                onChange={(event) => change({ captcha: { ...captcha, siteKey: event.currentTarget.value } })}
              />
              <PasswordInput
                id="ways-captcha.secret"
                label={t("secret")}
                description={ways.captcha.hasSecret ? t("secretKept") : undefined}
                autoComplete="off"
                maxLength={providerLimits.secret}
                disabled={disabled}
                value={captcha.secret}
                error={errorOf("captcha.secret")}
                onChange={(event) => change({ captcha: { ...captcha, secret: event.currentTarget.value } })}
              />
            </div>
          ) : null}
        </div>
      </Card>
      {providerKinds.map((kind) => (
        <ProviderCard
          key={kind}
          clientId={client.id}
          kind={kind}
          values={providers[kind]}
          hasSecret={ways.providers[kind]?.hasSecret ?? false}
          returnAddress={ways.returnAddress}
          disabled={disabled}
          errorOf={errorOf}
          onChange={(provider) => change({ providers: { ...providers, [kind]: provider } })}
        />
      ))}
      {disabled ? null : (
        <div>
          <Button type="submit" loading={isPending}>
            {t("save")}
          </Button>
          <p role="status">{isSuccess ? t("saved") : ""}</p>
        </div>
      )}
    </form>
  );
}

/** §entities#oauth2 How people get in beside the password: providers, document, first access, the test for robots. */
export function SignInMethodsForm({ client }: { client: Client }) {
  const query = useQuery(signInMethodsQuery(client.id));
  return (
    <QueryState query={query} skeleton={<FormSkeleton fields={6} />}>
      {(ways) => <Form client={client} ways={ways} />}
    </QueryState>
  );
}
