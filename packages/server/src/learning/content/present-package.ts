import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import { launchablesOf, type PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import { packageProblems } from "@trilha/contract/learning/content/problems.ts";
import type { PackageView } from "@trilha/contract/learning/content/shapes.ts";
import type { StoredRefusal } from "../../db/column-types.ts";
import type { PackageWithNewest } from "./content.queries.ts";

/** A package as its authors see it, its refusal in their language. */
export function presentPackage(row: PackageWithNewest, locale: Locale): PackageView {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    revision: row.revision,
    allowedHosts: row.allowed_hosts,
    newest: {
      revision: row.newest,
      state: row.state,
      progress: row.progress,
      refusal: row.refusal && inWords(row.refusal, locale),
      summary: row.state === "ready" ? summaryOf(row.manifest, row.title) : null,
      fileCount: row.file_count,
      bytes: row.bytes,
      vanished: row.vanished,
      hosts: row.hosts,
      createdAt: row.revised_at.toISOString(),
    },
    createdAt: row.created_at.toISOString(),
  };
}

const byCode = new Map(Object.values(packageProblems).map((problem) => [problem.code as string, problem]));

function inWords({ code, params }: StoredRefusal, locale: Locale) {
  const problem = byCode.get(code) ?? packageProblems.broken;
  return {
    code,
    title: localize(problem.title, locale, params),
    file: typeof params.file === "string" ? params.file : null,
    line: typeof params.line === "number" ? params.line : null,
    params,
  };
}

function summaryOf(manifest: PackageManifest | null, title: string) {
  if (!manifest) return { version: null, title, scos: [] };
  const scos = launchablesOf(manifest).map((item) => ({ identifier: item.identifier, title: item.title }));
  return { version: manifest.version, title: manifest.title, scos };
}
