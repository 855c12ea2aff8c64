import { useState } from "react";

type Answer = {
  /** Asked for, and neither there nor failed. */
  readonly isLoading: boolean;
};

/**
 * Whether all answers that a page begins with have come or failed, and true from then on. A block of unknown height is
 * drawn together with what stands below it, which would else be moved.
 */
export function useSettled(...answers: readonly Answer[]): boolean {
  const [settled, settle] = useState(false);
  const now = settled || answers.every(({ isLoading }) => !isLoading);
  if (now && !settled) settle(true);
  return now;
}
