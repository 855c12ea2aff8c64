import { expect, it } from "vitest";
import { scannedIn } from "./scanned.ts";

const id = "0190c3c4-0000-7000-8000-000000000001";

it.each([
  [`https://trilha.example/events/${id}/check-in#a1B2-_.x`, { eventId: id, scan: "a1B2-_.x" }],
  [` https://trilha.example/events/${id.toUpperCase()}/check-in#9 `, { eventId: id, scan: "9" }],
  [`https://trilha.example/events/${id}/check-in`, undefined],
  [`https://trilha.example/events/${id}/check-in#${"x".repeat(65)}`, undefined],
  ["https://trilha.example/events/1/check-in#a", undefined],
  ["35200612345678000195550010000000011000000019", undefined],
])("§live-sessions#presence the QR code %j is of %j", (text, scanned) => {
  expect(scannedIn(text)).toEqual(scanned);
});
