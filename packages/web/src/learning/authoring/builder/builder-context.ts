import type { Locale } from "@trilha/contract/core/locale.ts";
import type { OfficeCourse } from "@trilha/contract/learning/authoring/shapes.ts";
import { createContext, use } from "react";
import type { RunningUpload, Uploads } from "./uploads.ts";
import type { DraftEditing } from "./use-draft.ts";

/** A part of the course that has a panel of its own. */
export const SECTIONS = ["texts", "access", "rules", "versions"] as const;
export type BuilderSection = (typeof SECTIONS)[number];

export type Builder = DraftEditing & {
  readonly course: OfficeCourse;
  readonly readOnly: boolean;
  /** The language that is being written. */
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
  /** Opens the panel of a section, a module, an activity or an item; `field` is where the focus goes. */
  readonly open: (part: string | undefined, field?: string) => void;
  /** Part that is open: a section's name or an id. */
  readonly part: string | undefined;
  readonly uploads: Uploads;
  /** Uploads on their way, or stopped. */
  readonly running: readonly RunningUpload[];
};

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error("A part of the builder stands outside of it");
  return builder;
}
