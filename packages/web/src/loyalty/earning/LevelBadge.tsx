import { IconSparkles, IconStars, IconUser } from "@tabler/icons-react";
import type { Level } from "@trilha/contract/core/level.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const ICON = { basic: IconUser, creator: IconSparkles, influencer: IconStars } as const;

/** One of the three levels in a word. */
export function LevelBadge({ level }: { level: Level }) {
  const { t } = useTranslation("shell");
  const Icon = ICON[level];
  return (
    <StatusBadge tone={level === "basic" ? "neutral" : "primary"} icon={<Icon size={14} stroke={2} />}>
      {t(`words.level.${level}`)}
    </StatusBadge>
  );
}
