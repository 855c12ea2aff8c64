import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { takeToken } from "../../session/held-token.ts";
import { clearSession } from "../../session/leave.ts";
import { sessionQuery } from "../../session/session.queries.ts";
import { signInWithToken } from "../../session/sign-in.ts";
import { saveTokens, tokens } from "../../session/tokens.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageSkeleton } from "../../ui/state/Skeletons.tsx";
import { loadPlaces } from "../known-places.ts";
import { webserviceLanding } from "../webservice-landing.ts";
import { FullPage } from "./FullPage.tsx";

/** Spec §states#webservice-login "Webservice login": a partner's single-use token signs in and leads straight to a module. */
export function WebserviceLoginPage() {
  const { t } = useTranslation("shell");
  const { t: login } = useTranslation("accounts/sign-in");
  const router = useRouter();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refused>();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const enter = async () => {
      const token = takeToken();
      const query = location.search;
      if (token) {
        await clearSession();
        await signInWithToken(token, { webservice: true });
      }
      if (!tokens.signedIn()) {
        // Without a token one has to be somebody already; where it leads is kept until then.
        await saveTokens({ redirect: { url: `/webservice-login${query}` } });
        return void router.navigate({ to: "/", replace: true });
      }
      const session = await queries.fetchQuery(sessionQuery);
      await router.navigate({ to: webserviceLanding(query, session, await loadPlaces()), replace: true });
    };
    enter().catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      setRefusal(error);
    });
  }, [router, queries]);

  if (!refusal) return <PageSkeleton />;
  return (
    <FullPage
      title={
        refusal.code === "session.token_invalid" ? login("setPassword.expiredTitle") : t("ui.errorTitle")
      }
      text={refusal.message}
      code={refusal.requestId ? t("ui.requestId", { id: refusal.requestId }) : undefined}
      actions={
        <Button onClick={() => void router.navigate({ to: "/", replace: true })}>
          {login("setPassword.toLogin")}
        </Button>
      }
    />
  );
}
