import type { PackageKind } from "@trilha/contract/learning/content/shapes.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type PackageRow = Selectable<Tables["packages"]>;

interface OfPackage {
  clientId: string;
  packageId: string;
}
type OfRevision = OfPackage & { revision: number };

/** A file of a revision by its name as links are looked up (`foldPath`). */
export function packageFile(tx: Tx, revision: OfRevision & { folded: string }) {
  return tx
    .selectFrom("package_files as f")
    .innerJoin("packages as p", (join) =>
      join.onRef("p.client_id", "=", "f.client_id").onRef("p.id", "=", "f.package_id"),
    )
    .select(["f.path", "f.key", "f.type", "f.size", "p.allowed_hosts"])
    .where("f.client_id", "=", revision.clientId)
    .where("f.package_id", "=", revision.packageId)
    .where("f.revision", "=", revision.revision)
    .where("f.folded", "=", revision.folded)
    .executeTakeFirst();
}

/** A revision that is ready: a given one, or the one people get. */
export function usablePackage(tx: Tx, packageKey: OfPackage & { revision?: number }) {
  return tx
    .selectFrom("packages as p")
    .innerJoin("package_revisions as r", (join) =>
      join
        .onRef("r.client_id", "=", "p.client_id")
        .onRef("r.package_id", "=", "p.id")
        .on((on) => on("r.revision", "=", packageKey.revision ?? on.ref("p.revision"))),
    )
    .select(["p.id", "p.kind", "p.title", "p.label", "r.revision", "r.manifest", "r.entry"])
    .where("p.client_id", "=", packageKey.clientId)
    .where("p.id", "=", packageKey.packageId)
    .where("r.state", "=", "ready")
    .executeTakeFirst();
}

/** A package with the ZIP of the revision people get, and the state of the newest. */
export function zipRow(tx: Tx, packageKey: OfPackage) {
  return tx
    .selectFrom("packages as p")
    .innerJoin("package_revisions as n", (join) =>
      join
        .onRef("n.client_id", "=", "p.client_id")
        .onRef("n.package_id", "=", "p.id")
        .onRef("n.revision", "=", "p.newest"),
    )
    .leftJoin("package_revisions as r", (join) =>
      join
        .onRef("r.client_id", "=", "p.client_id")
        .onRef("r.package_id", "=", "p.id")
        .onRef("r.revision", "=", "p.revision"),
    )
    .leftJoin("files as f", "f.id", "r.file_id")
    .select(["p.kind", "p.title", "p.revision", "n.state", "f.storage_key as key", "f.name as fileName"])
    .where("p.client_id", "=", packageKey.clientId)
    .where("p.id", "=", packageKey.packageId)
    .executeTakeFirst();
}

/** The package's row, so that one replacement comes after the other. */
export function lockPackage(tx: Tx, packageKey: OfPackage): Promise<PackageRow | undefined> {
  return tx
    .selectFrom("packages")
    .selectAll()
    .where("client_id", "=", packageKey.clientId)
    .where("id", "=", packageKey.packageId)
    .forUpdate()
    .executeTakeFirst();
}

export async function allowHosts(tx: Tx, packageKey: OfPackage, hosts: readonly string[]): Promise<void> {
  await tx
    .updateTable("packages")
    .set({ allowed_hosts: [...hosts] })
    .where("client_id", "=", packageKey.clientId)
    .where("id", "=", packageKey.packageId)
    .execute();
}

const withNewest = (tx: Tx, clientId: string) =>
  tx
    .selectFrom("packages as p")
    .innerJoin("package_revisions as r", (join) =>
      join
        .onRef("r.client_id", "=", "p.client_id")
        .onRef("r.package_id", "=", "p.id")
        .onRef("r.revision", "=", "p.newest"),
    )
    .where("p.client_id", "=", clientId)
    .select(["p.id", "p.kind", "p.title", "p.revision", "p.newest", "p.created_at"])
    .select(["r.state", "r.progress", "r.refusal", "r.manifest", "r.file_count", "r.bytes", "r.vanished"])
    .select(["r.hosts", "p.allowed_hosts"])
    .select(["r.created_at as revised_at"]);
export type PackageWithNewest = Awaited<ReturnType<typeof packagePage>>[number];

export function readPackageRow(tx: Tx, packageKey: OfPackage): Promise<PackageWithNewest | undefined> {
  return withNewest(tx, packageKey.clientId).where("p.id", "=", packageKey.packageId).executeTakeFirst();
}

export function packagePage(
  tx: Tx,
  filter: {
    clientId: string;
    kind: PackageKind | undefined;
    search: string | undefined;
    after: readonly [Date, string] | undefined;
    rows: number;
  },
) {
  let page = withNewest(tx, filter.clientId);
  if (filter.kind) page = page.where("p.kind", "=", filter.kind);
  if (filter.search) page = page.where(sql<boolean>`strpos(fold(p.title), fold(${filter.search})) > 0`);
  const { after } = filter;
  if (after)
    page = page.where((on) => on(on.refTuple("p.created_at", "p.id"), "<", on.tuple(after[0], after[1])));
  return page.orderBy("p.created_at", "desc").orderBy("p.id", "desc").limit(filter.rows).execute();
}

export async function insertPackage(
  tx: Tx,
  made: { clientId: string; kind: PackageKind; title: string; label: string; by: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("packages")
    .values({
      client_id: made.clientId,
      kind: made.kind,
      title: made.title,
      label: made.label,
      revision: null,
      created_by: made.by,
      created_at: made.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The next ZIP of a package, to be unpacked. */
export async function insertRevision(
  tx: Tx,
  made: OfRevision & { fileId: string; by: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("package_revisions")
    .values({
      client_id: made.clientId,
      package_id: made.packageId,
      revision: made.revision,
      file_id: made.fileId,
      entry: null,
      created_by: made.by,
      created_at: made.now,
      done_at: null,
    })
    .execute();
  await tx
    .updateTable("packages")
    .set({ newest: made.revision })
    .where("client_id", "=", made.clientId)
    .where("id", "=", made.packageId)
    .execute();
}
