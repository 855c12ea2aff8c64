import { type Topic, topics } from "@trilha/contract/content/support/kinds.ts";
import { messageLimit } from "@trilha/contract/content/support/limits.ts";
import { email as emailShape } from "@trilha/contract/core/shapes.ts";

export type SupportValues = {
  topic: string;
  name: string;
  message: string;
  answerTo: string;
};

/** Body of a request, as the server takes it. */
export type SupportMessage = {
  readonly topic: Topic;
  readonly name: string;
  readonly message: string;
  readonly answerTo: string;
  readonly fileId?: string | undefined;
};

type Wrong = "topic" | "name" | "message" | "messageLong" | "answerTo";

/** Faults by field. */
export function wrongIn(values: SupportValues, known: boolean): Partial<Record<keyof SupportValues, Wrong>> {
  const message = values.message.trim();
  return {
    ...(topicOf(values.topic) ? {} : { topic: "topic" as const }),
    ...(known || values.name.trim() ? {} : { name: "name" as const }),
    ...(message ? {} : { message: "message" as const }),
    ...(message.length > messageLimit ? { message: "messageLong" as const } : {}),
    ...(emailShape.safeParse(values.answerTo).success ? {} : { answerTo: "answerTo" as const }),
  };
}

export const topicOf = (value: string): Topic | undefined => topics.find((topic) => topic === value);
