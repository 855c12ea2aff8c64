import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/Card.tsx";
import { Timeline } from "../../ui/timeline/Timeline.tsx";
import type { LevelChange } from "./level.queries.ts";
import { useFallWords } from "./use-fall-words.ts";

/** How my level rose and fell, the newest last. */
export function History({ changes }: { changes: readonly LevelChange[] }) {
  const { t } = useTranslation("loyalty/tiers");
  const { t: shell } = useTranslation("shell");
  const why = useFallWords();
  if (changes.length === 0) return null;
  return (
    <Card title={t("history.title")}>
      <Timeline
        steps={changes.toReversed().map((change) => ({
          title: t(`history.${change.cause}`, { level: shell(`words.level.${change.to}`) }),
          by: change.campaign,
          at: change.at,
          text: change.reason ?? why(change),
          bad: change.cause !== "granted",
        }))}
      />
    </Card>
  );
}
