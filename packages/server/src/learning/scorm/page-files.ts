import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ContentRoute } from "../content/index.ts";

const resolve = createRequire(import.meta.url).resolve;
const own = (name: string) => new URL(`./page/${name}`, import.meta.url);

/** The API's library as its package has it, and our page's own script and style; read once, when a process starts. */
export function pageFiles(): ContentRoute[] {
  return [
    file("scorm12.js", resolve("scorm-again/scorm12/min")),
    file("scorm2004.js", resolve("scorm-again/scorm2004/min")),
    file("launch.js", own("launch.js")),
    file("launch.css", own("launch.css"), "text/css; charset=utf-8"),
  ];
}

function file(name: string, path: string | URL, type = "text/javascript; charset=utf-8"): ContentRoute {
  const text = readFileSync(path, "utf8");
  return {
    method: "GET",
    path: `scorm/${name}`,
    // The address changes with every launch; within one, a reload need not fetch it again.
    handle: async (_visit, _request, reply) =>
      reply.type(type).header("cache-control", "private, max-age=3600").send(text),
  };
}
