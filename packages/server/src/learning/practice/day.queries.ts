import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

interface Person {
  clientId: string;
  userId: string;
}
export type DailyRow = Selectable<Tables["daily_questions"]>;

/** The client's own time zone: where its day begins. */
export async function zoneOf(tx: Tx, clientId: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** The question somebody was asked on a day, held where it is about to be answered. */
export async function dailyOf(
  tx: Tx,
  day: Person & { day: string; held: boolean },
): Promise<DailyRow | undefined> {
  const query = tx
    .selectFrom("daily_questions")
    .selectAll()
    .where("client_id", "=", day.clientId)
    .where("user_id", "=", day.userId)
    .where("day", "=", day.day);
  return (day.held ? query.forUpdate() : query).executeTakeFirst();
}

/** Keeps what was drawn; where another device was faster, its question stays. */
export async function insertDaily(
  tx: Tx,
  daily: Person & {
    day: string;
    questionId: string;
    version: number;
    order: string[];
    locale: Locale;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("daily_questions")
    .values({
      ...{ client_id: daily.clientId, user_id: daily.userId, day: daily.day, question_id: daily.questionId },
      ...{
        version: daily.version,
        put_order: JSON.stringify(daily.order),
        locale: daily.locale,
        drawn_at: daily.now,
      },
      ...{ share: null, answered_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function keepDailyAnswer(
  tx: Tx,
  answer: Person & { day: string; answer: QuestionAnswer; share: number; now: Date },
): Promise<void> {
  await tx
    .updateTable("daily_questions")
    .set({ answer: JSON.stringify(answer.answer), share: answer.share, answered_at: answer.now })
    .where("client_id", "=", answer.clientId)
    .where("user_id", "=", answer.userId)
    .where("day", "=", answer.day)
    .execute();
}

/** Last questions of the day, the newest first: which question on which day, and whether they answered. */
export async function lastDays(
  tx: Tx,
  { clientId, userId }: Person,
  days: number,
): Promise<{ day: string; questionId: string; answered: boolean }[]> {
  const { rows } = await sql<{ day: string; questionId: string; answered: boolean }>`
    select day, question_id as "questionId", answered_at is not null as answered from daily_questions
    where client_id = ${clientId} and user_id = ${userId} order by day desc limit ${days}`.execute(tx);
  return rows;
}

export async function longestStreak(tx: Tx, { clientId, userId }: Person): Promise<number> {
  const row = await tx
    .selectFrom("streaks")
    .select("longest")
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.longest ?? 0;
}

/** Keeps the streak as of a day that was answered; the longest stays. */
export async function keepStreak(tx: Tx, streak: Person & { days: number; day: string }): Promise<void> {
  await sql`
    insert into streaks as s (client_id, user_id, days, longest, last_day)
    values (${streak.clientId}, ${streak.userId}, ${streak.days}, ${streak.days}, ${streak.day})
    on conflict (client_id, user_id) do update set
      days = excluded.days, longest = greatest(s.longest, excluded.days), last_day = excluded.last_day`.execute(
    tx,
  );
}
