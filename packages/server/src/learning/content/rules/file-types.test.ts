import { expect, it } from "vitest";
import { plainType, typeOfFile } from "./file-types.ts";

it.each([
  ["index.html", "text/html"],
  ["a/B.JS", "text/javascript"],
  ["film.mp4", "video/mp4"],
  ["x.svg", "image/svg+xml"],
  ["x.exe", plainType],
  ["x.swf", plainType],
  ["html", plainType],
  ["a.html/x", plainType],
  ["x.constructor", plainType],
  ["x.", plainType],
])("%s is served as %s", (path, type) => {
  expect(typeOfFile(path)).toBe(type);
});
