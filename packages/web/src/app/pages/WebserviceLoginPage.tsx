import { useQueryClient } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { clearSession } from "../../session/leave.ts";
import { webserviceTarget } from "../../session/rules/webservice-target.ts";
import { type Session, sessionQuery } from "../../session/session.queries.ts";
import { signInWithToken } from "../../session/sign-in.ts";
import { tokens } from "../../session/tokens.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageSkeleton } from "../../ui/state/Skeletons.tsx";
import { homePath } from "../home-path.ts";
import { placeAt } from "../places.ts";
import { PLACES } from "../registered-places.ts";
import { FullPage } from "./FullPage.tsx";

/** Where the query leads, as far as this app has the place; else home. */
function targetOf(session: Session): string {
  const query = new URLSearchParams(location.search);
  const home = homePath(session);
  const wanted = { id: query.get("id") ?? undefined, module: query.get("module") ?? undefined };
  const target = webserviceTarget(wanted, session.selectedClient?.flags ?? {}, home);
  return placeAt(PLACES, target) ? target : home;
}

/** Spec §4 "Webservice login": a partner's single-use token signs in and leads straight to a module. */
export function WebserviceLoginPage() {
  const { t } = useTranslation("shell");
  const { t: login } = useTranslation("login");
  const router = useRouter();
  const queries = useQueryClient();
  const { token } = useParams({ strict: false }) as { token?: string };
  const [refusal, setRefusal] = useState<Refused>();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const enter = async () => {
      if (token) {
        await clearSession();
        await signInWithToken(token, { webservice: true });
      }
      if (!tokens.signedIn()) return void router.navigate({ to: "/", replace: true });
      const session = await queries.fetchQuery(sessionQuery);
      await router.navigate({ to: targetOf(session), replace: true });
    };
    enter().catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      setRefusal(error);
    });
  }, [token, router, queries]);

  if (!refusal) return <PageSkeleton />;
  return (
    <FullPage
      title={t("ui.errorTitle")}
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
