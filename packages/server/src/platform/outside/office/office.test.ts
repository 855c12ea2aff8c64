import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findProgram } from "../find-program.ts";
import { absentOffice, libreOffice } from "./office.ts";

const folder = mkdtempSync(join(tmpdir(), "trilha-office-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
const limits = { milliseconds: 400, megabytes: 4_096 };
const slides = Buffer.from("slides");

it("slides go in and a PDF comes out, with a profile and a folder of their own and nothing of ours around", async () => {
  const soffice = program(
    "soffice",
    'for last; do :; done\n(echo "%PDF"; cat "$last"; echo " $*"; env) > "$(dirname "$last")/slides.pdf"',
  );
  const pdf = String(await libreOffice(soffice).toPdf(slides, "pptx"));
  expect(pdf).toContain("%PDF\nslides");
  expect(pdf).toMatch(/-env:UserInstallation=file:\/\/\S+trilha-slides-\w+\/profile --headless/);
  expect(pdf).not.toContain("SECRET");
  expect(findProgram(["libreoffice", "soffice"], `relative:${folder}:/nowhere`)).toBe(soffice);
});

it.each([
  ["ends badly", "exit 1"],
  ["makes nothing", "exit 0"],
  ["never ends, nor what it started", "sleep 60 & sleep 60"],
])("a program that %s has failed", async (_, script) => {
  const began = performance.now();
  expect(await libreOffice(program("bad", script), limits).toPdf(slides, "ppt")).toBe("failed");
  expect(performance.now() - began).toBeLessThan(20_000);
});

it("without one slides stay files", async () => {
  expect(await absentOffice.toPdf(slides, "odp")).toBe("absent");
  expect(findProgram(["soffice"], "/nowhere")).toBeUndefined();
  expect(findProgram(["soffice"], undefined)).toBeUndefined();
});
