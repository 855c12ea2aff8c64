import { useTranslation } from "react-i18next";
import { OwnProof } from "../../accounts/re-authentication/OwnProof.tsx";
import { OwnInvitations } from "../../members/invitations/OwnInvitations.tsx";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useClientSwitch } from "../frame/use-client-switch.ts";
import { FullPage } from "./FullPage.tsx";

/** The programmes that invite who is here. */
export function InvitationsRoute() {
  const { t } = useTranslation("members/invitations");
  const join = useClientSwitch();
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <OwnProof>
        <OwnInvitations onJoined={join} />
      </OwnProof>
    </>
  );
}

/** Stands before every page of who is in no programme yet: to answer is all they can do. */
export function OnlyInvited() {
  const { t } = useTranslation("members/invitations");
  const { t: shell } = useTranslation("shell");
  const join = useClientSwitch();
  return (
    <FullPage
      title={t("title")}
      text={t("lead")}
      actions={
        <Button variant="default" onClick={() => void leave()}>
          {shell("shell.signOut")}
        </Button>
      }
    >
      <OwnInvitations onJoined={join} />
    </FullPage>
  );
}
