import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";

/** Draft every course and trail begins with: open to everybody, in one language, empty. */
export const emptyDraft: CourseDraft = {
  title: {},
  summary: {},
  description: {},
  coverFileId: null,
  defaultLocale: "pt-BR",
  locales: ["pt-BR"],
  subscription: "open",
  mandatory: false,
  audience: { all: [] },
  labelIds: [],
  prerequisiteIds: [],
  visibleFrom: null,
  visibleUntil: null,
  daysToFinish: null,
  order: "free",
  modules: [],
  items: [],
};
