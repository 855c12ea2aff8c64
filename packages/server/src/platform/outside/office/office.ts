import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ProgramLimits, runGuarded } from "../guarded-program.ts";
import type { OfficePort, SlideEnding } from "../ports.ts";

/** Absent office: slides are offered as files. */
export const absentOffice: OfficePort = { name: "absent", toPdf: async () => "absent" };

const usual: ProgramLimits = { milliseconds: 120_000, megabytes: 4_096 };
/** No slides make a larger document. */
const longestPdf = 200 * 2 ** 20;

/**
 * LibreOffice, one document at a time: a folder and a profile of its own that go with it, no network, limited in time and
 * memory, ended with everything it started. What it cannot read it answers with nothing.
 */
export function libreOffice(program: string, limits: ProgramLimits = usual): OfficePort {
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
  limits: ProgramLimits,
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

/** Whether the program ended by itself and well. */
async function run(
  program: string,
  folder: string,
  ending: SlideEnding,
  limits: ProgramLimits,
): Promise<boolean> {
  const words = [
    ...[`-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`, "--headless", "--norestore"],
    ...["--nolockcheck", "--nodefault", "--nofirststartwizard", "--convert-to", "pdf"],
    ...["--outdir", folder, join(folder, `slides.${ending}`)],
  ];
  return (await runGuarded(program, words, { folder, limits, env: nowhere })) === "well";
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
