import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ownPath } from "@trilha/contract/accounts/sign-in-methods/checks.ts";
import { screenOfRefusal } from "@trilha/contract/accounts/sign-in-methods/screens.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { keepTarget, returnedFrom, returnFromProvider } from "../../session/provider-visit.ts";
import { tokens } from "../../session/tokens.ts";
import { Button } from "../../ui/controls/button.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { DeniedPanel } from "./DeniedPanel.tsx";
import { FactorStep } from "./FactorStep.tsx";
import { LinkNeedsProof } from "./LinkNeedsProof.tsx";
import classes from "./login.module.css";
import { SignInLayout } from "./SignInLayout.tsx";
import { useSignIn } from "./use-sign-in.ts";

/**
 * §routes#login-redirect login-redirect-v2, intel-login-redirect: where a provider or a vendor sends people. A code signs in; a token was
 * taken out of the address before; a target in the app is kept for after the sign-in, and any other forgotten.
 */
export function LoginRedirectPage() {
  const { t } = useTranslation("accounts/sign-in");
  const router = useRouter();
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  const { state, enter } = useSignIn();
  const [cancelled, setCancelled] = useState(false);
  const started = useRef(false);
  const toDoor = () => router.navigate({ to: "/", replace: true });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { search } = location;
    const query = new URLSearchParams(search);
    const returned = returnedFrom(search);
    const target = ownPath(query.get("next") ?? query.get("redirect") ?? "");
    // Code and state are used once: nothing of them stays in the address bar or the history.
    history.replaceState(history.state, "", location.pathname);
    if (returned) void enter(() => returnFromProvider(returned), toDoor);
    else if (query.has("error")) setCancelled(true);
    else {
      const stored = target && !tokens.read().redirect ? keepTarget(target) : Promise.resolve();
      void stored.then(toDoor);
    }
  });

  const problem = state.kind === "refused" ? state.problem : undefined;
  const unproved = problem?.code === "entrances.link_needs_proof";
  const page = screenOfRefusal(problem?.code);
  return (
    <SignInLayout branding={branding}>
      <PageTitle title={t(unproved ? "link.title" : "entering")} hidden />
      {state.kind === "factor" ? (
        // The provider's answer is used up: another try begins at the door.
        <FactorStep state={state} onBack={() => void toDoor()} />
      ) : unproved && branding ? (
        <LinkNeedsProof branding={branding} onOwnProof={toDoor} />
      ) : page && problem && branding ? (
        <DeniedPanel kind={page} message={problem.message} onBack={() => void toDoor()} />
      ) : problem || cancelled ? (
        <div className={classes.closed}>
          <FormErrorSummary errors={[]} message={problem?.message ?? t("cancelled")} />
          <Button onClick={() => void toDoor()}>{t("setPassword.toLogin")}</Button>
        </div>
      ) : (
        <p className="stack content-center items-center gap-16 grow dim" role="status">
          {t("entering")}
        </p>
      )}
    </SignInLayout>
  );
}
