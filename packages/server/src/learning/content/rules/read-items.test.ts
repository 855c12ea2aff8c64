import { expect, it } from "vitest";
import { isFault } from "./fault.ts";
import { readItems } from "./read-items.ts";
import { filesByName } from "./resource-address.ts";
import { readXml } from "./xml-tree.ts";

it("an item has everything its lesson is launched with", () => {
  const parent = readXml(
    Buffer.from(`<organization><item identifier="M"><title> Módulo  1 </title>
      <item identifier="A" identifierref="R" isvisible="false" parameters="?p=1">
        <title>Aula</title>
        <adlcp:prerequisites type="aicc_script">B&amp;C</adlcp:prerequisites>
        <adlcp:maxtimeallowed>00:30:00</adlcp:maxtimeallowed>
        <adlcp:timelimitaction>exit,message</adlcp:timelimitaction>
        <adlcp:datafromlms> x=1\n</adlcp:datafromlms>
        <adlcp:masteryscore>75</adlcp:masteryscore>
        <adlcp:data><adlcp:map targetID="t" readSharedData="false"/></adlcp:data>
        <adlnav:presentation><adlnav:navigationInterface><adlnav:hideLMSUI>exit</adlnav:hideLMSUI>
          <adlnav:hideLMSUI>odd</adlnav:hideLMSUI></adlnav:navigationInterface></adlnav:presentation>
      </item></item></organization>`),
    "m",
  );
  if (isFault(parent)) throw new Error(parent.fault);
  const items = readItems(parent, {
    ...{ file: "m", files: filesByName(["a.html"]), version: "1.2", seen: new Set(), collection: new Map() },
    resources: new Map([["R", { href: "a.html", base: "", sco: true, line: 1 }]]),
  });
  expect(items).toMatchObject([
    {
      ...{ identifier: "M", title: "Módulo 1", href: null },
      children: [
        {
          ...{ identifier: "A", isVisible: false, href: "a.html?p=1", sco: true, prerequisites: "B&C" },
          ...{ masteryScore: 75, maxTimeAllowed: "00:30:00", timeLimitAction: "exit,message" },
          ...{ dataFromLms: " x=1\n", hideLmsUi: ["exit"] },
          sharedDataMaps: [{ targetID: "t", readSharedData: false, writeSharedData: true }],
        },
      ],
    },
  ]);
});
