import { useQueryClient } from "@tanstack/react-query";
import { type CourseFault, faultsOf } from "@trilha/contract/learning/authoring/faults.ts";
import type { OfficeCourse } from "@trilha/contract/learning/authoring/shapes.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import type { PoolQuestion } from "@trilha/contract/learning/questions/draw.ts";
import { useMemo } from "react";
import { textIn } from "../../../i18n/text-in.ts";
import { lookedUp } from "../course-office.queries.ts";

type Known = Pick<OfficeCourse, "files" | "packages" | "courses">;

/** Faults that stop the draft or that its author should know, as of now. */
export function useFaults(
  kind: OfficeCourse["kind"],
  draft: CourseDraft,
  known: Known,
  pools: ReadonlyMap<string, readonly PoolQuestion[]>,
): { readonly faults: readonly CourseFault[]; readonly byPart: ReadonlyMap<string, number> } {
  const queries = useQueryClient();
  return useMemo(() => {
    const faults = faultsOf(kind, draft, {
      files: new Map(known.files.map((file) => [file.id, file])),
      packages: new Map(known.packages.map((one) => [one.id, one])),
      courses: new Map(
        [...lookedUp(queries), ...known.courses].map((one) => [
          one.id,
          { ...one, title: textIn(one.title, draft.defaultLocale) },
        ]),
      ),
      pools,
      now: new Date(),
    });
    const byPart = new Map<string, number>();
    for (const { partId, stops } of faults)
      if (partId !== null && stops) byPart.set(partId, (byPart.get(partId) ?? 0) + 1);
    return { faults, byPart };
  }, [kind, draft, known, pools, queries]);
}
