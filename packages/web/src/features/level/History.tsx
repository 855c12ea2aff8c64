import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/Card.tsx";
import { Timeline } from "../../ui/timeline/Timeline.tsx";
import type { Change } from "./level.queries.ts";

/** How my level rose and fell, the newest last. */
export function History({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation("level");
  const { t: shell } = useTranslation("shell");
  if (changes.length === 0) return null;
  return (
    <Card title={t("history.title")}>
      <Timeline
        steps={changes
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map(({ to, cause, campaign, reason, at }) => ({
            title: t(`history.${cause}`, { level: shell(`words.level.${to}`) }),
            by: campaign,
            at,
            text: reason,
            bad: cause !== "granted",
          }))}
      />
    </Card>
  );
}
