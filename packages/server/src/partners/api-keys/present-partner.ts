import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/partners/api-keys/endpoints.ts";
import { askSession } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { keysAtOnce } from "@trilha/contract/partners/api-keys/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { clientAddress, publicOrigin } from "../../tenants/clients/index.ts";
import { type KeyRow, keyRows } from "./keys.queries.ts";
import { type PartnerRow, partnerRows } from "./partners.queries.ts";
import { isValid, keyState } from "./rules/key-state.ts";
import { useRows } from "./uses.queries.ts";

const moment = (at: Date | null) => at?.toISOString() ?? null;

export function presentKey(row: KeyRow, now: Date): Answer<typeof contract.revokeKey> {
  return {
    id: row.id,
    keyId: row.key_id,
    state: keyState(row, now),
    createdAt: row.created_at.toISOString(),
    createdBy: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim(),
    endsAt: moment(row.ends_at),
    revokedAt: moment(row.revoked_at),
    lastUsedAt: moment(row.last_used_at),
    lastUsedFrom: row.last_used_from,
  };
}

/** A partner with its keys; undefined: the client has none of this id. */
export async function loadPartner(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<Answer<typeof contract.readPartner> | undefined> {
  const { clientId } = call.actor;
  const [row] = await partnerRows(tx, clientId, { now: call.now, id });
  if (!row) return undefined;
  const keys = await keyRows(tx, clientId, { partnerId: id });
  const { host } = await clientAddress(tx, clientId);
  return {
    ...{ id, name: row.name, active: row.active, version: row.version },
    createdAt: row.created_at.toISOString(),
    endpoint: `${publicOrigin(call.parts, host)}${askSession.path}`,
    keys: keys.map((key) => presentKey(key, call.now)),
    can: { addKey: keys.filter((key) => isValid(key, call.now)).length < keysAtOnce },
  };
}

export const readPartner: UseCase<typeof contract.readPartner> = (call, { params }) =>
  call.read(async (tx) => (await loadPartner(tx, call, params.id)) ?? refuse(genericProblems.notFound));

const presentItem = ({ last_used_at, created_at, version: _, ...row }: PartnerRow) => ({
  ...row,
  lastUsedAt: moment(last_used_at),
  createdAt: created_at.toISOString(),
});

/** Partners of the client by name. */
export const listPartners: UseCase<typeof contract.listPartners> = async (call, { query }) => {
  const { cursor, limit } = query;
  const after = readCursor(cursor, ["string", "id"]);
  const rows = await call.read((tx) =>
    partnerRows(tx, call.actor.clientId, { now: call.now, after, rows: limit + 1 }),
  );
  return pageOf(rows, limit, (row) => [row.name, row.id], presentItem);
};

/** Recent requests of a partner. */
export const listUses: UseCase<typeof contract.listUses> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { cursor, limit, outcome } = query;
    const [partner] = await partnerRows(tx, clientId, { now: call.now, id: params.id });
    if (!partner) return refuse(genericProblems.notFound);
    const [after] = readCursor(cursor, ["id"]) ?? [];
    const rows = await useRows(tx, clientId, { partnerId: partner.id, outcome, after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.id],
      ({ at, named_by, key_id, membership_id, name, ip, ...row }) => ({
        ...row,
        at: at.toISOString(),
        namedBy: named_by,
        keyId: key_id,
        person: membership_id === null ? null : { membershipId: membership_id, name: name ?? "" },
        from: ip,
      }),
    );
  });
