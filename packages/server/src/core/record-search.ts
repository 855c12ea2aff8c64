import type { ModuleUse } from "@trilha/contract/core/modules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import type { RawBuilder } from "kysely";

/** Search of a room's records, published for the office's one search: it asks them all and puts the best first. */
export interface RecordSearch {
  readonly right: Permission;
  readonly module: ModuleUse;
  /**
   * At most `most` records as `id`, `title` (JSON: a text, or one in several languages), `detail`, and `words`, the
   * folded text they were found by.
   */
  readonly find: (wanted: WantedRecords) => RawBuilder<unknown>;
}

export interface WantedRecords {
  readonly clientId: string;
  readonly text: string;
  readonly words: readonly string[];
  /** Words nearly the same are meant: none hold them as they were typed. */
  readonly near: boolean;
  readonly most: number;
}
