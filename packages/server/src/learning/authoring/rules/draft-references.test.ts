import { expect, test } from "vitest";
import { aDraft } from "../../../../test/builders-courses.ts";
import { placesIn } from "./draft-references.ts";

test("§learning#versions everything a draft names is found where it stands", () => {
  const draft = aDraft({
    coverFileId: "cover",
    prerequisiteIds: ["before"],
    modules: [
      {
        activities: [
          {
            type: "video",
            data: { files: { "pt-BR": "film" }, captions: { "en-US": "vtt" }, noSkip: false },
          },
          { type: "scorm", data: { packages: { "fr-FR": "pack" } } },
          { type: "html", data: { kind: "package", packages: { "pt-BR": "page" } } },
        ],
      },
    ],
    items: [
      { id: "i", kind: "course", referenceId: "held", title: {}, mandatory: true, requires: [] },
      { id: "w", kind: "webinar", referenceId: "later", title: {}, mandatory: true, requires: [] },
    ],
  });
  expect(
    placesIn(draft).map(({ path, id, wants }) => `${path.replace("body.draft.", "")} ${id} ${wants}`),
  ).toEqual([
    "coverFileId cover cover",
    "prerequisiteIds.0 before any",
    "modules.0.activities.0.data.files.pt-BR film video",
    "modules.0.activities.0.data.captions.en-US vtt captions",
    "modules.0.activities.1.data.packages.fr-FR pack scorm",
    "modules.0.activities.2.data.packages.pt-BR page html",
    "items.0.referenceId held course",
  ]);
});
