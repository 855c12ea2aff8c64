import { useRouter } from "@tanstack/react-router";
import { linkIdentity } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnProof } from "../../accounts/re-authentication/OwnProof.tsx";
import { ProofDeclined, withProof } from "../../accounts/re-authentication/with-proof.ts";
import { call } from "../../api/call.ts";
import { isRefused, type Refused } from "../../api/problem.ts";
import { keepTarget, linkTicket } from "../../session/provider-visit.ts";
import { useSession } from "../../session/session.queries.ts";
import { selectClient } from "../../session/sign-in.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { PageSkeleton } from "../../ui/state/Skeletons.tsx";
import { FullPage } from "./FullPage.tsx";

type State = "linking" | "declined" | "over" | Refused;

function Linking() {
  const { t } = useTranslation("accounts/sign-in");
  const { t: shell } = useTranslation("shell");
  const router = useRouter();
  const { selectedClient } = useSession();
  const [state, setState] = useState<State>("linking");
  const started = useRef(false);
  const selected = selectedClient?.id;

  /** The door's guard knows the way of who is signed in: to what is kept, or home. */
  const goOn = useCallback(() => {
    linkTicket.drop();
    return router.navigate({ to: "/", replace: true });
  }, [router]);

  const link = useCallback(async () => {
    const ticket = linkTicket.read();
    if (!ticket) return setState("over");
    setState("linking");
    try {
      const { clientId, target } = await withProof(() => call(linkIdentity, { body: { ticket } }));
      if (clientId !== selected) await selectClient(clientId);
      if (target) await keepTarget(target);
      notice(t("link.done"));
      await goOn();
    } catch (error) {
      if (error instanceof ProofDeclined) return setState("declined");
      if (!isRefused(error)) throw error;
      if (error.code === "entrances.link_over") linkTicket.drop();
      setState(error);
    }
  }, [selected, goOn, t]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void link();
  }, [link]);

  if (state === "linking") {
    return (
      <>
        <PageTitle title={t("link.linking")} hidden />
        <PageSkeleton />
      </>
    );
  }
  const refused = isRefused(state) ? state : undefined;
  const over = state === "over" || refused?.code === "entrances.link_over";
  return (
    <FullPage
      title={t("link.notDone")}
      text={refused?.message ?? t(over ? "link.over" : "link.declined")}
      code={
        refused && refused.status >= 500 && refused.requestId
          ? shell("ui.requestId", { id: refused.requestId })
          : undefined
      }
      actions={
        <>
          {over ? null : (
            <Button onClick={() => void link()}>{refused ? shell("ui.retry") : t("link.prove")}</Button>
          )}
          <Button variant={over ? "filled" : "default"} onClick={() => void goOn()}>
            {over ? shell("pages.goHome") : t("link.later")}
          </Button>
        </>
      }
    />
  );
}

/** Links the company's account somebody came by to the person who has just proved who they are; then goes on. */
export function LinkAccountPage() {
  return (
    <OwnProof>
      <Linking />
    </OwnProof>
  );
}
