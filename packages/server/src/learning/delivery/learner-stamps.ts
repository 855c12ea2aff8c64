import type { Together } from "../../db/together.ts";
import { learnerStamps, type StampRow } from "./learner.queries.ts";

/** Which state of a person and of their client's catalogue stands now; asked for many people at once. */
export const stampsTogether: Together<{ userId: string }, StampRow | undefined> = {
  how: "read",
  most: 50,
  atOnce: 2,
  async work(tx, clientId, asks) {
    const stamps = await learnerStamps(
      tx,
      clientId,
      asks.map(({ userId }) => userId),
    );
    return asks.map(({ userId }) => stamps.get(userId));
  },
};
