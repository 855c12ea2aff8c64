// Journeys need a browser on machines where nothing may be installed: the one that comes with `npm ci` has no window and
// does nothing but pages. Pictures and measurements look at what people have: the machine's own where there is one.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join, resolve } from "node:path";

export type Browser = {
  executablePath: string;
  /** Complete environment for the browser process. */
  env: Record<string, string>;
  args: string[];
  /** Where it came from, for the first line of a run. */
  origin: "setting" | "machine" | "bundled";
};

const require = createRequire(import.meta.url);
const cacheFolder = resolve(import.meta.dirname, "../../.cache");

const args = [
  "--no-sandbox", // containers and root have no user namespaces for it
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const commands = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const hasBundled = process.platform === "linux" && process.arch === "x64";

/**
 * Finds a Chromium. `CHROMIUM_PATH` names one; `CHROMIUM_PATH=bundled` insists on the npm package's.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): Browser {
  const setting = environment.CHROMIUM_PATH;
  if (setting && setting !== "bundled") {
    if (!isExecutable(setting)) throw new Error(`CHROMIUM_PATH=${setting} is not an executable file`);
    return { executablePath: setting, env: clean(environment), args, origin: "setting" };
  }
  const browser = setting === "bundled" ? undefined : onThisMachine(environment);
  if (browser) return { executablePath: browser, env: clean(environment), args, origin: "machine" };
  return bundled(environment);
}

/**
 * Finds the browser of journeys. A whole Chromium draws a window around each page even where nobody sees it, and opening
 * a page costs it two thirds more than the headless shell of the npm package.
 */
export function findHeadlessShell(environment: NodeJS.ProcessEnv = process.env): Browser {
  return environment.CHROMIUM_PATH || !hasBundled ? findChromium(environment) : bundled(environment);
}

function onThisMachine(environment: NodeJS.ProcessEnv): string | undefined {
  const folders = [...(environment.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  const candidates = folders
    // A package named "chromium" may put a downloader of that name there.
    .filter((folder) => folder && !folder.includes("node_modules"))
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...candidates, ...macApplications].find(isExecutable);
}

function bundled(environment: NodeJS.ProcessEnv): Browser {
  if (!hasBundled) {
    throw new Error("No Chromium found: install Chrome or Chromium, or set CHROMIUM_PATH to its executable");
  }
  const entry = require.resolve("@sparticuz/chromium");
  const { version } = require(join(dirname(entry), "../package.json")) as { version: string };
  const home = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(home)) unpack(entry, home);
  const libraries = join(home, "al2023/lib");
  return {
    executablePath: join(home, "chromium"),
    env: {
      ...clean(environment),
      LD_LIBRARY_PATH: [libraries, environment.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_FILE: join(home, "fonts.conf"),
    },
    args,
    origin: "bundled",
  };
}

/** Unpacks browser, libraries and fonts; two processes may try at once, the first rename wins. */
function unpack(entry: string, home: string): void {
  mkdirSync(cacheFolder, { recursive: true });
  const staging = mkdtempSync(join(cacheFolder, "unpacking-"));
  // The package unpacks into the temporary folder of its process and leaves its libraries out unless it
  // believes to be on Lambda: hence a process of its own, and the explicit call for the libraries.
  const script = `
    const { default: chromium, inflate } = await import(${JSON.stringify(entry)});
    await chromium.executablePath();
    await inflate(${JSON.stringify(join(dirname(entry), "../bin/al2023.tar.br"))});`;
  const child = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, TMPDIR: staging },
    encoding: "utf8",
  });
  try {
    if (child.status !== 0) throw new Error(`Unpacking Chromium failed: ${child.stderr}`);
    writeFileSync(join(staging, "fonts.conf"), fontsConfiguration(home));
    renameSync(staging, home);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

function fontsConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(home, "fonts/fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function clean(environment: NodeJS.ProcessEnv): Record<string, string> {
  const set = Object.entries(environment).filter((pair): pair is [string, string] => pair[1] !== undefined);
  // Where no language is set, a browser on Linux cannot write "balcão" as a file's name and calls it "download".
  return { LANG: "C.UTF-8", ...Object.fromEntries(set) };
}
