import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Segment, SegmentUse } from "@trilha/contract/members/segments/shapes.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../i18n/text-in.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./segments.module.css";

/** Page of each kind of use, and the right it asks for. */
const PAGES: Readonly<Record<SegmentUse["kind"], { path: string; right: Permission }>> = {
  campaign: { path: "/admin/campaigns/", right: "campaigns.read" },
  course: { path: "/admin/courses/", right: "courses.read" },
  trail: { path: "/admin/courses/", right: "courses.read" },
  reward: { path: "/admin/rewards/", right: "rewards.read" },
  drill: { path: "/admin/drills/", right: "drills.read" },
  badge: { path: "/admin/badges/", right: "badges.read" },
  event: { path: "/admin/events/", right: "live_sessions.read" },
};

function Use({ use, newest }: { use: SegmentUse; newest: number }) {
  const { t } = useTranslation("members/segments");
  const locale = useLocale();
  const session = useSession();
  const { kind, id, version } = use;
  const { path, right } = PAGES[kind];
  const title = textIn(use.title, locale) || t("uses.untitled");
  const isNewest = version === newest;
  return (
    <li>
      <span className="stack gap-2 shrink break">
        {can(session, right) ? (
          <Link className="ink-inherit" to={path + id}>
            <strong>{title}</strong>
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <span className="hint">{t(`uses.kind.${kind}`)}</span>
      </span>
      <StatusBadge
        tone={isNewest ? "success" : "warning"}
        icon={
          isNewest ? <IconCircleCheck size={14} stroke={2} /> : <IconAlertTriangle size={14} stroke={2} />
        }
      >
        {t("version.of", { version })}
      </StatusBadge>
    </li>
  );
}

/** Places a segment is used at, each with the version of the conditions it was approved with. */
export function SegmentUses({ segment }: { segment: Segment }) {
  const { t } = useTranslation("members/segments");
  const { uses, conditionsVersion } = segment;
  return (
    <Card title={t("uses.title")}>
      {uses.length === 0 ? (
        <p className="hint">{t("uses.none")}</p>
      ) : (
        <>
          <p className="hint under-title">{t("uses.keep")}</p>
          <ul className={classes.list} aria-label={t("uses.title")}>
            {uses.map((use) => (
              <Use key={`${use.kind} ${use.id}`} use={use} newest={conditionsVersion} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
