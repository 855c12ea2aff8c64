import { expect, it } from "vitest";
import { withFile } from "./content-change.ts";

it("§validation#imports a file that arrives leaves alone what was written meanwhile", () => {
  const film = { files: { "en-US": "old" }, captions: { "pt-BR": "vtt" }, noSkip: true };
  expect(withFile(film, "files", "pt-BR", "new")).toEqual({
    ...film,
    files: { "en-US": "old", "pt-BR": "new" },
  });
  expect(withFile(film, "captions", "pt-BR", undefined)).toEqual({ ...film, captions: {} });
});

it("§entities#type-scorm what became a text meanwhile takes no package", () => {
  const text = { kind: "text", html: {} };
  expect(withFile(text, "packages", "pt-BR", "id")).toBe(text);
});
