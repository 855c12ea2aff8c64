import type { ScormVersion } from "@trilha/contract/learning/content/shapes.ts";
import { storedZip } from "../../../server/src/platform/outside/sheets/stored-zip.ts";
import { type Lesson, lessonFiles, type PackageFiles } from "./lesson.ts";

export interface ScormLesson {
  /** Stays when the package is replaced: people's work belongs to it. */
  identifier: string;
  lesson: Lesson;
  /** Cluster of SCORM 2004 it stands in, with its neighbours of the same. */
  chapter?: string;
}

const namespaces: Readonly<Record<ScormVersion, string>> = {
  "1.2":
    'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
  "2004-3":
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
  "2004-4":
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
};
const schemaVersions: Readonly<Record<ScormVersion, string>> = {
  "1.2": "1.2",
  "2004-3": "2004 3rd Edition",
  "2004-4": "2004 4th Edition",
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A package of SCORM by its public rules: a manifest, and each lesson a SCO in a folder of its own. */
export function scormPackage(
  version: ScormVersion,
  { title, lessons }: { title: string; lessons: readonly ScormLesson[] },
): PackageFiles {
  const folder = (index: number) => `lessons/${index + 1}/`;
  const pages = lessons.map(({ lesson }, index) => lessonFiles(lesson, folder(index)));
  const items = chaptersOf(lessons).map(({ chapter, inside }, index) => {
    const own = inside.map(
      ({ identifier, lesson }) => `      <item identifier="${identifier}" identifierref="RES-${identifier}">
        <title>${escaped(lesson.title)}</title>${itemRules(version)}
      </item>`,
    );
    if (chapter === undefined) return own.join("\n");
    return `      <item identifier="CHAPTER-${index + 1}">
      <title>${escaped(chapter)}</title>
${own.join("\n")}${version === "1.2" ? "" : clusterRules}
      </item>`;
  });
  const type = version === "1.2" ? "adlcp:scormtype" : "adlcp:scormType";
  const resources = lessons.map(({ identifier }, index) => {
    const files = [...(pages[index]?.keys() ?? [])].map((path) => `      <file href="${path}"/>`);
    return `    <resource identifier="RES-${identifier}" type="webcontent" ${type}="sco" href="${folder(index)}index.html">
${files.join("\n")}
    </resource>`;
  });
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="TRILHA-LESSON" version="1.0" ${namespaces[version]}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schemaVersions[version]}</schemaversion>
  </metadata>
  <organizations default="ORG">
    <organization identifier="ORG">
      <title>${escaped(title)}</title>
${items.join("\n")}${version === "1.2" ? "" : clusterRules}
    </organization>
  </organizations>
  <resources>
${resources.join("\n")}
  </resources>
</manifest>
`;
  return new Map([["imsmanifest.xml", Buffer.from(manifest)], ...pages.flatMap((files) => [...files])]);
}

/** From when a lesson is passed; 2004 says it of an objective, and how far it must be read. */
function itemRules(version: ScormVersion): string {
  if (version === "1.2") return "\n        <adlcp:masteryscore>80</adlcp:masteryscore>";
  const threshold =
    version === "2004-3"
      ? "<adlcp:completionThreshold>1.0</adlcp:completionThreshold>"
      : '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="1.0"/>';
  return `
        ${threshold}
        <imsss:sequencing>
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="PASSED" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`;
}

/** Lessons one behind the other, by the chapter they stand in. */
function chaptersOf(
  lessons: readonly ScormLesson[],
): { chapter: string | undefined; inside: ScormLesson[] }[] {
  const chapters: { chapter: string | undefined; inside: ScormLesson[] }[] = [];
  for (const lesson of lessons) {
    const last = chapters.at(-1);
    if (last && last.chapter === lesson.chapter) last.inside.push(lesson);
    else chapters.push({ chapter: lesson.chapter, inside: [lesson] });
  }
  return chapters;
}

/** Parts one after the other, or chosen from the table of contents. */
const clusterRules = `
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>`;

/** A package as the ZIP an author uploads. */
export function zipOf(files: PackageFiles): Buffer {
  const parts = [...files].map(([path, bytes]) => ({ name: Buffer.from(path), bytes }));
  return Buffer.concat([...storedZip(parts)]);
}
