import { type Selectable, sql, type Updateable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type BrandingRow = Selectable<Tables["client_branding"]> & { background: PictureRow | null };

/** A client's look with the picture behind it. */
export async function loadBranding(tx: Tx, clientId: string): Promise<BrandingRow> {
  const { picture_client, ...branding } = await tx
    .selectFrom("client_branding as l")
    .leftJoin("files as f", (join) =>
      join.onRef("f.id", "=", "l.background_file_id").on("f.state", "=", "ready"),
    )
    .selectAll("l")
    .select("f.client_id as picture_client")
    .where("l.client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  const id = branding.background_file_id;
  return { ...branding, background: id && picture_client ? { id, client_id: picture_client } : null };
}

export async function updateBranding(
  tx: Tx,
  clientId: string,
  changes: Omit<Updateable<Tables["client_branding"]>, "client_id">,
): Promise<void> {
  await tx.updateTable("client_branding").set(changes).where("client_id", "=", clientId).execute();
}

export interface PictureRow {
  id: string;
  /** Client when it was sent; its address says so for ever. */
  client_id: string;
}

/** Pictures that may become part of a look: whole, meant for it, of this client or sent by this person. */
export function brandingPictures(
  tx: Tx,
  ids: readonly string[],
  person: { clientId: string; userId: string },
): Promise<PictureRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom("files")
    .select(["id", "client_id"])
    .where("id", "in", ids)
    .where("kind", "=", "branding")
    .where("state", "=", "ready")
    .where((eb) => eb.or([eb("client_id", "=", person.clientId), eb("owner_id", "=", person.userId)]))
    .execute();
}

/** Counts a change of a client: whoever edits an older version of it hears so. */
export async function bumpVersion(tx: Tx, clientId: string): Promise<void> {
  await sql`update clients set version = version + 1 where id = ${clientId}`.execute(tx);
}
