import { IconMailOpened } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./invitations.module.css";
import { type OwnInvitation, ownInvitationsQuery, useAnswerInvitation } from "./invitations.queries.ts";

type Props = {
  /** A programme was joined and may be selected. */
  onJoined: (clientId: string) => Promise<void>;
};

function Invitation({ invitation, onJoined }: Props & { invitation: OwnInvitation }) {
  const { t } = useTranslation("members/invitations");
  const { t: words } = useTranslation("shell");
  const { date } = useFormats();
  const { id, client, roles, jobProfile, createdAt } = invitation;
  const reply = useAnswerInvitation();
  const [joining, setJoining] = useState(false);
  const failed = (error: Error) => notice(error.message, { kind: "failed" });
  const places = [
    ...roles.map((role) => words(`words.role.${role}`)),
    ...(jobProfile ? [words(`words.jobProfile.${jobProfile}`)] : []),
  ];
  const accept = async () => {
    setJoining(true);
    try {
      const { clientId } = await reply.mutateAsync({ id, accept: true });
      if (clientId) await onJoined(clientId);
      else notice(t("waits", { client }));
    } catch (error) {
      failed(error as Error);
    } finally {
      setJoining(false);
    }
  };
  const decline = () =>
    reply.mutateAsync({ id, accept: false }).then(() => notice(t("declined", { client })), failed);
  return (
    <Card>
      <h2 className={classes.title}>{t("invites", { client })}</h2>
      <p className="hint stack gap-2 mt-4">
        {places.length > 0 ? <span>{t("as", { places: places.join(", ") })}</span> : null}
        <span>{t("since", { date: date(new Date(createdAt)) })}</span>
      </p>
      <div className="flex wrap gap-8 mt-16">
        <Button loading={joining} onClick={() => void accept()} aria-label={t("acceptOf", { client })}>
          {t("accept")}
        </Button>
        <ConfirmAction
          title={t("declineTitle", { client })}
          text={t("declineText")}
          confirm={t("decline")}
          onConfirm={decline}
        >
          {(ask) => (
            <Button
              variant="default"
              disabled={joining}
              onClick={ask}
              aria-label={t("declineOf", { client })}
            >
              {t("decline")}
            </Button>
          )}
        </ConfirmAction>
      </div>
    </Card>
  );
}

/** Programmes that invite the person, each with their answer. */
export function OwnInvitations({ onJoined }: Props) {
  const { t } = useTranslation("members/invitations");
  const query = useQuery(ownInvitationsQuery);
  return (
    <QueryState query={query} skeleton={<ListSkeleton rows={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={<IconMailOpened size={28} stroke={1.6} />} title={t("noneTitle")}>
            {t("noneText")}
          </EmptyState>
        ) : (
          <ul className="plain stack gap-16 max-w-680">
            {items.map((invitation) => (
              <li key={invitation.id}>
                <Invitation invitation={invitation} onJoined={onJoined} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
