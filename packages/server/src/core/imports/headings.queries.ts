import type { Tx } from "../../db/database.ts";

interface FileOfKind {
  clientId: string;
  kind: string;
}

/** Columns the client's people chose before, by `headingKey`; null: left out. */
export async function rememberedHeadings(
  tx: Tx,
  { clientId, kind }: FileOfKind,
): Promise<Map<string, string | null>> {
  const rows = await tx
    .selectFrom("import_headings")
    .select(["heading", "column_name"])
    .where("client_id", "=", clientId)
    .where("kind", "=", kind)
    .execute();
  return new Map(rows.map(({ heading, column_name }) => [heading, column_name]));
}

export async function rememberHeadings(
  tx: Tx,
  { clientId, kind }: FileOfKind,
  chosen: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (chosen.size === 0) return;
  const rows = [...chosen].map(([heading, column_name]) => ({
    ...{ client_id: clientId, kind, heading, column_name },
  }));
  await tx
    .insertInto("import_headings")
    .values(rows)
    .onConflict((on) =>
      on
        .columns(["client_id", "kind", "heading"])
        .doUpdateSet((row) => ({ column_name: row.ref("excluded.column_name") })),
    )
    .execute();
}
