import type { Locale } from "@trilha/contract/core/locale.ts";
import type { BadgePicture } from "@trilha/contract/learning/badges/drawing.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface AwardKey {
  clientId: string;
  userId: string;
  badgeId: string;
}

/** Key of an award's public page, the one it has or else the new one; undefined: the person has no such badge. */
export async function keepShareKey(tx: Tx, award: AwardKey, fresh: string): Promise<string | undefined> {
  const { rows } = await sql<{ share_key: string }>`
    update badge_awards set share_key = coalesce(share_key, ${fresh})
    where client_id = ${award.clientId} and badge_id = ${award.badgeId} and user_id = ${award.userId}
    returning share_key`.execute(tx);
  return rows[0]?.share_key;
}

export async function dropShareKey(tx: Tx, award: AwardKey): Promise<void> {
  await tx
    .updateTable("badge_awards")
    .set({ share_key: null })
    .where("client_id", "=", award.clientId)
    .where("badge_id", "=", award.badgeId)
    .where("user_id", "=", award.userId)
    .execute();
}

export interface SharedRow {
  person: string;
  name: Partial<Record<Locale, string>>;
  text: Partial<Record<Locale, string>>;
  picture: BadgePicture;
}

/** A shared badge by its key, whoever's client it is: while its holder takes part, and the client gives badges. */
export async function badgeByShareKey(tx: Tx, shareKey: string): Promise<SharedRow | undefined> {
  const { rows } = await sql<SharedRow>`
    select coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.nickname, '') as person,
           b.name, b.text, b.picture
    from badge_awards a
    join badges b on b.client_id = a.client_id and b.id = a.badge_id
    join clients c on c.id = a.client_id and c.has_badges
    join memberships m on m.client_id = a.client_id and m.user_id = a.user_id and m.status = 'active'
    join users u on u.id = a.user_id
    where a.share_key = ${shareKey}`.execute(tx);
  return rows[0];
}
