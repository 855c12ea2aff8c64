import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

interface Person {
  clientId: string;
  userId: string;
}
export type DailyRow = Pick<
  Selectable<Tables["daily_questions"]>,
  "client_id" | "question_id" | "version" | "put_order" | "locale" | "answer"
>;

/** Day of somebody in the client's time zone: what they were asked, the days they answered lately, their longest streak. */
export interface DayRow {
  day: string;
  asked: DailyRow | null;
  answered: string[];
  longest: number;
}

export async function dayOf(
  tx: Tx,
  { clientId, userId, now, days }: Person & { now: Date; days: number },
): Promise<DayRow> {
  const { rows } = await sql<DayRow>`
    select t.day, (select to_jsonb(d) from daily_questions d
        where d.client_id = c.id and d.user_id = ${userId} and d.day = t.day) as asked,
      array(select l.day::text from (
        select d.day, d.answered_at from daily_questions d
        where d.client_id = c.id and d.user_id = ${userId} order by d.day desc limit ${days}) l
        where l.answered_at is not null) as answered,
      coalesce((select s.longest from streaks s where s.client_id = c.id and s.user_id = ${userId}), 0) as longest
    from clients c cross join lateral (select (${now}::timestamptz at time zone c.time_zone)::date as day) t
    where c.id = ${clientId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a client has no day");
  return row;
}

/** The question somebody was asked on a day, held until the transaction ends. */
export function dailyHeld(tx: Tx, day: Person & { day: string }): Promise<DailyRow | undefined> {
  return tx
    .selectFrom("daily_questions")
    .select(["client_id", "question_id", "version", "put_order", "locale", "answer"])
    .where("client_id", "=", day.clientId)
    .where("user_id", "=", day.userId)
    .where("day", "=", day.day)
    .forUpdate()
    .executeTakeFirst();
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
