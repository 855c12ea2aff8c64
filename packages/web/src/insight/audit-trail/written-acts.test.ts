// Acts and things the server writes into the trail, read from its sources: each act has a sentence, each
// thing is in the filter.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { runKinds } from "@trilha/contract/learning/certificates/shapes.ts";
import type { decideRules } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import type { decideOnOrders } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { verdicts as ofLevels } from "@trilha/contract/loyalty/tiers/shapes.ts";
import { decisions as ofPeople } from "@trilha/contract/members/people/shapes.ts";
import { expect, it } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { ENTITIES } from "./audit-filters.ts";
import { DEEDS } from "./sentence.ts";

const server = join(import.meta.dirname, "../../../../server/src");
const sources = globSync("**/*.ts", { cwd: server })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(server, file), "utf8"));

const ofCampaigns: Record<Request<typeof decideRules>["body"]["decision"], true> = {
  approve: true,
  refuse: true,
};
const ofOrders: Record<Request<typeof decideOnOrders>["body"]["decision"], true> = {
  approve: true,
  reprove: true,
};
/** Acts whose verb is what was asked for: `people.${decision}`. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  "campaigns.": Object.keys(ofCampaigns),
  "certificates.": runKinds,
  "levels.": ofLevels,
  "orders.": Object.keys(ofOrders),
  "people.": ofPeople,
};
/** `entity: subject.type` of a verdict, and `entity: course.kind` of what is learned. */
const subjects = ["claim", "photo", "course", "trail"];

/** Where an act is named: `action: …`, `const action = …`, `const actions = { … }`. */
const naming = /\bconst actions\b[^;]*;|\baction ?[:=][^;]*?(?:,\n|;)/g;

function actsIn(source: string): string[] {
  return [...source.matchAll(naming)].flatMap(([text]) => [
    ...[...text.matchAll(/"([a-z]+\.[a-z_]+)"/g)].map(([, act = ""]) => act),
    ...[...text.matchAll(/`([a-z]+\.)\$\{/g)].flatMap(([, room = ""]) =>
      (verbs[room] ?? ["…"]).map((verb) => `${room}${verb}`),
    ),
  ]);
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

it("acts are found however they are named", () => {
  const source = [
    'const action = "a.one";',
    'const actions: Record<Kind, string> = {\n  x: "a.two",\n  y: "a.three",\n};',
    'call({ action: good ? "a.four" : "a.five",\n  kind: "no.act" });',
    `call({ action: \`people.\${decision}\`,\n });`,
    `call({ action: \`lost.\${verb}\`,\n });`,
  ].join("\n");
  const decided = ofPeople.map((verb) => `people.${verb}`);
  expect(actsIn(source)).toEqual(["a.one", "a.two", "a.three", "a.four", "a.five", ...decided, "lost.…"]);
});

it("every act the server writes has a sentence, and no other has", () => {
  expect(sorted(sources.flatMap(actsIn))).toEqual(sorted(DEEDS));
});

it("everything acts are about is in the filter, by a name in each language", () => {
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\bentity ?[:=] ?"([a-z_]+)"/g)].map(([, name = ""]) => name),
  );
  expect(sorted([...written, ...subjects])).toEqual(sorted(ENTITIES));
  for (const locale of LOCALES) {
    const file = join(import.meta.dirname, `locales/${locale}.json`);
    const { entity } = JSON.parse(readFileSync(file, "utf8")) as { entity: Record<string, string> };
    expect(sorted(Object.keys(entity)), locale).toEqual(sorted(ENTITIES));
  }
});
