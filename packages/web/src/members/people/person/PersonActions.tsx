import { IconBan, IconCheck, IconLockOpen, IconMailForward } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { resendInvitation } from "@trilha/contract/members/people/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { AccessCodes } from "../codes/AccessCodes.tsx";
import type { Person } from "../people.queries.ts";
import { useDecisions } from "../use-decisions.tsx";
import { AskNewPassword } from "./AskNewPassword.tsx";
import { CorrectDocument } from "./CorrectDocument.tsx";
import { RemoveFactors } from "./RemoveFactors.tsx";

/** Acts on this person now; the server says which. */
export function PersonActions({ person }: { person: Person }) {
  const { t } = useTranslation("members/people");
  const { decide, busy, question } = useDecisions();
  const invite = useMutation({
    mutationFn: () => call(resendInvitation, { params: { id: person.id } }),
    onSuccess: () => notice(t("invite.resent", { email: person.email ?? person.name })),
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <>
      {person.can.invite ? (
        <Button
          variant="default"
          loading={invite.isPending}
          leftSection={<IconMailForward size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => invite.mutate()}
        >
          {t("invite.resend")}
        </Button>
      ) : null}
      {person.can.unblock ? (
        <Button
          loading={busy}
          leftSection={<IconLockOpen size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => decide("unblock", [person])}
        >
          {t("decide.unblock")}
        </Button>
      ) : null}
      {person.can.approve ? (
        <Button
          loading={busy}
          leftSection={<IconCheck size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => decide("approve", [person])}
        >
          {t("decide.approve")}
        </Button>
      ) : null}
      {person.can.block ? (
        <Button
          variant="light"
          color="danger"
          disabled={busy}
          leftSection={<IconBan size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => decide("block", [person])}
        >
          {t("decide.block")}
        </Button>
      ) : null}
      {person.can.issueAccessCode ? <AccessCodes people={{ ids: [person.id] }} name={person.name} /> : null}
      {person.can.correctDocument ? <CorrectDocument person={person} /> : null}
      {person.can.askNewPassword ? <AskNewPassword person={person} /> : null}
      {person.can.removeFactors ? <RemoveFactors person={person} /> : null}
      {question}
    </>
  );
}
