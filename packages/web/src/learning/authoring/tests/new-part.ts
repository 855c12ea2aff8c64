import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";

/** A part that draws, before anything narrows it. */
export const drawnPart = (bankId: string, moduleId: string | null = null): TestPart => ({
  ...{ from: "bank", id: crypto.randomUUID(), bankId, tags: [], difficulties: [], count: 5, moduleId },
});

/** A part of questions somebody chose. */
export const chosenPart = (questionIds: string[], moduleId: string | null = null): TestPart => ({
  ...{ from: "chosen", id: crypto.randomUUID(), questionIds, moduleId },
});
