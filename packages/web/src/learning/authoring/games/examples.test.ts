import { locales } from "@trilha/contract/core/locale.ts";
import { gameTypes } from "@trilha/contract/learning/delivery/activity-types.ts";
import { gameFaults, isPlayable } from "@trilha/contract/learning/games/check.ts";
import { gameDataShapes } from "@trilha/contract/learning/games/content.ts";
import { gameOf } from "@trilha/contract/learning/games/play.ts";
import { expect, it } from "vitest";
import { newActivity } from "../edit/new-activity.ts";
import { exampleOf, isEmptyGame } from "./examples.ts";

const fresh = (type: (typeof gameTypes)[number]) => {
  const { data } = newActivity("a", type, {});
  const game = gameOf({ type, data } as Parameters<typeof gameOf>[0]);
  if (!game) throw new Error(`${type} is no game`);
  return game;
};

it.each(gameTypes)("§learning#games %s begins empty and of its shape", (type) => {
  const game = fresh(type);
  expect(isEmptyGame(game)).toBe(true);
  expect(gameDataShapes[type].safeParse(game.data).success).toBe(true);
});

it.each(gameTypes)("§learning#games the example of %s has nothing wrong with it, in any language", (type) => {
  const game = fresh(type);
  for (const own of locales) {
    const filled = { type, data: exampleOf(game, locales) } as typeof game;
    expect(gameDataShapes[type].safeParse(filled.data).error).toBeUndefined();
    expect(gameFaults(filled, own)).toEqual([]);
    expect(isPlayable(filled, own, own)).toBe(true);
    expect(isEmptyGame(filled)).toBe(false);
  }
});

it("§entities#language an example speaks the languages of its course alone", () => {
  const game = fresh("enigma");
  expect(JSON.stringify(exampleOf(game, ["fr-FR"]))).not.toContain("pt-BR");
});
