import {
  IconArrowsSort,
  IconCheckbox,
  IconCircleDot,
  IconCursorText,
  IconFileText,
  IconLink,
  IconNumber123,
  IconStars,
  IconThumbUp,
} from "@tabler/icons-react";
import type { QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";

const ICONS: Record<QuestionKind, typeof IconLink> = {
  one: IconCircleDot,
  several: IconCheckbox,
  true_false: IconThumbUp,
  numeric: IconNumber123,
  short_text: IconCursorText,
  ordering: IconArrowsSort,
  matching: IconLink,
  essay: IconFileText,
  scale: IconStars,
};

/** The picture of a kind of question. */
export function KindIcon({ kind, size = 20 }: { kind: QuestionKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} stroke={1.7} aria-hidden="true" />;
}
