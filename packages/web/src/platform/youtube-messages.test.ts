import { expect, it } from "vitest";
import { command, embedAddress, readMessage } from "./youtube-messages.ts";

it.each([
  [
    JSON.stringify({ event: "infoDelivery", info: { currentTime: 3.2, playerState: 1, volume: 50 } }),
    { kind: "info", info: { currentTime: 3.2, playerState: 1 } },
  ],
  [
    JSON.stringify({ event: "initialDelivery", info: { duration: 212, playbackRate: 1 } }),
    { kind: "info", info: { duration: 212, playbackRate: 1 } },
  ],
  [JSON.stringify({ event: "onError", info: 150 }), { kind: "error" }],
  [JSON.stringify({ event: "infoDelivery", info: { currentTime: "3" } }), { kind: "info", info: {} }],
  [JSON.stringify({ event: "apiInfoDelivery" }), undefined],
  ["null", undefined],
  ["not JSON", undefined],
  [{ event: "infoDelivery" }, undefined],
])("§entities#type-embeds youtube: reads %s", (data, read) => {
  expect(readMessage(data)).toEqual(read);
});

it("§entities#type-embeds youtube: speaks as its player listens, and begins where somebody was", () => {
  expect(JSON.parse(command("seekTo", 12, true))).toMatchObject({ func: "seekTo", args: [12, true] });
  const address = new URL(
    embedAddress("dQw4w9WgXcQ", { from: 12.7, locale: "pt-BR", origin: "https://t.example" }),
  );
  expect(address.origin).toBe("https://www.youtube-nocookie.com");
  expect(address.pathname).toBe("/embed/dQw4w9WgXcQ");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ start: "12", hl: "pt", enablejsapi: "1" });
});
