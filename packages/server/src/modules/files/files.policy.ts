// Who may upload what (§6): everybody their own picture and what they report sales and stores with; looks and
// imports whoever may use them afterwards.
import type { FileKind } from "@trilha/contract/files/rules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";

/** One of these is needed; none: everybody may. */
const needed: Readonly<Record<FileKind, readonly Permission[]>> = {
  avatar: [],
  invoice: [],
  store_photo: [],
  look: ["client.configure"],
  import: ["people.import", "catalogue.edit", "network.edit"],
};

export function mayUpload(permissions: ReadonlySet<Permission>, kind: FileKind): boolean {
  const wanted = needed[kind];
  return wanted.length === 0 || wanted.some((permission) => permissions.has(permission));
}
