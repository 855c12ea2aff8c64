import { describe, expect, test } from "vitest";
import { notificationTexts } from "../texts/notifications.ts";
import { topicOf } from "./topics.ts";

/** Told in any case. */
const always =
  /^(session|password|own_data|email|document|phone|factor|passkey|recovery|account|provider|identity)\b/;

describe("§routes#screen-profile notifications by topic", () => {
  test.each(Object.keys(notificationTexts))("%s belongs to a topic, or is told in any case", (kind) => {
    expect(topicOf(kind) === undefined).toBe(always.test(kind));
  });

  test("names of JavaScript are no topics", () => {
    expect(topicOf("constructor.x")).toBeUndefined();
    expect(topicOf("__proto__")).toBeUndefined();
  });
});
