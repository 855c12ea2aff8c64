import { useQueries } from "@tanstack/react-query";
import { namedIn, testOf } from "@trilha/contract/learning/authoring/content.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import type { PoolQuestion } from "@trilha/contract/learning/questions/draw.ts";
import type { BankPool } from "@trilha/contract/learning/questions/shapes.ts";
import { useMemo } from "react";
import { isRefused } from "../../../api/problem.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { poolFor } from "./test-pool.ts";
import { poolQuery } from "./tests.queries.ts";

const NOTHING: BankPool = { tags: [], groups: [] };

/** Question pools of a draft's tests, as far as they are known by now. */
export function usePools(draft: CourseDraft): ReadonlyMap<string, readonly PoolQuestion[]> {
  const reads = can(useSession(), "questions.read");
  const { banks } = useMemo(() => namedIn(draft), [draft]);
  const known = useQueries({
    queries: banks.map((id) => ({ ...poolQuery(id, draft.defaultLocale), enabled: reads })),
    combine: (results) =>
      results.map(
        ({ data, error }) => data ?? (isRefused(error) && error.status === 404 ? NOTHING : undefined),
      ),
  });
  return useMemo(() => {
    const pools = new Map(
      banks.flatMap((id, at) => {
        const pool = known[at];
        return pool ? [[id, pool] as const] : [];
      }),
    );
    return new Map(
      draft.modules
        .flatMap(({ activities }) => activities)
        .flatMap((activity) => {
          const test = testOf(activity);
          const pool = test && poolFor(test.data, test.type, pools);
          return pool ? [[activity.id, pool] as const] : [];
        }),
    );
  }, [draft, banks, known]);
}
