import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { sessionQuery } from "../../session/session.queries.ts";
import { signInWithPassword, signInWithToken } from "../../session/sign-in.ts";
import { tokens } from "../../session/tokens.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { type FieldError, FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import classes from "./login.module.css";

type State =
  | { readonly kind: "idle" | "busy" | "token" }
  | { readonly kind: "refused"; readonly problem: Refused };

/** Signs in and goes where the person wanted to go: the login page's own guard knows the way. */
function useEntrance() {
  const queries = useQueryClient();
  const router = useRouter();
  const [state, setState] = useState<State>(() => ({
    kind: tokens.read().redirect?.token ? "token" : "idle",
  }));

  const enter = async (signIn: () => Promise<void>) => {
    try {
      await signIn();
      await queries.fetchQuery(sessionQuery);
      await router.invalidate();
    } catch (error) {
      if (!isRefused(error)) throw error;
      setState({ kind: "refused", problem: error });
    }
  };
  return { state, setState, enter };
}

export function SignInForm() {
  const { t } = useTranslation("login");
  const { t: ui } = useTranslation("shell");
  const { state, setState, enter } = useEntrance();
  const [missing, setMissing] = useState<readonly ("username" | "password")[]>([]);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const busy = state.kind === "busy";

  // A token that came in an address signs in by itself, once.
  const single = useRef(tokens.read().redirect?.token);
  useEffect(() => {
    const token = single.current;
    single.current = undefined;
    if (token) void enter(() => signInWithToken(token));
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
    setState({ kind: "busy" });
    void enter(() => signInWithPassword(username, password));
  };

  if (state.kind === "token") {
    return (
      <p className={classes.entering} role="status">
        {t("entering")}
      </p>
    );
  }
  const problem = state.kind === "refused" ? state.problem : undefined;
  const errors: readonly FieldError[] = [];
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <FormErrorSummary
        key={problem ? problem.requestId : "none"}
        errors={errors}
        message={problem?.message}
        requestId={problem && problem.status >= 500 ? problem.requestId : undefined}
      />
      <TextInput
        id={`${id}-username`}
        name="username"
        label={t("username")}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={256}
        error={missing.includes("username") ? t("usernameMissing") : undefined}
      />
      <PasswordInput
        id={`${id}-password`}
        name="password"
        label={t("password")}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={512}
        visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
        error={missing.includes("password") ? t("passwordMissing") : undefined}
      />
      <Button type="submit" className={classes.submit} loading={busy} fullWidth>
        {busy ? ui("ui.loading") : t("enter")}
      </Button>
      <Link to="/request-password" className={classes.forgot}>
        {t("forgot")}
      </Link>
    </form>
  );
}
