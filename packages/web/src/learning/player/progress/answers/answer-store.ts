import { database, orNothing } from "../device-database.ts";
import type { WaitingAnswer } from "./answer-queue.ts";

/** Where answers wait on the device. They say what somebody wrote in a test, never what is right. */
export interface AnswerStore {
  all: () => Promise<WaitingAnswer[]>;
  /** In place of another, where it says more of it: both or neither. */
  put: (waiting: WaitingAnswer, instead?: string) => Promise<void>;
  drop: (ids: readonly string[]) => Promise<void>;
}

export const answerStore: AnswerStore = {
  all: () => orNothing(async () => (await database()).getAll("answers"), []),
  put: (waiting, instead) =>
    orNothing(async () => {
      const writing = (await database()).transaction("answers", "readwrite");
      if (instead !== undefined) await writing.store.delete(instead);
      await writing.store.put(waiting);
      await writing.done;
    }, undefined),
  drop: (ids) =>
    orNothing(async () => {
      const writing = (await database()).transaction("answers", "readwrite");
      for (const id of ids) await writing.store.delete(id);
      await writing.done;
    }, undefined),
};
