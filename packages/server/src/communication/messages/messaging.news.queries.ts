import type { NewsTopic } from "@trilha/contract/communication/messages/news-topics.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { NotificationRow } from "./messaging.notifications.queries.ts";

export interface ChannelChoice {
  app: boolean;
  push: boolean;
  mail: boolean;
}

/** On which ways somebody wants to hear of a topic, and can. */
export async function channelsOfNews(tx: Tx, userId: string, topic: NewsTopic): Promise<ChannelChoice> {
  const { rows } = await sql<ChannelChoice>`select * from ways_of_news(${userId}::uuid, ${topic}) w`.execute(
    tx,
  );
  return rows[0] ?? { app: true, push: false, mail: false };
}

export function notificationById(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.selectFrom("notifications").selectAll().where("id", "=", id).executeTakeFirst();
}
