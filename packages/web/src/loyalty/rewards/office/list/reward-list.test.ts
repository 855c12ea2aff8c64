import { expect, it } from "vitest";
import { rewardList } from "../reward-office.queries.ts";

it("§routes#screen-reward-store rewards: reads the address, and leaves out what no list could mean", () => {
  const categoryId = "0192f0c1-2345-7abc-8def-0123456789ab";
  expect(
    rewardList.read({
      search: " fone ",
      state: "draft",
      country: "BR",
      stock: "none",
      delivery: "digital",
      categoryId,
    }),
  ).toEqual({
    search: "fone",
    state: "draft",
    country: "BR",
    soldOut: "true",
    delivery: "digital",
    categoryId,
  });
  expect(
    rewardList.read({
      search: " ",
      state: "sold",
      country: "XX",
      stock: "some",
      delivery: "pigeon",
      categoryId: "1",
    }),
  ).toEqual({});
});
