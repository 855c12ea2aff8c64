import type { listConsents as spec } from "@trilha/contract/members/people/consents.ts";
import { cookieKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { maskEmail } from "../../communication/messages/index.ts";
import type { MemberCall } from "../../core/call.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { type ConsentRow, consentsPage } from "./consents.queries.ts";
import { seesPersonal } from "./present-person.ts";

/** Consents as the office lists them; addresses are masked unless the caller may read personal data. */
export const listConsents: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { search = "", kind = null, version = null, from = null, until = null, limit } = query;
    const filter = { search, kind, version, from, until };
    const position = readCursor(query.cursor, ["moment", "id"]);
    const after = position && ([new Date(position[0]), position[1]] as const);
    const scope = { clientId: call.actor.clientId, filter };
    const rows = await consentsPage(tx, scope, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.accepted_at.getTime(), row.id],
      (row) => present(call, row),
    );
  });

function present(call: MemberCall, row: ConsentRow) {
  const personal = seesPersonal(call, { personal_data_open: row.personal_data_open === true });
  return {
    id: row.id,
    personId: row.membership_id,
    name: row.name,
    email: personal ? row.email : maskEmail(row.email),
    kind: row.kind,
    version: row.version,
    locale: row.locale,
    allowed: cookieKinds.filter((kind) => row.choices[kind] === true),
    acceptedAt: row.accepted_at.toISOString(),
    ip: personal ? row.ip : null,
  };
}
