import { type Fault, fault } from "./fault.ts";
import { foldPath } from "./segments.ts";

/** Files of a package by their folded names. */
export type FilesByName = ReadonlyMap<string, string>;

export function filesByName(names: readonly string[]): FilesByName {
  return new Map(names.map((name) => [foldPath(name), name]));
}

/** Where a fault lies. */
export interface FaultLocation {
  file: string;
  line: number;
}

const shown = (href: string) => (href.length > 120 ? `${href.slice(0, 117)}…` : href);

/**
 * The address of a launchable file within its package, with what its manifest adds behind it. It stays in the package and
 * the file is there, under the capitals it really has.
 */
export function resourceAddress(
  { base, href, parameters }: { base: string; href: string; parameters: string },
  files: FilesByName,
  { file, line }: FaultLocation,
): string | Fault {
  const outside = () => fault("resourceOutside", { file, line, href: shown(href) });
  const whole = `${base}${href}`.replaceAll("\\", "/");
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(whole)) return outside();
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(whole) ?? [];
  const segments: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") segments.push(part);
    else if (segments.pop() === undefined) return outside();
  }
  const name = segments.join("/");
  // Tools write names both ways, and a per cent sign can be part of one.
  const match = files.get(foldPath(name)) ?? files.get(foldPath(decoded(name)));
  if (match === undefined) return fault("resourceMissing", { file, line, href: shown(href) });
  return withParameters(match.split("/").map(encodeURIComponent).join("/"), query, hash, parameters);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** As the standard joins them (CAM 3.4.1.7): one question mark, and a fragment only where there is none. */
function withParameters(path: string, query: string, hash: string, parameters: string): string {
  const given = parameters.trim().replace(/^[?&]+/, "");
  if (given === "") return `${path}${query}${hash}`;
  if (given.startsWith("#")) return `${path}${query}${hash || given}`;
  const [search = "", fragment = ""] = given.split(/(?=#)/, 2);
  return `${path}${query === "" ? "?" : `${query}&`}${search}${hash || fragment}`;
}
