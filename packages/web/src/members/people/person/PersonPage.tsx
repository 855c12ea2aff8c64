import { IconArrowLeft, IconBan, IconCrown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { Avatar } from "../../../ui/controls/Avatar.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { lastList } from "../list/last-list.ts";
import { MembershipBadge } from "../MembershipBadge.tsx";
import { networkQuery, type Person, personQuery } from "../people.queries.ts";
import { LinksFacts } from "./LinksFacts.tsx";
import { PersonActions } from "./PersonActions.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { PersonForm } from "./PersonForm.tsx";
import classes from "./person.module.css";

function Head({ person }: { person: Person }) {
  const { t } = useTranslation("members/people");
  return (
    <div className={classes.head}>
      <Avatar src={person.imageUrl} name={person.name} size={64} />
      <PageTitle
        title={person.name}
        lead={
          <span className="row wrap gap-6 mt-6">
            <MembershipBadge status={person.status} />
            {person.isSuperuser ? (
              <StatusBadge tone="primary" icon={<IconCrown size={14} stroke={2} />}>
                {t("superuser")}
              </StatusBadge>
            ) : null}
          </span>
        }
        actions={<PersonActions person={person} />}
      />
    </div>
  );
}

type Props = {
  /** History of the person; drawn by who knows the audit trail. */
  history: (person: Person) => ReactNode;
};

/** One person in the programme: who they are, where they stand, what they may, what happened. */
export function PersonPage({ history }: Props) {
  const { t } = useTranslation("members/people");
  const { personId = "" } = useParams({ strict: false });
  const person = useQuery(personQuery(personId));
  const network = useQuery(networkQuery);
  return (
    <>
      <Link to="/admin/people" search={lastList.read()} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("back")}
      </Link>
      <QueryState query={person} skeleton={<FormSkeleton fields={6} />}>
        {(one) => (
          <>
            <Head person={one} />
            {one.status === "blocked" && one.statusReason ? (
              <p className="flex gap-10 mb-20 p-12-16 r-12 on-danger-light text-15">
                <IconBan className="rigid mt-2 ink-danger" size={18} stroke={1.8} aria-hidden="true" />
                {t("blockedBecause", { reason: one.statusReason })}
              </p>
            ) : null}
            <div className={classes.grid}>
              <div className={classes.facts}>
                <PersonFacts person={one} />
              </div>
              <div className={classes.main}>
                <QueryState query={network} skeleton={<FormSkeleton fields={6} />}>
                  {(known) =>
                    one.can.edit || one.can.assignRoles ? (
                      <PersonForm key={one.id} person={one} network={known} />
                    ) : (
                      <LinksFacts person={one} network={known} />
                    )
                  }
                </QueryState>
              </div>
              <div className={classes.history}>{history(one)}</div>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
