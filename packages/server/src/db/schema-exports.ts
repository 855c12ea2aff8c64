import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;

/** Files people asked for. */
export interface ExportTables {
  exports: {
    id: Generated<string>;
    client_id: string;
    asked_by: string;
    session_id: string;
    kind: ExportKind;
    params: ColumnType<Record<string, string>, string, never>;
    locale: Locale;
    format: "csv" | "xlsx";
    personal: boolean;
    reason: string | null;
    state: Generated<"queued" | "running" | "done" | "failed">;
    failure: "too_long" | "not_allowed" | "broken" | null;
    rows: Generated<number>;
    file_key: string | null;
    asked_at: Moment;
    done_at: Moment | null;
    expires_at: Moment;
  };
}
