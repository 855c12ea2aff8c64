import {
  editQuestion,
  readQuestion,
  restoreQuestion,
  retireQuestion,
} from "@trilha/contract/questions/endpoints.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useQuestionsChanged } from "../question-bank.queries.ts";
import { type ManyChange, sortedAnew } from "./change-many.ts";

/** Changes many questions one after the other: each as it is now, so that nobody's words are written over. */
export function useChangeMany() {
  const changed = useQuestionsChanged();
  const [done, setDone] = useState<number>();
  const each = async (ids: readonly string[], one: (id: string) => Promise<boolean>): Promise<number> => {
    let count = 0;
    setDone(0);
    try {
      for (const [at, id] of ids.entries()) {
        if (await one(id)) count += 1;
        setDone(at + 1);
      }
    } finally {
      setDone(undefined);
      changed();
    }
    return count;
  };
  return {
    /** How many were looked at so far; undefined: nothing is running. */
    done,
    sort: (ids: readonly string[], change: ManyChange) =>
      each(ids, async (id) => {
        const { bankId, body, version, ...question } = await call(readQuestion, { params: { id } });
        const next = sortedAnew(question, change);
        if (next) await call(editQuestion, { params: { id }, body: { version, bankId, body, ...next } });
        return next !== undefined;
      }),
    turn: (ids: readonly string[], state: "active" | "retired") =>
      each(ids, async (id) => {
        await call(state === "active" ? restoreQuestion : retireQuestion, { params: { id } });
        return true;
      }),
  };
}
