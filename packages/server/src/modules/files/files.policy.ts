// Who may upload what (§6): everybody their own picture, looks and imports whoever may use them afterwards.
import type { FileKind } from "@trilha/contract/files/rules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";

const needed: Readonly<Record<FileKind, Permission | undefined>> = {
  avatar: undefined,
  look: "client.configure",
  import: "people.import",
};

export function mayUpload(permissions: ReadonlySet<Permission>, kind: FileKind): boolean {
  const permission = needed[kind];
  return permission === undefined || permissions.has(permission);
}
