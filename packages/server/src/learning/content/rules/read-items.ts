import type { ManifestItem } from "@trilha/contract/learning/content/manifest.ts";
import type { ScormVersion } from "@trilha/contract/learning/content/shapes.ts";
import { type Fault, fault, isFault } from "./fault.ts";
import { readSequencing } from "./read-sequencing.ts";
import { type FilesByName, resourceAddress } from "./resource-address.ts";
import { attributeOf, childOf, childrenOf, numberIn, textOf, type XmlElement, yesOrNo } from "./xml-tree.ts";

export interface Reading {
  /** The manifest's name in its ZIP. */
  file: string;
  files: FilesByName;
  version: ScormVersion;
  resources: ReadonlyMap<string, { href: string; base: string; sco: boolean; line: number }>;
  collection: ReadonlyMap<string, XmlElement>;
  /** Identifiers there have been. */
  seen: Set<string>;
}

const longest = 255;

/** Items of an organization or of an item, with theirs. */
export function readItems(parent: XmlElement | undefined, reading: Reading): ManifestItem[] | Fault {
  const items: ManifestItem[] = [];
  for (const element of childrenOf(parent, "item")) {
    const item = readItem(element, reading);
    if (isFault(item)) return item;
    items.push(item);
  }
  return items;
}

function readItem(element: XmlElement, reading: Reading): ManifestItem | Fault {
  const { file, seen } = reading;
  const { line } = element;
  const identifier = attributeOf(element, "identifier");
  if (identifier === "" || identifier.length > longest) return fault("identifierMissing", { file, line });
  if (seen.has(identifier)) return fault("identifierTwice", { file, line, identifier });
  seen.add(identifier);
  const launch = launchOf(element, reading);
  if (isFault(launch)) return launch;
  const children = readItems(element, reading);
  if (isFault(children)) return children;
  return {
    identifier,
    title: textOf(element, "title").slice(0, 500) || identifier,
    isVisible: yesOrNo(attributeOf(element, "isvisible")) ?? true,
    ...launch,
    prerequisites: textOf(element, "prerequisites").slice(0, 1_000) || null,
    masteryScore: numberIn(textOf(element, "masteryscore"), 0, 100) ?? null,
    maxTimeAllowed: textOf(element, "maxtimeallowed").slice(0, 64) || null,
    timeLimitAction: textOf(element, "timelimitaction").slice(0, 64) || null,
    // Handed to the lesson as it stands, spaces and line breaks too.
    dataFromLms: childOf(element, "datafromlms")?.text.slice(0, 4_096) || null,
    completionThreshold: thresholdOf(element),
    hideLmsUi: hiddenOf(element),
    sharedDataMaps: sharedOf(element),
    sequencing: readSequencing(element, reading.collection),
    children,
  };
}

/** Launch of an item; a folder opens nothing. */
function launchOf(element: XmlElement, reading: Reading): Pick<ManifestItem, "href" | "sco"> | Fault {
  const { file, files, resources } = reading;
  const identifier = attributeOf(element, "identifierref");
  if (identifier === "") return { href: null, sco: false };
  const resource = resources.get(identifier);
  if (!resource) {
    return fault("resourceUnknown", { file, line: element.line, identifier: identifier.slice(0, longest) });
  }
  if (resource.href === "") return { href: null, sco: false };
  const parameters = attributeOf(element, "parameters").slice(0, 1_000);
  const href = resourceAddress({ ...resource, parameters }, files, { file, line: resource.line });
  return isFault(href) ? href : { href, sco: resource.sco };
}

/** The third edition writes a number, the fourth attributes. */
function thresholdOf(element: XmlElement): ManifestItem["completionThreshold"] {
  const threshold = childOf(element, "completionthreshold");
  if (!threshold) return null;
  const number = numberIn(threshold.text.trim(), 0, 1);
  const measure = numberIn(attributeOf(threshold, "minprogressmeasure"), 0, 1);
  return {
    completedByMeasure: yesOrNo(attributeOf(threshold, "completedbymeasure")) ?? number !== undefined,
    minProgressMeasure: number ?? measure ?? 1,
    progressWeight: numberIn(attributeOf(threshold, "progressweight"), 0, 1) ?? 1,
  };
}

const interfaceParts = new Set([
  ...["continue", "previous", "exit", "exitAll", "abandon", "abandonAll", "suspendAll"],
]);

function hiddenOf(element: XmlElement): string[] {
  const navigation = childOf(childOf(element, "presentation"), "navigationinterface");
  const hidden = childrenOf(navigation, "hidelmsui").map(({ text }) => text.trim());
  return hidden.filter((part) => interfaceParts.has(part));
}

function sharedOf(element: XmlElement): ManifestItem["sharedDataMaps"] {
  return childrenOf(childOf(element, "data"), "map").flatMap((map) => {
    const targetID = attributeOf(map, "targetid").slice(0, 4_000);
    if (targetID === "") return [];
    const read = yesOrNo(attributeOf(map, "readshareddata")) ?? true;
    return [
      {
        targetID,
        readSharedData: read,
        writeSharedData: yesOrNo(attributeOf(map, "writeshareddata")) ?? true,
      },
    ];
  });
}
