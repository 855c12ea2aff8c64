// Topics people choose to hear of: every kind of notification belongs to one, or to none and is sent in any case.
import type { NewsTopic } from "@trilha/contract/communication/messages/news-topics.ts";

const topics: Readonly<Record<string, NewsTopic>> = {
  sale: "earning",
  photo: "earning",
  points: "earning",
  experience: "earning",
  awards: "earning",
  order: "orders",
  level: "levels",
  learning: "learning",
  attempts: "learning",
  certificates: "learning",
  badges: "learning",
  events: "learning",
  membership: "programme",
  roles: "programme",
  welcome: "programme",
  import: "programme",
  export: "programme",
  stock: "programme",
};

/** Undefined: it concerns the account's safety, or is too new to be chosen about. */
export function topicOf(kind: string): NewsTopic | undefined {
  const [first = ""] = kind.split(".");
  return Object.hasOwn(topics, first) ? topics[first] : undefined;
}
