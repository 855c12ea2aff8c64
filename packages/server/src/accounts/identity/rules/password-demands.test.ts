import { expect, test } from "vitest";
import { type PasswordDemands, strictest } from "./password-demands.ts";

const demand = (minLength: number, strength: PasswordDemands["strength"]): PasswordDemands => ({
  minLength,
  strength,
});

test.each([
  { clients: [], asked: demand(8, "medium") },
  { clients: [demand(6, "weak")], asked: demand(6, "weak") },
  { clients: [demand(6, "strong"), demand(12, "weak")], asked: demand(12, "strong") },
  // The floor holds whatever a row says.
  { clients: [demand(4, "weak")], asked: demand(6, "weak") },
] as const)("§validation#password the strictest of $clients decides", ({ clients, asked: demands }) => {
  expect(strictest(clients)).toEqual(demands);
});
