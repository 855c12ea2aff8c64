import { type Fault, fault } from "./fault.ts";
import { shownName } from "./zip-list.ts";

/** Litter of computers in a ZIP beside its content. */
const litter = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
export const isLitter = (name: string): boolean => litter.test(name);

export interface PackageRoot {
  /** The one folder everything lies in, with its slash; empty: there is none. */
  folder: string;
  /** The name of the first file as it is written, behind the folder. */
  first: string;
}

/**
 * Where a package begins: with the file that makes it one, at the root of the ZIP or in a single folder that holds
 * everything. Capitals do not matter.
 */
export function rootOf(names: readonly string[], kind: "scorm" | "html"): PackageRoot | Fault {
  const wanted = kind === "scorm" ? ["imsmanifest.xml"] : ["index.html", "index.htm"];
  const own = names.filter((name) => !isLitter(name));
  const wrapper = `${own[0]?.split("/", 1)[0] ?? ""}/`;
  const wrapped = own.length > 0 && own.every((name) => name.startsWith(wrapper));
  for (const folder of ["", ...(wrapped ? [wrapper] : [])]) {
    for (const each of wanted) {
      const first = own.find(
        (name) => name.toLowerCase() === `${folder}${each}`.toLowerCase() && name.startsWith(folder),
      );
      if (first !== undefined) return atRoot(own, { folder, first: first.slice(folder.length) });
    }
  }
  if (kind === "html") return fault("indexMissing");
  const nested = own.find((name) => name.toLowerCase().endsWith("/imsmanifest.xml"));
  return nested === undefined
    ? fault("manifestMissing")
    : fault("manifestNested", { file: shownName(nested) });
}

/** Our own pages lie beside those of the package, under this name. */
function atRoot(names: readonly string[], root: PackageRoot): PackageRoot | Fault {
  const taken = names.find((name) => name.startsWith(`${root.folder}_/`) || name === `${root.folder}_`);
  return taken === undefined ? root : fault("name", { file: shownName(taken) });
}
