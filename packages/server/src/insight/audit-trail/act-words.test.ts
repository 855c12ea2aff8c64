import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { auditActs } from "@trilha/contract/core/audit-acts.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import { describe, expect, it, test } from "vitest";
import { sentenceOf } from "./act-words.ts";

// An act without a sentence, or one that is not in the list, does not compile; here stands what types cannot say.
describe("every act in words", () => {
  it.each(locales)("each names its actor in %s", (locale) => {
    for (const action of auditActs)
      for (const entity of ["person", "photo"])
        expect(sentenceOf({ action, entity }, locale)).toContain("[who]");
  });

  test("a verdict speaks of a sale or of a photo, an act of old names itself", () => {
    const say = (action: string, entity: string) => sentenceOf({ action, entity }, "en-US");
    expect(say("audit.decide", "photo")).not.toBe(say("audit.decide", "claim"));
    expect(say("photos.save_types", "photo")).toBe(say("photos.save_types", "claim"));
    expect(say("sales.audit", "claim")).toBe("[who]: sales.audit ([whom])");
  });

  test("no act is listed that nobody does", () => {
    const server = join(import.meta.dirname, "../..");
    const sources = globSync("**/*.ts", { cwd: server })
      .filter((file) => !file.endsWith(".test.ts") && !file.startsWith("insight/audit-trail/"))
      .map((file) => readFileSync(join(server, file), "utf8"))
      .join("\n");
    const idle = auditActs.filter((act) => {
      const [room = ""] = act.split(".");
      return !sources.includes(`"${act}"`) && !sources.includes(`\`${room}.\${`);
    });
    expect(idle).toEqual([]);
  });
});
