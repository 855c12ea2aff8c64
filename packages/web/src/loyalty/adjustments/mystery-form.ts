import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { proposeMysteryCustomer } from "@trilha/contract/loyalty/adjustments/endpoints.ts";

export type MysteryValues = {
  campaignId: string;
  storeId: string;
  store: string;
  date: string;
  userIds: readonly string[];
  reason: string;
};
export type MysteryBody = Request<typeof proposeMysteryCustomer>["body"];
export type MysteryReport = Answer<typeof proposeMysteryCustomer>;

export const emptyMystery: MysteryValues = {
  campaignId: "",
  storeId: "",
  store: "",
  date: "",
  userIds: [],
  reason: "",
};

/** Values the device can know to be missing. */
export function checkMystery(values: MysteryValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  for (const name of ["campaignId", "storeId", "date"] as const) if (!values[name]) wrong[name] = "required";
  if (!values.reason.trim()) wrong.reason = "required";
  if (values.storeId && values.userIds.length === 0) wrong.userIds = "too_few";
  return wrong;
}

export const mysteryOf = (values: MysteryValues, dryRun: boolean): MysteryBody => ({
  campaignId: values.campaignId,
  storeId: values.storeId,
  date: values.date,
  userIds: [...values.userIds],
  reason: values.reason.trim(),
  dryRun,
});
