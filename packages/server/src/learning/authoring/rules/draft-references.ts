import {
  captionsOf,
  filesOf,
  packagesOf,
  picturesOf,
  testOf,
} from "@trilha/contract/learning/authoring/content.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";

/** Reference of a draft: where it stands (a path of the body), and what it has to be there. */
export interface DraftReference {
  path: string;
  id: string;
  wants:
    | "cover"
    | "captions"
    | "pdf"
    | "ppt"
    | "video"
    | "audio"
    | "picture"
    | "scorm"
    | "html"
    | "course"
    | "bank"
    | "question"
    | "any";
}

/** Files, packages and courses of a draft where they stand in it. */
export function placesIn(draft: CourseDraft): DraftReference[] {
  const places: DraftReference[] = [];
  const each = (path: string, ids: Readonly<Record<string, string>>, wants: string) => {
    for (const [locale, id] of Object.entries(ids))
      places.push({ path: `${path}.${locale}`, id, wants: wants as DraftReference["wants"] });
  };
  if (draft.coverFileId !== null)
    places.push({ path: "body.draft.coverFileId", id: draft.coverFileId, wants: "cover" });
  for (const [at, id] of draft.prerequisiteIds.entries())
    places.push({ path: `body.draft.prerequisiteIds.${at}`, id, wants: "any" });
  for (const [at, module] of draft.modules.entries())
    for (const [index, activity] of module.activities.entries()) {
      const data = `body.draft.modules.${at}.activities.${index}.data`;
      each(`${data}.files`, filesOf(activity), activity.type);
      each(`${data}.captions`, captionsOf(activity) ?? {}, "captions");
      for (const id of picturesOf(activity)) places.push({ path: data, id, wants: "picture" });
      each(`${data}.packages`, packagesOf(activity), activity.type);
      for (const [place, part] of (testOf(activity)?.data.parts ?? []).entries()) {
        const path = `${data}.parts.${place}`;
        if (part.from === "bank") places.push({ path: `${path}.bankId`, id: part.bankId, wants: "bank" });
        else
          for (const [nth, id] of part.questionIds.entries())
            places.push({ path: `${path}.questionIds.${nth}`, id, wants: "question" });
      }
    }
  for (const [at, item] of draft.items.entries())
    if (item.kind === "course" && item.referenceId !== null)
      places.push({ path: `body.draft.items.${at}.referenceId`, id: item.referenceId, wants: "course" });
  return places;
}
