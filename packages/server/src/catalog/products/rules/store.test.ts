import { expect, test } from "vitest";
import { checkStore } from "./store.ts";

const areas = [
  { country: "BR", code: "SP" },
  { country: "AR", code: "X" },
] as const;
const fields = { timeZone: "America/Sao_Paulo", areaCode: "SP" };
const check = (changes: Partial<typeof fields>, chain?: "BR" | "AR" | "PE", stands?: "BR" | "AR") =>
  checkStore({ ...fields, ...changes }, chain && { country: chain }, { country: stands, areas }).map(
    ({ path, code }) => `${path} ${code}`,
  );

test("§validation#sale-rules a store's days are reckoned in a zone of its country", () => {
  expect(check({}, "BR")).toEqual([]);
  expect(check({ timeZone: "America/Lima" }, "BR")).toEqual(["body.timeZone not_an_option"]);
  expect(check({ areaCode: "X" }, "BR")).toEqual(["body.areaCode not_an_option"]);
});

test("a country without a list of areas takes any", () => {
  expect(check({ timeZone: "America/Lima", areaCode: "LIM" }, "PE")).toEqual([]);
});

test("a store belongs to a chain and stays in its country", () => {
  expect(check({})).toEqual(["body.chainId not_an_option"]);
  expect(check({}, "BR", "BR")).toEqual([]);
  expect(check({ timeZone: "America/Argentina/Salta", areaCode: "X" }, "AR", "BR")).toEqual([
    "body.chainId not_an_option",
  ]);
});
