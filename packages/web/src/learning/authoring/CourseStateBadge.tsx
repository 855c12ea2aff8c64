import { IconArchive, IconCircleCheck, IconPencil } from "@tabler/icons-react";
import type { CourseState } from "@trilha/contract/learning/authoring/shapes.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const LOOKS = {
  draft: { tone: "warning", Icon: IconPencil },
  published: { tone: "success", Icon: IconCircleCheck },
  archived: { tone: "neutral", Icon: IconArchive },
} as const;

/** Whether learners see a course, in a word. */
export function CourseStateBadge({ state }: { state: CourseState }) {
  const { t } = useTranslation("learning/authoring");
  const { tone, Icon } = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
