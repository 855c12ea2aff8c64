import { Link, useNavigate } from "@tanstack/react-router";
import {
  checkPassword,
  passwordStrength,
  passwordStrengths,
} from "@trilha/contract/accounts/identity/checks.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { DocumentFields, type TypedDocument } from "../../../accounts/documents/DocumentFields.tsx";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { keepTarget } from "../../../session/provider-visit.ts";
import { Button } from "../../../ui/controls/button.ts";
import { PasswordInput } from "../../../ui/controls/PasswordInput.tsx";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { StrengthMeter } from "../../../ui/form/StrengthMeter.tsx";
import classes from "../registration.module.css";
import { type LinkAnswer, useConfirm } from "../registration.queries.ts";
import { dropToken } from "./link-token.ts";

const ID = "confirm";
type Errors = { password?: string | undefined; document?: string | undefined };

/** One password, and another document where the first belongs to somebody (§validation#document "Document already used"). */
export function ConfirmForm({ token, link }: { token: string; link: LinkAnswer }) {
  const { t } = useTranslation("members/registration");
  const locale = useLocale();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [password, setPassword] = useState("");
  const [document, setDocument] = useState<TypedDocument>();
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<Refused>();

  const failed = (error: Error) => {
    if (!isRefused(error)) throw error;
    const at = (name: string) => error.fields.find(({ path }) => path === `body.${name}`)?.title;
    const used = error.code === "registration.document_used";
    if (used) setDocument(document ?? { document: "", documentCountry: link.documentCountry });
    setErrors({ password: at("password"), document: used ? error.message : at("document") });
    setRefusal(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    const wrong = link.needsPassword ? checkPassword(password, link.rules) : undefined;
    setRefusal(undefined);
    setErrors(wrong ? { password: fieldWords(wrong.code, locale, wrong.params) } : {});
    if (wrong) {
      globalThis.document.getElementById(`${ID}-password`)?.focus();
      return;
    }
    const body = {
      token,
      ...(link.needsPassword && { password }),
      ...(document?.document && document),
    };
    confirm.mutate(body, {
      onSuccess: ({ status }) => {
        dropToken();
        if (link.needsPassword) void keepTarget("/onboarding");
        void navigate({ to: "/register-success", search: { state: status }, replace: true });
      },
      onError: failed,
    });
  };
  return (
    <form className="stack gap-18 no-outline" onSubmit={submit} noValidate>
      <FormErrorSummary
        key={refusal?.requestId ?? "none"}
        errors={[]}
        message={refusal?.message}
        requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
      />
      <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
      {document === undefined ? null : (
        <>
          <DocumentFields
            id={ID}
            label={t("confirm.document")}
            help={t("confirm.documentHint")}
            value={document}
            error={errors.document}
            onChange={setDocument}
          />
          <p className={classes.hint}>
            {t("confirm.yours")} <Link to="/">{t("toLogin")}</Link>
          </p>
        </>
      )}
      {link.needsPassword ? (
        <div>
          <PasswordInput
            id={`${ID}-password`}
            name="password"
            label={t("confirm.password")}
            description={t("confirm.rule", { count: link.rules.minLength })}
            autoComplete="new-password"
            value={password}
            error={errors.password}
            visibilityToggleButtonProps={{ "aria-label": t("confirm.show"), tabIndex: 0 }}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <StrengthMeter
            level={password ? passwordStrengths.indexOf(passwordStrength(password)) + 1 : 0}
            label={t(`confirm.${passwordStrength(password)}`)}
          />
        </div>
      ) : null}
      <Button type="submit" className={classes.submit} loading={confirm.isPending} fullWidth>
        {t("confirm.send")}
      </Button>
    </form>
  );
}
