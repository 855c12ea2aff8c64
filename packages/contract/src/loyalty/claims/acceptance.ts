// Automatic acceptance settings of a programme.

import * as z from "zod/mini";
import { id } from "../../core/shapes.ts";
import { acceptanceLimits } from "./limits.ts";

const perThousand = z.int().check(z.minimum(0), z.maximum(1000));
const within = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z.int().check(z.minimum(minimum), z.maximum(maximum));
const units = within(acceptanceLimits.units);
const points = within(acceptanceLimits.points);

export const acceptanceSettings = z.strictObject({
  /** Off: a person looks at everything. */
  enabled: z.boolean(),
  /** Sales of whose picture no invoice code was read may pass; without it a person looks at each of them. */
  acceptUnread: z.boolean(),
  /** Greatest share, per thousand, of a day's (UTC) checked reports of a campaign that is accepted unseen. */
  share: perThousand,
  unitsPerSale: units,
  pointsPerSale: points,
  /** Accepted unseen of one person in any seven days, over all campaigns. */
  unitsPerWeek: units,
  pointsPerWeek: points,
  /** How many reports of people and stores nobody has looked at yet are drawn into the sample; per thousand. */
  newcomerRate: perThousand,
});
export type AcceptanceSettings = z.output<typeof acceptanceSettings>;

/** Defaults until a programme chooses. */
export const acceptanceDefaults: AcceptanceSettings = {
  enabled: true,
  acceptUnread: false,
  share: 800,
  unitsPerSale: 10,
  pointsPerSale: 1_000,
  unitsPerWeek: 30,
  pointsPerWeek: 3_000,
  newcomerRate: 500,
};

export const acceptanceEdit = z.strictObject({
  ...acceptanceSettings.shape,
  /** As it was read; 0 where the programme had not chosen. */
  version: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
});

const share = z.nullable(z.number());
const proportion = z.strictObject({ share, low: share, high: share });

/**
 * From the decisions on the random sample: what share of the reports accepted unseen, and of their points, should not
 * have been, with its 95 % interval; each decision weighs by how seldom its report was to be drawn. Null without one.
 */
export const falseAcceptance = z.strictObject({
  looked: z.number(),
  wrong: z.number(),
  reports: proportion,
  points: proportion,
});

export const acceptance = z.strictObject({
  settings: acceptanceSettings,
  /** 0: the programme has not chosen. */
  version: z.number(),
  can: z.strictObject({ edit: z.boolean() }),
  /** By campaign, the latest first. */
  campaigns: z.array(
    z.strictObject({
      id,
      title: z.string(),
      /** Reports checked, accepted unseen among them, and the points of these. */
      checked: z.number(),
      accepted: z.number(),
      points: z.number(),
      estimate: falseAcceptance,
    }),
  ),
});
