import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OfficePort, SlideEnding } from "../ports.ts";

/** Absent office: slides are offered as files. */
export const absentOffice: OfficePort = { name: "absent", toPdf: async () => "absent" };

export interface OfficeLimits {
  milliseconds: number;
  /** Address space of the program. */
  megabytes: number;
}
const usual: OfficeLimits = { milliseconds: 120_000, megabytes: 4_096 };
/** No slides make a larger document. */
const longestPdf = 200 * 2 ** 20;

/**
 * LibreOffice, one document at a time: a folder and a profile of its own that go with it, no network, limited in time and
 * memory, ended with everything it started. What it cannot read it answers with nothing.
 */
export function libreOffice(program: string, limits: OfficeLimits = usual): OfficePort {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    name: "libreoffice",
    toPdf: (slides, ending) => {
      const done = turn.then(() => convert(program, slides, ending, limits));
      turn = done.catch(() => undefined);
      return done;
    },
  };
}

async function convert(
  program: string,
  slides: Uint8Array,
  ending: SlideEnding,
  limits: OfficeLimits,
): Promise<Uint8Array | "failed"> {
  const folder = await mkdtemp(join(tmpdir(), "trilha-slides-"));
  try {
    const user = join(folder, "profile", "user");
    await mkdir(user, { recursive: true });
    await writeFile(join(user, "registrymodifications.xcu"), profile);
    await writeFile(join(folder, `slides.${ending}`), slides);
    const ended = await run(program, folder, ending, limits);
    if (!ended) return "failed";
    const pdf = await readFile(join(folder, "slides.pdf")).catch(() => undefined);
    return pdf && pdf.length > 0 && pdf.length <= longestPdf ? pdf : "failed";
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

// Limits first; then without a network of its own, where this machine lets us.
const underLimits = `ulimit -v "$1" || exit 1
shift
if unshare --user --net true 2>/dev/null; then exec unshare --user --net "$@"; fi
exec "$@"`;

/** Whether the program ended by itself and well. */
function run(program: string, folder: string, ending: SlideEnding, limits: OfficeLimits): Promise<boolean> {
  const words = [
    ...[`-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`, "--headless", "--norestore"],
    ...["--nolockcheck", "--nodefault", "--nofirststartwizard", "--convert-to", "pdf"],
    ...["--outdir", folder, join(folder, `slides.${ending}`)],
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(
      "/bin/sh",
      ["-c", underLimits, "sh", String(limits.megabytes * 1024), program, ...words],
      {
        cwd: folder,
        // A group of its own, so that whatever it starts ends with it.
        detached: true,
        stdio: "ignore",
        env: { HOME: folder, PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8", ...nowhere },
      },
    );
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGKILL");
      } catch {
        // The process has ended already.
      }
    };
    const timer = setTimeout(end, limits.milliseconds);
    child.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      end();
      resolve(code === 0);
    });
  });
}

/** Should it still find a network, it asks nobody: slides may name pictures on other machines. */
const nowhere = { http_proxy: "http://127.0.0.1:9", https_proxy: "http://127.0.0.1:9", no_proxy: "" };

const setting = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** No macros, nothing that is only linked, every connection through an address where nobody answers. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${setting("Office.Common/Security/Scripting", "MacroSecurityLevel", "3")}
${setting("Office.Common/Security/Scripting", "DisableMacrosExecution", "true")}
${setting("Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true")}
${setting("Office.Common/Security/Scripting", "DisableActiveContent", "true")}
${setting("Inet/Settings", "ooInetProxyType", "2")}
${setting("Inet/Settings", "ooInetHTTPProxyName", "127.0.0.1")}
${setting("Inet/Settings", "ooInetHTTPProxyPort", "9")}
${setting("Inet/Settings", "ooInetHTTPSProxyName", "127.0.0.1")}
${setting("Inet/Settings", "ooInetHTTPSProxyPort", "9")}
</oor:items>
`;
