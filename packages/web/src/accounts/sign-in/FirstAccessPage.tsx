import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { askFirstAccess } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { type Branding, brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { CaptchaBox } from "./CaptchaBox.tsx";
import { FirstAccessCode } from "./FirstAccessCode.tsx";
import classes from "./login.module.css";
import { SignInLayout } from "./SignInLayout.tsx";

function LinkForm({ branding }: { branding: Branding }) {
  const { t } = useTranslation("accounts/sign-in");
  const id = useId();
  const [missing, setMissing] = useState(false);
  const [recaptcha, setRecaptcha] = useState<string>();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (identifier: string) =>
      call(askFirstAccess, {
        body: { identifier, client: branding.client.slug, ...(recaptcha ? { recaptcha } : {}) },
      }),
  });
  if (isSuccess) {
    return (
      <div className={classes.closed} role="status">
        <p className={classes.title}>{t("firstAccess.sentTitle")}</p>
        <p>{t("firstAccess.sentText")}</p>
        <Link to="/" className={classes.back}>
          {t("setPassword.toLogin")}
        </Link>
      </div>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("identifier") ?? "").trim();
    setMissing(!typed);
    if (typed) mutate(typed);
    else document.getElementById(id)?.focus();
  };
  return (
    <>
      <p className={classes.title} aria-hidden="true">
        {t("firstAccess.title")}
      </p>
      <p className={classes.lead}>{t("firstAccess.lead", { client: branding.client.name })}</p>
      <form className="stack gap-18" onSubmit={submit} noValidate>
        <FormErrorSummary errors={[]} message={isRefused(error) ? error.message : undefined} />
        <TextInput
          id={id}
          name="identifier"
          label={t("firstAccess.identifier")}
          description={t("firstAccess.help")}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={textLimit}
          error={missing ? t("firstAccess.missing") : undefined}
        />
        <CaptchaBox
          branding={branding}
          onAnswer={setRecaptcha}
          round={isRefused(error) ? error.requestId : undefined}
        />
        <Button type="submit" className={classes.submit} loading={isPending} fullWidth>
          {t("firstAccess.send")}
        </Button>
        <Link to="." search={(search: object) => ({ ...search, method: "code" })} className={classes.way}>
          {t("firstAccess.haveCode")}
        </Link>
        <Link to="/" className={classes.quiet}>
          {t("setPassword.toLogin")}
        </Link>
      </form>
    </>
  );
}

/** §routes#first-access first_access: people who were loaded in advance get the link that sets their password, or have a code for it. */
export function FirstAccessPage() {
  const { t } = useTranslation("accounts/sign-in");
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  const { method } = useSearch({ strict: false }) as { method?: string };
  const Form = method === "code" ? FirstAccessCode : LinkForm;
  return (
    <SignInLayout branding={branding}>
      <PageTitle title={t("firstAccess.title")} hidden />
      {location.pathname.startsWith("/intel-first-access") ? (
        <p className={classes.lead}>{t("firstAccess.vendor")}</p>
      ) : null}
      {branding ? (
        <Form key={method ?? "link"} branding={branding} />
      ) : (
        <FormSkeleton fields={method === "code" ? 3 : 1} />
      )}
    </SignInLayout>
  );
}
