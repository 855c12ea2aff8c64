import type { ModuleUse } from "@trilha/contract/core/modules.ts";
import { describe, expect, it } from "vitest";
import { modulesOf, type Page } from "../room/page.ts";
import { pages } from "./rooms.ts";

const all: readonly Page[] = pages;
const sources = import.meta.glob<string>("../*/*/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

const roomOf = (file: string) => file.split("/").slice(1, 3).join("/");
const needsOne = (use: ModuleUse) => use !== "always" && typeof use === "string";

/** Modules a client must have for some page of a room: what stands there is drawn with them on. */
const declared = import.meta.glob<{ pages: readonly Page[] }>("../*/*/room.ts", { eager: true });
const ofRoom = new Map(
  Object.entries(declared).map(([file, room]) => [roomOf(file), new Set(room.pages.flatMap(modulesOf))]),
);

/** Links by a plain address out of a room, each with the module its page needs and the room may be without. */
const links = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/\bto="(\/[^"]*)"/g)].flatMap(([, to = ""]) => {
    const page = all.find(({ path, kind }) => path === to && kind === "person");
    const foreign = (page ? modulesOf(page) : []).filter(
      (use) => needsOne(use) && !ofRoom.get(roomOf(file))?.has(use),
    );
    return foreign.map((module) => ({
      file,
      to,
      module: String(module),
      hasModule: source.includes(`hasModule("${String(module)}")`),
    }));
  }),
);

describe("§roles#module-access a link follows the module of its page", () => {
  it("links out of rooms are found", () => {
    expect(links.map(({ to }) => to)).toContain("/insert-sales");
  });

  it.each(links)("$to in $file asks for $module", ({ hasModule }) => {
    expect(hasModule).toBe(true);
  });
});
