import { newsTopics } from "@trilha/contract/communication/messages/news-topics.ts";
import type * as contract from "@trilha/contract/privacy/own-data/endpoints.ts";
import { newsChannels } from "@trilha/contract/privacy/own-data/kinds.ts";
import { defaultChannels, type NewsChoices } from "@trilha/contract/privacy/own-data/shapes.ts";
import type { UseCase } from "../../core/use-case.ts";
import { choicesOf, saveChoices } from "./news.queries.ts";

/** Topics of what the caller is told, and how; what they never chose is as usual. */
export const readNewsChoices: UseCase<typeof contract.readNewsChoices> = async (call) => {
  const rows = await call.read((tx) => choicesOf(tx, call.actor.userId));
  const chosen = new Map(rows.map(({ topic, channel, wanted }) => [`${topic} ${channel}`, wanted]));
  const waysOf = (topic: string) => ({
    app: chosen.get(`${topic} app`) ?? defaultChannels.app,
    push: chosen.get(`${topic} push`) ?? defaultChannels.push,
    mail: chosen.get(`${topic} mail`) ?? defaultChannels.mail,
  });
  return {
    earning: waysOf("earning"),
    orders: waysOf("orders"),
    levels: waysOf("levels"),
    learning: waysOf("learning"),
    programme: waysOf("programme"),
  } satisfies NewsChoices;
};

/** Only what differs from the usual is kept: who never chose follows it, should it change. */
export const saveNewsChoices: UseCase<typeof contract.saveNewsChoices> = (call, { body }) =>
  call.write(async (tx) => {
    const rows = newsTopics.flatMap((topic) =>
      newsChannels
        .filter((channel) => body[topic][channel] !== defaultChannels[channel])
        .map((channel) => ({ topic, channel, wanted: body[topic][channel] })),
    );
    await saveChoices(tx, call.actor.userId, rows);
    return body;
  });
