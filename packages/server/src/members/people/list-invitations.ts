import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  listInvitations as listSpec,
  withdrawInvitation as withdrawSpec,
} from "@trilha/contract/members/people/invitations.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { deleteInvitation, openInvitations } from "./people.invitations.queries.ts";

/** Open invitations: what staff wrote down, and nothing of whoever has the address. */
export const listInvitations: UseCase<typeof listSpec> = async (call, { query }) => {
  const { limit } = query;
  const after = readCursor(query.cursor, ["id"])?.[0];
  const rows = await call.read((tx) => openInvitations(tx, call.actor.clientId, { after, rows: limit + 1 }));
  return pageOf(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      roles: row.roles,
      jobProfile: (row.place.jobProfile as "salesperson" | undefined) ?? null,
      createdAt: row.created_at.toISOString(),
      mailedAt: row.mailed_at?.toISOString() ?? null,
    }),
  );
};

export const withdrawInvitation: UseCase<typeof withdrawSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const gone = await deleteInvitation(tx, call.actor.clientId, params.id);
    if (!gone) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "people.withdraw_invitation",
      entity: "person",
      entityId: params.id,
      entityName: `${gone.first_name} ${gone.last_name}`.trim(),
      before: { email: gone.email },
    });
    return undefined;
  });
