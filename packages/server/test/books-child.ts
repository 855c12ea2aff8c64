// The load in a process of its own, to be killed: it says over its channel what was answered, after its commit.
import { Database } from "../src/db/database.ts";
import type { Pocket } from "./books.ts";
import { loadBooks } from "./books-load.ts";

/** Setup of the process. */
export type Load = { url: string; pockets: Pocket[]; workers: number };

process.once("message", ({ url, ...load }: Load) => {
  const db = new Database({ url, poolSize: load.workers, onError: () => undefined });
  const never = () => false;
  void loadBooks(db, load, never, (key) => process.send?.(key));
});
process.once("disconnect", () => process.exit());
