import { IconExternalLink } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { AudienceLock } from "@trilha/contract/members/eligibility/locks.ts";
import { useTranslation } from "react-i18next";
import { ownLink } from "../../ui/page/own-link.ts";

/** Link to where a person opens the lock themselves; nothing where only others could. */
export function LockLink({ lock }: { lock: AudienceLock }) {
  const { t } = useTranslation("members/eligibility");
  if (lock.kind === "level") return <Link {...ownLink("/profile/level")}>{t("lock.toLevel")}</Link>;
  if (lock.kind !== "training" || !lock.training.link) return null;
  const { link } = lock.training;
  if (link.startsWith("/")) return <Link {...ownLink(link)}>{t("lock.toTraining")}</Link>;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {t("lock.toTraining")}
      <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
      <span className="only-heard">{t("lock.newWindow")}</span>
    </a>
  );
}
