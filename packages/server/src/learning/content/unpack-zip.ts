import { packageHostLimit } from "@trilha/contract/learning/content/limits.ts";
import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import type { PackageKind } from "@trilha/contract/learning/content/shapes.ts";
import type { StorePort } from "../../platform/outside/ports.ts";
import { type Fault, fault, isFault } from "./rules/fault.ts";
import { typeOfFile } from "./rules/file-types.ts";
import { mayNameHosts, outsideHosts, readOfFile } from "./rules/outside-hosts.ts";
import { isLitter, rootOf } from "./rules/package-root.ts";
import { readManifest } from "./rules/read-manifest.ts";
import { filesByName } from "./rules/resource-address.ts";
import { longestXml } from "./rules/xml-tree.ts";
import { faultOfList, isFolder, shownName } from "./rules/zip-list.ts";
import { type OpenZip, openZip, WrongEntry, type ZipEntry } from "./zip-reader.ts";

/** A file as it now lies in the store. */
export interface UnpackedFile {
  path: string;
  key: string;
  type: string;
  size: number;
}

export interface Unpacked {
  manifest: PackageManifest | null;
  entry: string | null;
  files: number;
  bytes: number;
  /** Outside hosts its files name. */
  hosts: string[];
}

export interface Unpacking {
  kind: PackageKind;
  zip: { key: string; size: number };
  keyOf(number: number): string;
  /** Before anything is stored under numbers up to this one. */
  reserve(upTo: number): Promise<void>;
  /** After they are stored; `done` is the share of all bytes. */
  note(files: readonly UnpackedFile[], done: number): Promise<void>;
}

/** Files stored between two looks at the database. */
const batch = 50;

/** Judges a ZIP by its list and its manifest, and only then stores what is in it. */
export async function unpackZip(store: StorePort, work: Unpacking): Promise<Unpacked | Fault> {
  const zip = await openZip(store, work.zip.key, work.zip.size);
  if (isFault(zip)) return zip;
  try {
    const wrong = faultOfList(zip.entries, work.zip.size);
    if (wrong) return wrong;
    const entries = zip.entries.filter(({ name }) => !isFolder(name) && !isLitter(name));
    const root = rootOf(
      entries.map(({ name }) => name),
      work.kind,
    );
    if (isFault(root)) return root;
    const files = entries.map((entry) => ({ entry, path: entry.name.slice(root.folder.length) }));
    const manifest = work.kind === "scorm" ? await manifestOf(zip, files, root.first) : null;
    if (isFault(manifest)) return manifest;
    const bytes = entries.reduce((sum, { size }) => sum + size, 0);
    await storeAll(store, zip, files, bytes, work);
    const hosts = await hostsOf(zip, files);
    return { manifest, entry: work.kind === "html" ? root.first : null, files: files.length, bytes, hosts };
  } catch (error) {
    if (error instanceof WrongEntry) return fault("wrongSize", { file: shownName(error.message) });
    throw error;
  } finally {
    zip.close();
  }
}

type Placed = { entry: ZipEntry; path: string };

async function manifestOf(
  zip: OpenZip,
  files: readonly Placed[],
  name: string,
): Promise<PackageManifest | Fault> {
  const file = files.find(({ path }) => path === name);
  if (!file) return fault("manifestMissing");
  if (file.entry.size > longestXml) return fault("manifestTooBig");
  const bytes = Buffer.concat(await zip.stream(file.entry).toArray());
  return readManifest(bytes, filesByName(files.map(({ path }) => path)), name);
}

async function hostsOf(zip: OpenZip, files: readonly Placed[]): Promise<string[]> {
  const hosts = new Set<string>();
  for (const { entry, path } of files) {
    if (!mayNameHosts(path) || entry.size > readOfFile) continue;
    const bytes = Buffer.concat(await zip.stream(entry).toArray());
    for (const host of outsideHosts(bytes.toString("utf8"))) hosts.add(host);
  }
  return [...hosts].toSorted().slice(0, packageHostLimit);
}

async function storeAll(
  store: StorePort,
  zip: OpenZip,
  files: readonly Placed[],
  bytes: number,
  work: Unpacking,
): Promise<void> {
  let done = 0;
  for (let start = 0; start < files.length; start += batch) {
    const some = files.slice(start, start + batch);
    await work.reserve(start + some.length);
    const stored: UnpackedFile[] = [];
    for (const [index, { entry, path }] of some.entries()) {
      const key = work.keyOf(start + index + 1);
      const type = typeOfFile(path);
      await store.putStream(key, zip.stream(entry), type);
      stored.push({ path, key, type, size: entry.size });
      done += entry.size;
    }
    await work.note(stored, bytes === 0 ? 1 : done / bytes);
  }
}
