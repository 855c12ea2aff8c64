import type { ModuleUse } from "@trilha/contract/core/modules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import type { RawBuilder } from "kysely";
import type { Member } from "./actor.ts";

/** Work that waits for staff, published by the room it belongs to: the office home counts it without its tables. */
export interface StaffQueue {
  /** Rights of which one is enough to work on it. */
  readonly rights: readonly Permission[];
  readonly module: ModuleUse;
  /** Rows this member may work on as `at`, since when each waits: the longest waiting first, in the order of an index. */
  readonly waiting: (member: QueueWorker) => RawBuilder<unknown>;
}

export type QueueWorker = Pick<Member, "clientId" | "userId" | "permissions"> & { readonly now: Date };

/** Dates of a room that come near, or have passed with work left, as rows of `id`, `number`, `title` and `at`. */
export interface DueDates {
  readonly right: Permission;
  readonly module: ModuleUse;
  readonly due: (span: { clientId: string; now: Date; until: Date }) => RawBuilder<unknown>;
}

/** Part of a programme's set-up: a truth in SQL. */
export interface SetUpStep {
  readonly module: ModuleUse;
  readonly isDone: (clientId: string) => RawBuilder<unknown>;
}
