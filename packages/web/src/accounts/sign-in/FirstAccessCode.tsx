import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { readAccessCode } from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import { redeemAccessCode } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { typedAccessCodeLimit } from "@trilha/contract/accounts/sign-in-methods/limits.ts";
import { documentLimit } from "@trilha/contract/core/limits.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import type { Branding } from "../../session/branding.ts";
import { Button } from "../../ui/controls/button.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { CaptchaBox } from "./CaptchaBox.tsx";
import classes from "./login.module.css";
import { putLink } from "./password-link.ts";

/** First access without an e-mail: the code the programme handed over, with what only its owner knows. */
export function FirstAccessCode({ branding }: { branding: Branding }) {
  const { t } = useTranslation("accounts/sign-in");
  const { t: words } = useTranslation("shell");
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState({ document: "", birthday: "", code: "" });
  const [tried, setTried] = useState(false);
  const [recaptcha, setRecaptcha] = useState<string>();
  const redeem = useMutation({
    mutationFn: () =>
      call(redeemAccessCode, {
        body: { ...typed, client: branding.client.slug, ...(recaptcha ? { recaptcha } : {}) },
      }),
    onSuccess: (link) => {
      putLink(link);
      void navigate({ to: "/set-password" });
    },
  });
  const wrong = {
    code: readAccessCode(typed.code) ? undefined : t("firstAccess.codeWrong"),
    document: typed.document.trim() ? undefined : t("document.documentMissing"),
    birthday: typed.birthday ? undefined : t("document.birthdayMissing"),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (redeem.isPending) return;
    setTried(true);
    const first = (["code", "document", "birthday"] as const).find((field) => wrong[field]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else redeem.mutate();
  };
  const refusal = isRefused(redeem.error) ? redeem.error : undefined;
  return (
    <>
      <p className={classes.title} aria-hidden="true">
        {t("firstAccess.title")}
      </p>
      <p className={classes.lead}>{t("firstAccess.codeLead", { client: branding.client.name })}</p>
      <form className="stack gap-18" onSubmit={submit} noValidate>
        <FormErrorSummary key={refusal?.requestId ?? "none"} errors={[]} message={refusal?.message} />
        <TextInput
          id={`${id}-code`}
          label={t("firstAccess.code")}
          description={t("firstAccess.codeHelp")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={typedAccessCodeLimit}
          value={typed.code}
          error={tried ? wrong.code : undefined}
          onChange={(event) => setTyped({ ...typed, code: event.currentTarget.value })}
        />
        <TextInput
          id={`${id}-document`}
          label={t("document.document")}
          description={words("words.document.hint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={documentLimit}
          value={typed.document}
          error={tried ? wrong.document : undefined}
          onChange={(event) => setTyped({ ...typed, document: event.currentTarget.value })}
        />
        <DateInput
          id={`${id}-birthday`}
          label={t("document.birthday")}
          value={typed.birthday}
          error={tried ? wrong.birthday : undefined}
          onChange={(birthday) => setTyped({ ...typed, birthday })}
        />
        <CaptchaBox branding={branding} onAnswer={setRecaptcha} round={refusal?.requestId} />
        <Button type="submit" className={classes.submit} loading={redeem.isPending} fullWidth>
          {t("firstAccess.go")}
        </Button>
        <Link
          to="."
          search={({ method: _method, ...search }: { method?: string }) => search}
          className={classes.way}
        >
          {t("firstAccess.byMail")}
        </Link>
        <Link to="/" className={classes.quiet}>
          {t("setPassword.toLogin")}
        </Link>
      </form>
    </>
  );
}
