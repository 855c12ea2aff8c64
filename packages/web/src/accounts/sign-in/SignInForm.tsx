import { Link } from "@tanstack/react-router";
import { passwordLimit } from "@trilha/contract/accounts/identity/limits.ts";
import { screenOfRefusal } from "@trilha/contract/accounts/sign-in-methods/screens.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inChunk } from "../../platform/chunk.ts";
import type { Branding } from "../../session/branding.ts";
import { signInWithPassword, signInWithToken } from "../../session/sign-in.ts";
import { tokens } from "../../session/tokens.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { Bone } from "../../ui/state/Skeletons.tsx";
import { FactorStep } from "./FactorStep.tsx";
import classes from "./login.module.css";
import { useSignIn } from "./use-sign-in.ts";

const loadOtherSignInMethods = inChunk("ways", () => import("./OtherSignInMethods.tsx"));
const loadPasskeySignIn = inChunk("ways", () => import("./PasskeySignIn.tsx"));

const OtherSignInMethods = lazyPart(() =>
  loadOtherSignInMethods().then(({ OtherSignInMethods }) => ({ default: OtherSignInMethods })),
);
const PasskeySignIn = lazyPart(() =>
  loadPasskeySignIn().then(({ PasskeySignIn }) => ({ default: PasskeySignIn })),
);
const CaptchaBox = lazyPart(() =>
  import("./CaptchaBox.tsx").then(({ CaptchaBox }) => ({ default: CaptchaBox })),
);
const DeniedPanel = lazyPart(() =>
  import("./DeniedPanel.tsx").then(({ DeniedPanel }) => ({ default: DeniedPanel })),
);

type Props = {
  branding: Branding;
  /** Only the person's own proof counts here; what follows it. Without: every way the client offers. */
  onOwnProof?: () => Promise<void>;
};

/**
 * The room of what stands below the form while its file is on its way: a form in the middle of the window would move
 * under a hand that is pressing its button. `look` is absent where only a passkey is offered.
 */
function WaysSkeleton({ branding }: { branding: Branding | undefined }) {
  const others = branding
    ? [branding.useAzure, branding.oauth2 !== null, branding.documentEntry]
        .filter(Boolean)
        .map((_, index) => index)
    : [];
  return (
    <div aria-hidden="true">
      {"PublicKeyCredential" in window ? <Bone height={44} /> : null}
      {branding ? (
        <div className="stack gap-12 mt-20">
          {others.length > 0 ? <p className={classes.or}>&nbsp;</p> : null}
          {others.map((index) => (
            <Bone key={index} height={44} />
          ))}
          {branding.firstAccess ? <Bone height={44} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** The password, and the other ways in the client offers. */
export function SignInForm({ branding, onOwnProof }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const { t: ui } = useTranslation("shell");
  const { state, setState, enter, goBack } = useSignIn();
  const [byToken, setByToken] = useState(() => Boolean(tokens.read().redirect?.token));
  const [refusal, setRefusal] = useState<string>();
  const [recaptcha, setRecaptcha] = useState<string>();
  const [robots, setRobots] = useState(false);
  const [missing, setMissing] = useState<readonly ("username" | "password")[]>([]);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const busy = state.kind === "busy";

  // A token that came in an address signs in by itself, once.
  const single = useRef(tokens.read().redirect?.token);
  useEffect(() => {
    const token = single.current;
    single.current = undefined;
    if (token) void enter(() => signInWithToken(token)).finally(() => setByToken(false));
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const username = String(values.get("username") ?? "").trim();
    const password = String(values.get("password") ?? "");
    const empty = [username ? [] : ["username" as const], password ? [] : ["password" as const]].flat();
    setMissing(empty);
    if (empty.length > 0) {
      setState({ kind: "idle" });
      document.getElementById(`${id}-${empty[0]}`)?.focus();
      return;
    }
    setRefusal(undefined);
    void enter(() => signInWithPassword(username, password, recaptcha), onOwnProof);
  };

  if (byToken) {
    return (
      <p className="stack content-center items-center gap-16 grow dim" role="status">
        {t("entering")}
      </p>
    );
  }
  if (state.kind === "factor") return <FactorStep state={state} onBack={goBack} />;
  const problem = state.kind === "refused" ? state.problem : undefined;
  // Once asked for, the test stays: another wrong password uses its answer up.
  if (problem?.code === "identity.captcha_needed" && !robots) setRobots(true);
  const page = screenOfRefusal(problem?.code);
  if (page && problem) {
    return (
      <Suspense fallback={null}>
        <DeniedPanel kind={page} message={problem.message} onBack={() => setState({ kind: "idle" })} />
      </Suspense>
    );
  }
  return (
    <>
      <form ref={form} className="stack gap-18" onSubmit={submit} noValidate>
        <FormErrorSummary
          key={problem ? problem.requestId : "none"}
          errors={[]}
          message={problem?.message ?? refusal}
          requestId={problem && problem.status >= 500 ? problem.requestId : undefined}
        />
        <TextInput
          id={`${id}-username`}
          name="username"
          label={t("username")}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={textLimit}
          error={missing.includes("username") ? t("usernameMissing") : undefined}
        />
        <PasswordInput
          id={`${id}-password`}
          name="password"
          label={t("password")}
          autoComplete="current-password"
          enterKeyHint="go"
          maxLength={passwordLimit}
          visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
          error={missing.includes("password") ? t("passwordMissing") : undefined}
        />
        {robots ? (
          <Suspense fallback={null}>
            <CaptchaBox branding={branding} onAnswer={setRecaptcha} round={problem?.requestId} />
          </Suspense>
        ) : null}
        <Button type="submit" className={classes.submit} loading={busy} fullWidth>
          {busy ? ui("ui.loading") : t("enter")}
        </Button>
        <Link to="/request-password" className={classes.forgot}>
          {t("forgot")}
        </Link>
      </form>
      <Suspense fallback={<WaysSkeleton branding={onOwnProof ? undefined : branding} />}>
        <PasskeySignIn signIn={(bySigning) => enter(bySigning, onOwnProof)} />
        {onOwnProof ? null : <OtherSignInMethods branding={branding} onRefused={setRefusal} />}
      </Suspense>
    </>
  );
}
