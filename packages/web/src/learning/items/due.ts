import { completedStates, type LearningState } from "@trilha/contract/learning/delivery/states.ts";

/** The day it is here, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether the last day to finish something has gone by and it is not done. */
export const isLate = (
  { dueOn, state }: { readonly dueOn: string | null; readonly state: LearningState },
  day: string,
): boolean => dueOn !== null && dueOn < day && !completedStates.has(state);
