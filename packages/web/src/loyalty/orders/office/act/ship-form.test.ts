import { describe, expect, it } from "vitest";
import { checkShip, emptyShip, parcelsOf } from "./ship-form.ts";

describe("§states#orders: parcels that leave", () => {
  const values = { ...emptyShip, carrier: " Correios ", tracking: { a: " BR1 " } };

  it("need a carrier, and an address of tracking that is one", () => {
    expect(checkShip(emptyShip)).toEqual({ carrier: "required" });
    expect(checkShip({ ...values, trackingUrl: "http://x.example" })).toEqual({ trackingUrl: "invalid" });
    expect(checkShip({ ...values, trackingUrl: "https://x.example/BR1" })).toEqual({});
  });

  it("share the carrier; each has its own number, and only a single one an address", () => {
    const trackingUrl = "https://x.example/BR1";
    expect(parcelsOf({ ...values, trackingUrl }, ["a", "b"])).toEqual([
      { id: "a", carrier: "Correios", tracking: "BR1" },
      { id: "b", carrier: "Correios", tracking: "" },
    ]);
    expect(parcelsOf({ ...values, trackingUrl }, ["a"])).toEqual([
      { id: "a", carrier: "Correios", tracking: "BR1", trackingUrl },
    ]);
  });
});
