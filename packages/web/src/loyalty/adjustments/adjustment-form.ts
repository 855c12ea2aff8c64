import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { proposeAdjustment } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardLimit } from "@trilha/contract/loyalty/adjustments/limits.ts";

export type AdjustmentValues = {
  campaignId: string;
  userId: string;
  /** Shown before the person is looked up again. */
  person: string;
  direction: "give" | "take";
  points: string;
  experience: string;
  reason: string;
};

export type FieldFault = { readonly code: FieldCode; readonly params?: Record<string, number> };

export const emptyAdjustment: AdjustmentValues = {
  campaignId: "",
  userId: "",
  person: "",
  direction: "give",
  points: "",
  experience: "",
  reason: "",
};

const whole = (text: string): number | undefined => {
  const bare = text.replace(/[.\s\u00a0\u202f]/g, "");
  return /^\d{1,9}$/.test(bare) ? Number(bare) : undefined;
};

/** Faults the device can know, by field. */
export function checkAdjustment(values: AdjustmentValues): Readonly<Record<string, FieldFault>> {
  const wrong: Record<string, FieldFault> = {};
  if (!values.campaignId) wrong.campaignId = { code: "required" };
  if (!values.userId) wrong.userId = { code: "required" };
  if (!values.reason.trim()) wrong.reason = { code: "required" };
  const amounts = {
    points: values.points,
    ...(values.direction === "give" && { experience: values.experience }),
  };
  for (const [name, text] of Object.entries(amounts)) {
    if (!text.trim()) continue;
    const value = whole(text);
    if (value === undefined) wrong[name] = { code: "not_a_number" };
    else if (value > awardLimit) wrong[name] = { code: "too_big", params: { maximum: awardLimit } };
  }
  const nothing = Object.values(amounts).every((text) => !whole(text || "0"));
  if (nothing && !wrong.points && !wrong.experience) wrong.points = { code: "required" };
  return wrong;
}

export function adjustmentOf(values: AdjustmentValues): Request<typeof proposeAdjustment>["body"] {
  const { campaignId, userId, direction, reason } = values;
  const points = whole(values.points || "0") ?? 0;
  const experience = direction === "give" ? (whole(values.experience || "0") ?? 0) : 0;
  const signed = direction === "take" ? 0 - points : points;
  return { campaignId, userId, points: signed, experience, reason: reason.trim() };
}
