import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { startDocumentEntry } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { screenOfRefusal } from "@trilha/contract/accounts/sign-in-methods/screens.ts";
import { documentLimit } from "@trilha/contract/core/limits.ts";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { type Branding, brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { dropCode, keepCode, storedCode } from "../../session/pending-code.ts";
import { signInWithCode } from "../../session/sign-in.ts";
import { CountdownButton } from "../../ui/act/CountdownButton.tsx";
import { Button } from "../../ui/controls/button.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { TextInput } from "../../ui/controls/input.ts";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { CaptchaBox } from "./CaptchaBox.tsx";
import { DeniedPanel } from "./DeniedPanel.tsx";
import { FactorStep } from "./FactorStep.tsx";
import classes from "./login.module.css";
import { SignInLayout } from "./SignInLayout.tsx";
import { useSignIn } from "./use-sign-in.ts";

const NAME = "entrance";

function Steps({ branding }: { branding: Branding }) {
  const { t } = useTranslation("accounts/sign-in");
  const { t: words } = useTranslation("shell");
  const id = useId();
  const [pending, setPending] = useState(() => storedCode(NAME));
  const [typed, setTyped] = useState({ document: "", birthday: "" });
  const [missing, setMissing] = useState(false);
  const [code, setCode] = useState("");
  const [recaptcha, setRecaptcha] = useState<string>();
  const { state, setState, enter } = useSignIn();
  const start = useMutation({
    mutationFn: () =>
      call(startDocumentEntry, {
        body: { ...typed, client: branding.client.slug, ...(recaptcha ? { recaptcha } : {}) },
      }),
    onSuccess: (answer) => setPending(keepCode(NAME, answer, answer.phone ?? "")),
  });
  const problem = state.kind === "refused" ? state.problem : undefined;
  const page = screenOfRefusal(problem?.code);
  const again = () => {
    dropCode(NAME);
    setPending(undefined);
    setCode("");
    setState({ kind: "idle" });
  };
  // The code is used up: another try begins with another one.
  if (state.kind === "factor") return <FactorStep state={state} onBack={again} />;
  if (page && problem) return <DeniedPanel kind={page} message={problem.message} onBack={again} />;

  if (pending?.request) {
    const { request } = pending;
    const send = (digits: string) => void enter(() => signInWithCode(request, digits));
    const submit = (event: FormEvent) => {
      event.preventDefault();
      if (code.length === 6) send(code);
    };
    return (
      <form className="stack gap-18" onSubmit={submit} noValidate>
        <p className={classes.lead}>
          {pending.to ? t("document.sent", { phone: pending.to }) : t("document.sentQuietly")}
        </p>
        <FormErrorSummary key={problem?.requestId} errors={[]} message={problem?.message} />
        <CodeField
          id={`${id}-code`}
          label={t("document.code")}
          value={code}
          onChange={setCode}
          onComplete={send}
        />
        <Button type="submit" className={classes.submit} loading={state.kind === "busy"} fullWidth>
          {t("enter")}
        </Button>
        <CountdownButton
          until={pending.until}
          label={t("document.again")}
          waiting={(left) => t("document.wait", { left })}
          onClick={again}
        />
      </form>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const complete = typed.document.trim() !== "" && typed.birthday !== "";
    setMissing(!complete);
    if (complete) start.mutate();
  };
  return (
    <form className="stack gap-18" onSubmit={submit} noValidate>
      <FormErrorSummary errors={[]} message={isRefused(start.error) ? start.error.message : undefined} />
      <TextInput
        id={`${id}-document`}
        label={t("document.document")}
        description={words("words.document.hint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={documentLimit}
        value={typed.document}
        error={missing && !typed.document.trim() ? t("document.documentMissing") : undefined}
        onChange={(event) => setTyped({ ...typed, document: event.currentTarget.value })}
      />
      <DateInput
        id={`${id}-birthday`}
        label={t("document.birthday")}
        value={typed.birthday}
        error={missing && !typed.birthday ? t("document.birthdayMissing") : undefined}
        onChange={(birthday) => setTyped({ ...typed, birthday })}
      />
      <CaptchaBox
        branding={branding}
        onAnswer={setRecaptcha}
        round={isRefused(start.error) ? start.error.requestId : undefined}
      />
      <Button type="submit" className={classes.submit} loading={start.isPending} fullWidth>
        {t("document.send")}
      </Button>
      <Link to="/" className={classes.quiet}>
        {t("setPassword.toLogin")}
      </Link>
    </form>
  );
}

/** §api#document-and-birth-date, then a code to the verified phone. */
export function DocumentEntryPage() {
  const { t } = useTranslation("accounts/sign-in");
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  return (
    <SignInLayout branding={branding}>
      <PageTitle title={t("withDocument")} />
      {branding ? <Steps branding={branding} /> : <FormSkeleton fields={2} />}
    </SignInLayout>
  );
}
