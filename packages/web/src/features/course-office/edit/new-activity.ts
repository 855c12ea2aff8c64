import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { type MediaType, rulesOfTypes } from "@trilha/contract/learning/activity-types.ts";
import type { CompletionRule } from "@trilha/contract/learning/completion.ts";
import type { Activity, OutlineModule } from "@trilha/contract/learning/outline.ts";

type Title = Readonly<Partial<Record<Locale, string>>>;

/** A rule as it begins: what most authors want of it. */
export function ruleOf(name: CompletionRule["rule"]): CompletionRule {
  switch (name) {
    case "viewed":
      return { rule: "viewed" };
    case "pages":
      return { rule: "pages", share: 100 };
    case "watched":
      return { rule: "watched", share: 90 };
    case "time":
      return { rule: "time", seconds: 120 };
    case "score":
      return { rule: "score", minimum: 70 };
    case "verdict":
      return { rule: "verdict", require: "completed" };
  }
}

const EMPTY: Readonly<Record<MediaType, unknown>> = {
  pdf: { files: {} },
  video: { files: {}, captions: {}, noSkip: false },
  audio: { files: {}, captions: {}, noSkip: false },
  youtube: { videos: {}, seconds: {}, noSkip: false },
  vimeo: { videos: {}, seconds: {}, noSkip: false },
  wowza: { streams: {}, seconds: {}, noSkip: false },
  html: { kind: "text", html: {} },
  scorm: { packages: {} },
  scorm_cloud: { courses: {} },
  ppt: { files: {} },
  linkedin_slidshare: { embeds: {} },
  flash: { replacementId: null },
};

/** An activity before anything was put into it. */
export const newActivity = (id: string, type: MediaType, title: Title): Activity => ({
  id,
  type,
  title: { ...title },
  mandatory: true,
  minutes: 5,
  completion: ruleOf(rulesOfTypes[type][0]),
  requires: [],
  authorised: false,
  data: EMPTY[type],
});

export const newModule = (id: string, title: Title): OutlineModule => ({
  id,
  title: { ...title },
  requires: [],
  activities: [],
});
