import { type ItemStatistics, itemStatistics } from "@trilha/contract/learning/grading/items.ts";
import { cronbachAlpha } from "@trilha/contract/learning/grading/reliability.ts";
import type { Tally } from "@trilha/contract/learning/grading/tallies.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { isGraded } from "@trilha/contract/learning/tests/test-settings.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import { titleOf } from "./name-tests.ts";
import { newestOf, placeOfItem } from "./rules/item-priority.ts";
import {
  bodiesOf,
  type CountedItem,
  itemTallies,
  keepFigures,
  type OfTest,
  pointsSpread,
  takeTime,
  testSums,
} from "./test-sums.queries.ts";

/** Counts one test anew, whole: what was marked, regraded or overtaken meanwhile is right again by itself. */
export const countTest: JobHandler<"results.count"> = async ({ db, clock }, payload) => {
  const { clientId, courseId, activityId, swept } = payload;
  await db.write({ clientId }, (tx) =>
    countOnce(tx, { clientId, courseId, activityId }, { now: () => clock.now(), swept }),
  );
};

async function countOnce(tx: Tx, test: OfTest, { now, swept }: { now: () => Date; swept: boolean }) {
  const begun = now();
  // Clock of the process: one that is set back meanwhile would count below nothing.
  const started = performance.now();
  await takeTime(tx);
  const sums = await testSums(tx, test);
  const { last_at, course_version } = sums;
  if (last_at === null || course_version === null) return;
  const place = { course_id: test.courseId, activity_id: test.activityId, course_version };
  const named = await titleOf(tx, test.clientId, place);
  if (!named) return;
  const items = await itemTallies(tx, test);
  const bodies = await bodiesOf(tx, test.clientId, items);
  const bodyOf = ({ questionId, version }: CountedItem) => bodies.get(`${questionId} ${version}`);
  const counted = items.flatMap((item) => {
    const body = bodyOf(item);
    return body ? [{ item, body, statistics: itemStatistics(body, item.tallies, item.choices) }] : [];
  });
  const newest = newestOf(items);
  const isNewest = ({ questionId, version }: CountedItem) => newest.get(questionId) === version;
  const spread = await pointsSpread(tx, test);
  const isFlagged = ({ flags }: ItemStatistics) => flags.some((flag) => flag !== "too_few");
  await keepFigures(
    tx,
    test,
    { ...sums, last_at },
    {
      ...{ title: named.title, type: named.type, passed: isGraded(named.type) ? sums.passed : null },
      counted: spread.attempts,
      alpha: cronbachAlpha(
        counted.map(({ item, body }) => spreadOf(item.tallies, body)),
        spread,
      ),
      flagged: counted.filter(({ item, statistics }) => isNewest(item) && isFlagged(statistics)).length,
      ...{ countedAt: begun, tookMs: Math.round(performance.now() - started), swept },
    },
    counted.map(({ item, statistics }) => ({
      ...{ questionId: item.questionId, version: item.version, ...statistics },
      ...{ place: placeOfItem(statistics.flags), newest: isNewest(item) },
    })),
  );
}

/** How far the points of one question spread among those who had it. */
function spreadOf(tallies: readonly Tally[], body: QuestionBody) {
  const sum = (value: (one: Tally) => number) => tallies.reduce((total, one) => total + value(one), 0);
  const attempts = sum((one) => one.answers);
  const variance = sum((one) => one.shareSquares) / attempts - (sum((one) => one.share) / attempts) ** 2;
  return { attempts, variance: Math.max(0, variance) * body.points ** 2 };
}
