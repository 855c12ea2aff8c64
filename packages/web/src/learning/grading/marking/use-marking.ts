import type { Request } from "@trilha/contract/core/endpoint.ts";
import {
  markEssay,
  openEssay,
  releaseEssay,
  takeEssays,
} from "@trilha/contract/learning/grading/marking-endpoints.ts";
import type { Essay } from "@trilha/contract/learning/grading/marking-shapes.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { notice } from "../../../ui/act/notices.ts";
import { useResultsChanged } from "../results.queries.ts";

export type Marking = Omit<Request<typeof markEssay>["body"], "version">;
export type FirstEssay = { readonly id: string; readonly question: number };
type Filters = {
  courseId?: string | undefined;
  activityId?: string | undefined;
  bankId?: string | undefined;
};
type State = {
  /** The one to mark, and the one loaded ahead. */
  readonly items: readonly Essay[];
  /** Number of essays that wait, those here included; null until it is known. */
  readonly waiting: number | null;
  readonly error: (Error & { readonly requestId?: string }) | null;
};

const placeOf = ({ attemptId: id, question }: Essay) => ({ id, question });
const isSame = (one: Essay, other: Essay) =>
  one.attemptId === other.attemptId && one.question === other.question;

/** The marker's work: an essay to mark, the next one ready; what is left here goes back to the queue. */
export function useMarking(filters: Filters, first: FirstEssay | undefined) {
  const changed = useResultsChanged();
  const keys = useSubmissionKeys();
  const [state, setState] = useState<State>({ items: [], waiting: null, error: null });
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const here = useRef<readonly Essay[]>([]);
  /** Left to others in this sitting: not taken again by oneself. */
  const left = useRef<Essay[]>([]);
  const asking = useRef(false);

  const show = useCallback((items: readonly Essay[], more: Partial<State> = {}) => {
    here.current = items;
    setState((before) => ({ ...before, ...more, items }));
  }, []);

  const fill = useCallback(async () => {
    if (asking.current || here.current.length > 1) return;
    asking.current = true;
    try {
      const reserved = [...here.current, ...left.current].slice(0, 3);
      const answer = await call(takeEssays, {
        body: {
          ...filters,
          keep: reserved.map(({ attemptId, question }) => ({ attemptId, question })),
          count: 2 - here.current.length,
        },
      });
      const fresh = answer.items.filter((item) => !reserved.some((one) => isSame(one, item)));
      show([...here.current, ...fresh], { waiting: answer.waiting, error: null });
    } catch (failed) {
      setState((before) => ({ ...before, error: failed as Error }));
    } finally {
      asking.current = false;
    }
  }, [filters, show]);

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      if (first && round === 0) {
        try {
          const item = await call(openEssay, { params: first, body: {} });
          if (!gone && here.current.every((one) => !isSame(one, item))) show([item]);
        } catch (failed) {
          notice((failed as Error).message, { kind: "failed" });
        }
      }
      if (!gone) await fill();
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [fill, first, round, show]);

  useEffect(
    () => () => {
      for (const item of here.current) call(releaseEssay, { params: placeOf(item) }).catch(() => undefined);
      here.current = [];
    },
    [],
  );

  const next = () => {
    const [, ...rest] = here.current;
    show(rest);
    void fill();
  };
  return {
    ...state,
    item: state.items[0],
    busy,
    retry: () => setRound((now) => now + 1),
    /** Keeps a mark and goes on; throws what was refused. */
    mark: async (given: Marking) => {
      const [item] = here.current;
      if (!item || busy) return;
      const body = { ...given, version: item.version };
      setBusy(true);
      try {
        const params = placeOf(item);
        await call(markEssay, { params, body }, { key: keys.of({ params, body }) });
        keys.done();
        changed();
        setState((before) => ({
          ...before,
          waiting:
            before.waiting === null ? null : Math.max(0, before.waiting - (item.version === 0 ? 1 : 0)),
        }));
        next();
      } finally {
        setBusy(false);
      }
    },
    /** Leaves it to others. */
    skip: () => {
      const [item] = here.current;
      if (!item) return;
      left.current = [item, ...left.current].slice(0, 2);
      call(releaseEssay, { params: placeOf(item) }).catch(() => undefined);
      next();
    },
  };
}
