import { describe, expect, it } from "vitest";
import { wrongSubscription } from "./subscription.ts";

const keys = {
  p256dh: Buffer.alloc(65, 4).toString("base64url"),
  auth: Buffer.alloc(16, 1).toString("base64url"),
};
const endpoint = "https://push.example.com/send/abc";

describe("§entities#profile-contact a browser's push subscription", () => {
  it("is taken", () => {
    expect(wrongSubscription({ endpoint, keys })).toEqual([]);
  });

  it.each([
    ["http://push.example.com/x", ["body.endpoint"]],
    ["https://user:pass@push.example.com/x", ["body.endpoint"]],
    ["file:///etc/passwd", ["body.endpoint"]],
    ["nonsense", ["body.endpoint"]],
  ])("not to %s", (address, wrong) => {
    expect(wrongSubscription({ endpoint: address, keys })).toEqual(wrong);
  });

  it("not with keys of another length", () => {
    expect(wrongSubscription({ endpoint, keys: { p256dh: keys.auth, auth: "§" } })).toEqual([
      "body.keys.p256dh",
      "body.keys.auth",
    ]);
  });
});
