// The first line of a people file names its columns.
import type { ColumnsOfFile } from "@trilha/contract/core/imports/lines.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import { readColumn } from "./import-words.ts";

/** Columns that name a person; one of them is needed. */
const identities: readonly ImportColumn[] = ["email", "username", "document"];

export const peopleFile: ColumnsOfFile<ImportColumn> = { read: readColumn, needs: [identities] };
