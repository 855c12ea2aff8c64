import type { BatchKind } from "../../core/batch.ts";
import { learnerStamps, type StampRow } from "./learner.queries.ts";

/** Which state of a person and of their client's catalogue stands now; asked for many people at once. */
export const stampBatch: BatchKind<{ userId: string }, StampRow | undefined> = {
  name: "learner_stamps",
  access: "read",
  maxSize: 50,
  concurrency: 2,
  async run(tx, clientId, asks) {
    const stamps = await learnerStamps(
      tx,
      clientId,
      asks.map(({ userId }) => userId),
    );
    return asks.map(({ userId }) => stamps.get(userId));
  },
};
