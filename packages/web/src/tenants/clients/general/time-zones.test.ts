import { expect, it } from "vitest";
import { timeZones } from "./time-zones.ts";

const known = [
  { code: "BR", timeZone: "America/Sao_Paulo" },
  { code: "CL", timeZone: "America/Santiago" },
] as const;
const all = ["America/Lima", "America/Santiago", "America/Sao_Paulo"];

it("offers the zones of the chosen countries first and each zone once", () => {
  expect(timeZones(known, ["CL"], "America/Sao_Paulo", all)).toEqual({
    near: ["America/Sao_Paulo", "America/Santiago"],
    others: ["America/Lima"],
  });
});

it("keeps a zone the device does not know", () => {
  expect(timeZones(known, [], "America/Old", all).near).toEqual(["America/Old"]);
});
