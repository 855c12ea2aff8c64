import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import type { PackageKind } from "@trilha/contract/learning/content/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { contentHosts } from "../../core/content-host.ts";
import type { Tx } from "../../db/database.ts";
import { passEnds, writePass } from "./address.ts";
import { usablePackage, zipRow } from "./content.queries.ts";

/** A package as other modules use it, at one revision. */
export interface UsablePackage {
  id: string;
  kind: PackageKind;
  title: string;
  label: string;
  revision: number;
  /** Manifest of a SCORM package. */
  manifest: PackageManifest | null;
  /** The page zipped HTML begins with. */
  entry: string | null;
}

/**
 * A package of a client that can be used: at the revision people get now, or at one they began with. Undefined when there
 * is none, or none that is ready.
 */
export function packageOf(
  tx: Tx,
  packageKey: { clientId: string; packageId: string; revision?: number },
): Promise<UsablePackage | undefined> {
  return usablePackage(tx, packageKey);
}

/** The ZIP a package was made of, to be passed on. */
export interface PackageZip {
  kind: PackageKind;
  title: string;
  /** Another one, or the first, is being unpacked: what is ready may not be the newest. */
  isUnpacking: boolean;
  /** File of the revision people get; null: none is ready. */
  ready: { revision: number; key: string; fileName: string } | null;
}

/** A package's ZIP as it lies in the store; undefined: there is no such package. */
export async function packageZip(
  tx: Tx,
  packageKey: { clientId: string; packageId: string },
): Promise<PackageZip | undefined> {
  const row = await zipRow(tx, packageKey);
  if (!row) return undefined;
  const { kind, title, state, revision, key, fileName } = row;
  const ready = revision === null || key === null ? null : { revision, key, fileName: fileName ?? "" };
  return { kind, title, isUnpacking: state === "unpacking", ready };
}

/** Where a package is opened, for the caller alone. */
export interface ContentAddress {
  /** `https://<label>.<content>/<token>/`: paths of the package and `_/…` of ours come behind it. */
  base: string;
  origin: string;
  token: string;
  expiresAt: Date;
}

/**
 * A signed address on the content origin, worked out without a query: the calling module has decided that the caller may
 * open the package. It works for 12 hours, as long as the caller's session lasts and they are active.
 */
export function contentAddress(
  call: Pick<MemberCall, "parts" | "actor" | "now" | "host">,
  target: { package: Pick<UsablePackage, "id" | "label" | "revision">; sittingId: string | null },
): ContentAddress {
  const { parts, actor, now, host } = call;
  const hosts = contentHosts(parts.settings);
  const { id: packageId, label, revision } = target.package;
  const { userId, sessionId, clientId } = actor;
  const expiresAt = passEnds(now);
  const token = writePass(parts.keys, hosts.signedLabel(label), {
    ...{ packageId, revision, sittingId: target.sittingId, expiresAt, callerHost: host },
    reader: { userId, sessionId, clientId },
  });
  const origin = hosts.originOf(label, host);
  return { base: `${origin}/${token}/`, origin, token, expiresAt };
}
