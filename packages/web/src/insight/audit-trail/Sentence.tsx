import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/session.queries.ts";
import classes from "./audit.module.css";
import type { AuditTrailEntry } from "./audit.queries.ts";
import { sentenceParts } from "./sentence.ts";

/** The way to what a row is about, where there is one. */
function EntityLink({ row, children }: { row: AuditTrailEntry; children: ReactNode }) {
  const { selectedClient, isSuperuser } = useSession();
  if (row.entity === "person" && row.entityId) {
    return (
      <Link to="/admin/people/$personId" params={{ personId: row.entityId }} className={classes.link}>
        {children}
      </Link>
    );
  }
  if (row.entity === "client" && row.entityId === selectedClient?.id) {
    return (
      <Link to="/admin/client/{-$part}" params={{}} className={classes.link}>
        {children}
      </Link>
    );
  }
  if (row.entity === "client" && isSuperuser) {
    return (
      <Link
        to="/admin/clients/$clientId/{-$part}"
        params={{ clientId: row.entityId }}
        className={classes.link}
      >
        {children}
      </Link>
    );
  }
  if (row.entity === "outbox_message") {
    return (
      <Link to="/admin/outbox/$messageId" params={{ messageId: row.entityId }} className={classes.link}>
        {children}
      </Link>
    );
  }
  if (row.entity === "claim" || row.entity === "photo") {
    return (
      <Link
        to="/admin/claims/$type/$claimId"
        params={{ type: row.entity, claimId: row.entityId }}
        className={classes.link}
      >
        {children}
      </Link>
    );
  }
  if (row.entity === "level_review") {
    return (
      <Link to="/admin/levels/$reviewId" params={{ reviewId: row.entityId }} className={classes.link}>
        {children}
      </Link>
    );
  }
  if (row.entity === "training" && row.action !== "trainings.import") {
    return (
      <Link to="/admin/trainings/$trainingId" params={{ trainingId: row.entityId }} className={classes.link}>
        {children}
      </Link>
    );
  }
  if (row.entity === "reward") {
    return (
      <Link to="/admin/rewards/$rewardId" params={{ rewardId: row.entityId }} className={classes.link}>
        {children}
      </Link>
    );
  }
  if (row.entity === "order") {
    return (
      <Link to="/admin/orders/$orderId" params={{ orderId: row.entityId }} className={classes.link}>
        {children}
      </Link>
    );
  }
  // A deleted campaign has no page any more.
  if (row.entity === "campaign" && row.action !== "campaigns.remove") {
    return (
      <Link
        to="/admin/campaigns/$campaignId/{-$part}"
        params={{ campaignId: row.entityId }}
        className={classes.link}
      >
        {children}
      </Link>
    );
  }
  if (row.entity === "award_batch") {
    return (
      <Link to="/admin/awards/$batchId" params={{ batchId: row.entityId }} className={classes.link}>
        {children}
      </Link>
    );
  }
  return <strong>{children}</strong>;
}

type Props = {
  row: AuditTrailEntry;
  /** On the page of the entity itself its name is no link. */
  plain?: boolean;
};

/** Sentence of an act: its actor, the act and its object, as one would say it. */
export function Sentence({ row, plain }: Props) {
  const { t, i18n } = useTranslation("insight/audit-trail");
  const template = `template.${row.entityName}`;
  const known = row.entity === "outbox_message" && i18n.exists(template, { ns: "insight/audit-trail" });
  const name = known ? t(template as "template.invitation") : row.entityName || t("unnamed");
  return (
    <span>
      {sentenceParts(row.sentence).map((part, index) => {
        // A sentence is never reordered, so the index is a stable key.
        const key = `${index}`;
        if ("text" in part) return <span key={key}>{part.text}</span>;
        if (part.slot === "who") return <strong key={key}>{row.actorName || t("system")}</strong>;
        return plain ? (
          <strong key={key}>{name}</strong>
        ) : (
          <EntityLink key={key} row={row}>
            {name}
          </EntityLink>
        );
      })}
    </span>
  );
}
