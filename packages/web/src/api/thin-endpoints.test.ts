import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { declaresEndpoints, thinEndpoints } from "../../tools/thin-endpoints.ts";

const contract = join(import.meta.dirname, "../../../contract/src");

it("finds the modules of endpoints in every room", () => {
  const modules = readdirSync(contract, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\/(?:.+-)?endpoints\.ts$/.test(file),
  );
  expect(modules.length).toBeGreaterThan(40);
  expect(modules.filter((file) => !declaresEndpoints(join(contract, file)))).toEqual([]);
});

it("leaves of an endpoint how it is reached", async () => {
  const load = thinEndpoints().load as (
    this: { addWatchFile: (id: string) => void },
    id: string,
  ) => Promise<string | undefined>;
  const code = await load.call(
    { addWatchFile: () => undefined },
    join(contract, "members/groups/endpoints.ts"),
  );
  expect(code).toContain('export const listPeopleGroups = {"method":"GET","path":"/api/');
  expect(code).not.toContain("import {");
});
