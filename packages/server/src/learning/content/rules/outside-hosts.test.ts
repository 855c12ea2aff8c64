import { describe, expect, it } from "vitest";
import { mayNameHosts, outsideHosts } from "./outside-hosts.ts";

describe("§protocols#scorm-origin outside hosts a package names", () => {
  it.each([
    ["a frame", '<iframe width="5" src="https://www.example.org/x"></iframe>', ["www.example.org"]],
    ["a picture without a scheme", "<img src='//cdn.example.org/a.png'>", ["cdn.example.org"]],
    [
      "a style and its fonts",
      '<link rel="stylesheet" href="https://fonts.example.org/c"> url(https://f.example.org/a)',
      ["f.example.org", "fonts.example.org"],
    ],
    ["a film in a script", 'var v = "https://media.example.org/a/b.mp4?x=1";', ["media.example.org"]],
    [
      "a page to stand in another, escaped",
      '{"u":"https:\\/\\/video.example.org\\/embed\\/7"}',
      ["video.example.org"],
    ],
    ["a player of films", "play('https://player.vimeo.com/video/1')", ["player.vimeo.com"]],
    [
      "each once, in small letters",
      '<img src="https://A.example.org/1"><img src="https://a.example.org/2">',
      ["a.example.org"],
    ],
    ["no link a reader may follow", '<a href="https://www.example.org">x</a>', []],
    ["no namespace", '<svg xmlns="http://www.w3.org/2000/svg"><image src="http://www.w3.org/a.png">', []],
    [
      "no number, no name without a domain",
      '<img src="http://127.0.0.1/a.png"><img src="http://localhost/a.png">',
      [],
    ],
    ["nothing of its own", '<img src="a.png"> url(b.css)', []],
  ])("%s", (_, text, hosts) => {
    expect(outsideHosts(text)).toEqual(hosts);
  });

  it.each([
    ["a/index.HTML", true],
    ["a.js", true],
    ["a.mp4", false],
  ])("looks into %s: %s", (path, looked) => {
    expect(mayNameHosts(path)).toBe(looked);
  });
});
