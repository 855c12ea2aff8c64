// What may be announced for upload (§7 files): the type fits the kind and the name's ending, the size the limit.
import { type FileKind, fileKinds, workbookType } from "@trilha/contract/files/rules.ts";

/** Endings by type; the sniffed type, the declared one and the ending must agree. */
const endings: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
  "text/csv": ["csv"],
  [workbookType]: ["xlsx"],
};

/** What an iPhone takes unless told otherwise. No browser but its own shows it. */
const heicEndings: readonly string[] = ["heic", "heif"];
export const isHeic = (type: string): boolean => /^image\/hei[cf](-sequence)?$/.test(type);

export type Objection = { problem: "type_refused" | "heic" } | { problem: "too_large"; megabytes: number };

export function objectionTo(file: {
  kind: FileKind;
  name: string;
  type: string;
  size: number;
}): Objection | undefined {
  const { types, maxBytes, picture } = fileKinds[file.kind];
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const fits = (types as readonly string[]).includes(file.type) && endings[file.type]?.includes(ending);
  if (picture && (isHeic(file.type) || heicEndings.includes(ending))) return { problem: "heic" };
  if (!fits) return { problem: "type_refused" };
  if (file.size > maxBytes) return { problem: "too_large", megabytes: maxBytes / 2 ** 20 };
  return undefined;
}
