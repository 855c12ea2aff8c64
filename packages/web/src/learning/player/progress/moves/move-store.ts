import { database, orNothing } from "../device-database.ts";
import type { MoveStore } from "./move-outbox.ts";

/** Where moves wait on the device. */
export const moveStore: MoveStore = {
  all: () => orNothing(async () => (await database()).getAll("moves"), []),
  put: (waiting) =>
    orNothing(async () => {
      await (await database()).put("moves", waiting);
    }, undefined),
  drop: (ids) =>
    orNothing(async () => {
      const writing = (await database()).transaction("moves", "readwrite");
      for (const id of ids) await writing.store.delete(id);
      await writing.done;
    }, undefined),
};
