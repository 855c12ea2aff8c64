// Builds the web app when what it is made of has changed since the last build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartError } from "../packages/server/src/platform/runtime/start-error.ts";

const root = resolve(import.meta.dirname, "..");
const web = join(root, "packages/web");
const stamp = join(web, "dist/.built-from");

/** The last three say which versions of the libraries are in it. */
const sources = [
  ...["packages/web/src", "packages/web/public", "packages/web/tools", "packages/web/index.html"],
  ...["packages/web/vite.config.ts", "packages/web/postcss.config.cjs", "packages/contract/src"],
  ...["packages/web/package.json", "packages/contract/package.json", "package-lock.json"],
];

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A first look at the product need not wait for the smallest files; who runs it in production sends them for years. */
const brotliQuality = process.env.NODE_ENV === "production" ? "11" : "9";

/** Changes when any source changes, and with the quality of compression; times and places of files do not matter. */
function sourceHash(): string {
  const hash = createHash("sha256").update(brotliQuality).update("\0");
  for (const path of sources.flatMap((source) => filesIn(join(root, source)))) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function runBuild(): Promise<{ code: number | null; output: string }> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", web, "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BROTLI_QUALITY: brotliQuality },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => child.kill();
  for (const event of ["SIGINT", "SIGTERM", "exit"]) process.once(event, stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => {
      for (const event of ["SIGINT", "SIGTERM", "exit"]) process.off(event, stop);
      resolve({ code, output });
    });
  });
}

/** Builds the web app if need be; throws when that failed (what the builder said is on standard error then). */
export async function buildWebApp(): Promise<void> {
  // A delivery without sources has been built elsewhere.
  if (!existsSync(join(web, "index.html"))) return;
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  process.stdout.write("Building the web app…\n");
  const { code, output } = await runBuild();
  if (code !== 0) {
    process.stderr.write(output);
    throw new StartError("The web app could not be built: see above.");
  }
  writeFileSync(stamp, hash);
}
