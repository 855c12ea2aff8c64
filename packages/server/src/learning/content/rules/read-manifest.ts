// imsmanifest.xml of SCORM 1.2 and 2004, as its content aggregation model says.

import { launchablesOf, type PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import type { ScormVersion } from "@trilha/contract/learning/content/shapes.ts";
import { type Fault, fault, isFault } from "./fault.ts";
import { type Reading, readItems } from "./read-items.ts";
import { readSequencing, sequencingCollection } from "./read-sequencing.ts";
import type { FilesByName } from "./resource-address.ts";
import { attributeOf, childOf, childrenOf, readXml, textOf, type XmlElement, yesOrNo } from "./xml-tree.ts";

/** Reads a manifest against the files that lie beside it. `file` is how faults name it. */
export function readManifest(bytes: Uint8Array, files: FilesByName, file: string): PackageManifest | Fault {
  const manifest = readXml(bytes, file);
  if (isFault(manifest)) return manifest;
  if (manifest.name !== "manifest") return fault("notManifest", { file, line: manifest.line });
  const version = versionOf(manifest, file);
  if (isFault(version)) return version;
  const organizations = childOf(manifest, "organizations");
  const all = childrenOf(organizations, "organization");
  const wanted = attributeOf(organizations, "default");
  const organization = all.find((each) => attributeOf(each, "identifier") === wanted) ?? all[0];
  const none = () =>
    fault("noOrganization", { file, line: (organization ?? organizations ?? manifest).line });
  const reading: Reading = {
    ...{ file, files, version },
    resources: resourcesOf(manifest),
    collection: sequencingCollection(manifest),
    seen: new Set(),
  };
  const items = readItems(childOf(organization, "item") ? organization : organizationOf(reading), reading);
  if (isFault(items)) return items;
  if (launchablesOf({ items }).length === 0) return none();
  const identifier = attributeOf(manifest, "identifier").slice(0, 255);
  return {
    version,
    identifier,
    title: textOf(organization, "title").slice(0, 500) || identifier,
    organization: attributeOf(organization, "identifier").slice(0, 255),
    objectivesGlobalToSystem: yesOrNo(attributeOf(organization, "objectivesglobaltosystem")) ?? true,
    sharedDataGlobalToSystem: yesOrNo(attributeOf(organization, "shareddataglobaltosystem")) ?? true,
    sequencing: readSequencing(organization, reading.collection),
    ...typicalTimeOf(manifest),
    items,
  };
}

/**
 * An organization of a package that says none (a resource package, CAM 3.4): its SCOs in their order, or the page of a
 * single resource. Of several pages nobody says which comes first, so nothing of them is played.
 */
function organizationOf({ resources }: Reading): XmlElement {
  const launchable = [...resources].filter(([, { href }]) => href !== "");
  const scos = launchable.filter(([, { sco }]) => sco);
  const played = scos.length > 0 ? scos : launchable.length === 1 ? launchable : [];
  const children = played.map(([id, { line }]): XmlElement => {
    const attributes = new Map(["identifier", "identifierref"].map((name) => [name, id]));
    return { name: "item", attributes, children: [], text: "", line };
  });
  return { name: "organization", attributes: new Map(), children, text: "", line: 1 };
}

/** LOM 5.9: `duration` in 2004, `datetime` in 1.2. */
function typicalTimeOf(manifest: XmlElement): { typicalTime?: string } {
  const educational = childOf(childOf(childOf(manifest, "metadata"), "lom"), "educational");
  const time = childOf(educational, "typicallearningtime");
  const typicalTime = (textOf(time, "duration") || textOf(time, "datetime")).slice(0, 64);
  return typicalTime === "" ? {} : { typicalTime };
}

/** By `schemaversion`; 1.2 need not say one, but 2004 always does. */
function versionOf(manifest: XmlElement, file: string): ScormVersion | Fault {
  const metadata = childOf(manifest, "metadata");
  const element = childOf(metadata, "schemaversion");
  const version = textOf(metadata, "schemaversion");
  if (/^1\.[12](?:\.\d)?$/.test(version) || version === "") return "1.2";
  if (/^2004 4th edition$/i.test(version)) return "2004-4";
  // Versions before the third edition are run as the third, which corrected them.
  if (/^(?:2004 (?:1st|2nd|3rd) edition|CAM 1\.3|1\.3|2004)$/i.test(version)) return "2004-3";
  return fault("version", { file, line: element?.line ?? manifest.line, version: version.slice(0, 60) });
}

function resourcesOf(manifest: XmlElement): Reading["resources"] {
  const list = childOf(manifest, "resources");
  const outer = `${folderOf(manifest)}${folderOf(list)}`;
  return new Map(
    childrenOf(list, "resource").map((resource) => [
      attributeOf(resource, "identifier"),
      {
        href: attributeOf(resource, "href"),
        base: `${outer}${folderOf(resource)}`,
        sco: attributeOf(resource, "scormtype").toLowerCase() === "sco",
        line: resource.line,
      },
    ]),
  );
}

/** `xml:base` of an element as a beginning of paths. */
function folderOf(element: XmlElement | undefined): string {
  const base = attributeOf(element, "base");
  return base === "" || base.endsWith("/") ? base : `${base}/`;
}
