import type { CourseFault, CourseFaultCode } from "@trilha/contract/learning/authoring/faults.ts";
import type { BuilderSection } from "./builder-context.ts";

/** Panel and field where a fault of the course itself is mended. */
const COURSE: Partial<Record<CourseFaultCode, readonly [BuilderSection, string]>> = {
  no_title: ["texts", "course-title"],
  locale_missing: ["texts", "course-locales"],
  language_incomplete: ["texts", "course-locales"],
  window_upside_down: ["access", "course-visibleUntil"],
  audience_nobody: ["access", "course-audience"],
  prerequisite_draft: ["rules", "course-prerequisites"],
  prerequisite_archived: ["rules", "course-prerequisites"],
  prerequisite_circle: ["rules", "course-prerequisites"],
};
const ACTIVITY: Partial<Record<CourseFaultCode, string>> = {
  no_title: "activity-title",
  no_rule: "activity-rule",
  rule_not_possible: "activity-rule",
  size_unknown: "activity-rule",
  requires_missing: "activity-requires",
  requires_later: "activity-requires",
  requires_endless: "activity-requires",
};

/** Where a fault is mended: the panel to open and the field in it; no panel: in the tree. */
export function fieldOf({ code, part, partId }: Pick<CourseFault, "code" | "part" | "partId">): {
  part: string | undefined;
  field: string | undefined;
} {
  if (partId === null) {
    const [section, field] = COURSE[code] ?? [];
    return { part: section, field };
  }
  if (part === "activity") return { part: partId, field: ACTIVITY[code] ?? "activity-content" };
  if (part === "module")
    return { part: partId, field: code === "no_title" ? "module-title" : "module-requires" };
  return { part: partId, field: "item-requires" };
}
