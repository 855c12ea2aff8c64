import type { LearningLock } from "@trilha/contract/learning/delivery/locks.ts";
import { useTranslation } from "react-i18next";

type LockWords = {
  /** In a few words, for a line. */
  readonly short: string;
  /** Way to open the lock, as a sentence. */
  readonly opens: string;
};

/**
 * Why something cannot be opened yet and what opens it (§learning#locks "the reason for each lock"). `title` is the name of what the
 * lock points at; a lock that points nowhere needs none.
 */
export function useLockWords(): (lock: Pick<LearningLock, "reason">, title?: string) => LockWords {
  const { t } = useTranslation("learning/items");
  return ({ reason }, title) => {
    const points = reason === "course" || reason === "activity" || reason === "module" || reason === "item";
    return {
      short: t(`lock.${reason}.short`),
      opens: points && title ? t(`lock.${reason}.named`, { title }) : t(`lock.${reason}.opens`),
    };
  };
}
