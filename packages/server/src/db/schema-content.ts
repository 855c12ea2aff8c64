import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import type { PackageKind } from "@trilha/contract/learning/content/shapes.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;

/** Why a revision was refused: a code of `packageProblems` with what its text names. */
export interface StoredRefusal {
  code: string;
  params: Record<string, string | number>;
}

/** Packages and slides. */
export interface ContentTables {
  packages: {
    id: Generated<string>;
    client_id: string;
    kind: PackageKind;
    title: string;
    label: string;
    revision: number | null;
    newest: Generated<number>;
    created_by: string;
    created_at: Moment;
  };
  package_revisions: {
    client_id: string;
    package_id: string;
    revision: number;
    file_id: string | null;
    state: Generated<"unpacking" | "ready" | "refused">;
    progress: Generated<number>;
    refusal: ColumnType<StoredRefusal | null, string | null | undefined, string | null>;
    manifest: ColumnType<PackageManifest | null, string | null | undefined, string | null>;
    entry: string | null;
    file_count: Generated<number>;
    bytes: Generated<number>;
    vanished: Generated<string[]>;
    stored: Generated<number>;
    created_by: string;
    created_at: Moment;
    done_at: Moment | null;
  };
  package_files: {
    client_id: string;
    package_id: string;
    revision: number;
    folded: string;
    path: string;
    key: string;
    type: string;
    size: number;
  };
  file_conversions: {
    client_id: string;
    file_id: string;
    state: "done" | "failed" | "absent";
    pdf_file_id: string | null;
    at: Moment;
  };
}
