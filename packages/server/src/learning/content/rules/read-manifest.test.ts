import { launchablesOf } from "@trilha/contract/learning/content/manifest.ts";
import { describe, expect, it } from "vitest";
import { scormPackage } from "../../../../../demo/src/packages/scorm-package.ts";
import { aLesson } from "../../../../test/packages.ts";
import { isFault } from "./fault.ts";
import { readManifest } from "./read-manifest.ts";
import { filesByName } from "./resource-address.ts";

const files = filesByName(["a.html", "b.html", "s/c.html"]);
const read = (text: string) => readManifest(Buffer.from(text), files, "imsmanifest.xml");
const whole = ({
  version = "1.2",
  items = '<item identifier="A" identifierref="R"/>',
  resources = "",
} = {}) => `<manifest>
<metadata><schemaversion>${version}</schemaversion></metadata>
<organizations default="O"><organization identifier="O">${items}</organization></organizations>
<resources><resource identifier="R" adlcp:scormtype="sco" href="a.html"/>${resources}</resources></manifest>`;

describe("a manifest", () => {
  it.each(["1.2", "2004-3", "2004-4"] as const)("of %s by the public rules", (version) => {
    const lessons = ["A", "B"].map((identifier) => ({ identifier, lesson: aLesson(identifier) }));
    const made = scormPackage(version, { title: "Dois & três", lessons });
    const manifest = made.get("imsmanifest.xml") ?? Buffer.alloc(0);
    const parsed = readManifest(manifest, filesByName([...made.keys()]), "imsmanifest.xml");
    if (isFault(parsed)) throw new Error(parsed.fault);
    expect(parsed).toMatchObject({ version, title: "Dois & três", organization: "ORG" });
    expect(launchablesOf(parsed).map(({ identifier, title, sco }) => [identifier, title, sco])).toEqual([
      ...[
        ["A", "A", true],
        ["B", "B", true],
      ],
    ]);
    const [first] = parsed.items;
    if (version === "1.2") expect(first?.masteryScore).toBe(80);
    else {
      expect(first?.completionThreshold).toEqual({
        completedByMeasure: true,
        minProgressMeasure: 1,
        progressWeight: 1,
      });
      expect(first?.sequencing.primaryObjective).toMatchObject({
        satisfiedByMeasure: true,
        minNormalizedMeasure: 0.8,
      });
      expect(parsed.sequencing.sequencingControls).toEqual({ choice: true, flow: true });
    }
  });

  it.each([
    ["", "1.2"],
    ["1.2", "1.2"],
    ["CAM 1.3", "2004-3"],
    ["2004 2nd Edition", "2004-3"],
    ["2004 4th Edition", "2004-4"],
  ])("of schema version %j is %s", (version, read_) => {
    expect(read(whole({ version }))).toMatchObject({ version: read_ });
  });

  it("the default organization, else the first; folders of resources before their pages", () => {
    const text = `<manifest xml:base="s"><organizations default="gone"><organization identifier="X">
      <item identifier="A" identifierref="R"/></organization></organizations>
      <resources><resource identifier="R" href="c.html"/></resources></manifest>`;
    expect(read(text)).toMatchObject({ organization: "X", items: [{ href: "s/c.html", sco: false }] });
  });

  it.each([
    ["its SCOs", '<resource identifier="S" scormtype="sco" href="b.html"/>', ["S"]],
    ["a single page", "", ["R"]],
    ["none of several pages", '<resource identifier="P" href="b.html"/>', undefined],
  ])("without an organization, or with an empty one, plays %s", (_, more, played) => {
    for (const list of [
      "<organizations/>",
      '<organizations><organization identifier="O"/></organizations>',
    ]) {
      const text = `<manifest>${list}<resources><resource identifier="R" href="a.html"/>${more}</resources></manifest>`;
      const parsed = read(text);
      if (played === undefined) expect(parsed).toMatchObject({ fault: "noOrganization" });
      else expect(parsed).toMatchObject({ items: played.map((identifier) => ({ identifier })) });
    }
  });

  it.each<[string, string, string, number]>([
    ["another format", "<package/>", "notManifest", 1],
    ["another version", whole({ version: "0.9" }), "version", 2],
    ["no organization", "<manifest>\n<organizations/></manifest>", "noOrganization", 2],
    ["only folders", whole({ items: '<item identifier="A"/>' }), "noOrganization", 3],
    [
      "a resource that is not there",
      whole({ items: '<item identifier="A" identifierref="X"/>' }),
      "resourceUnknown",
      3,
    ],
    ["an item without identifier", whole({ items: '<item identifierref="R"/>' }), "identifierMissing", 3],
    [
      ...[
        "a file that is not there",
        whole({
          items: '<item identifier="A" identifierref="S"/>',
          resources: '<resource identifier="S" href="z.html"/>',
        }),
      ],
      ...["resourceMissing", 4],
    ] as unknown as [string, string, string, number],
    [
      "an identifier twice",
      whole({ items: '<item identifier="A" identifierref="R"/>\n<item identifier="A"/>' }),
      "identifierTwice",
      4,
    ],
  ])("with %s says so", (_, text, fault, line) => {
    const parsed = read(text);
    expect(isFault(parsed) && [parsed.fault, parsed.params.line, parsed.params.file]).toEqual([
      fault,
      line,
      "imsmanifest.xml",
    ]);
  });
});
