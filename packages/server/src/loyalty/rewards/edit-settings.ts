import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  readRewardSettings as readSpec,
  editRewardSettings as spec,
} from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { type RewardSettingsRow, settingsOf, takeVersion, writeMoney } from "./settings.queries.ts";

const present = ({ version, currency, pointValue }: RewardSettingsRow) => ({ version, currency, pointValue });

/** Worth of a point in money. */
export const readSettings: UseCase<typeof readSpec> = async (call) =>
  present(await call.read((tx) => settingsOf(tx, call.actor.clientId)));

/** Says what a point is worth, in which currency; without a value nothing is shown in money. */
export const editSettings: UseCase<typeof spec> = async (call, { body }) => {
  const { version, currency, pointValue } = body;
  if (pointValue !== null && currency === null) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.currency", code: "required" }]);
  }
  const { clientId } = call.actor;
  return call.write(async (tx) => {
    const before = await settingsOf(tx, clientId);
    if (!(await takeVersion(tx, clientId, "version", version))) return refuse(genericProblems.conflict);
    await writeMoney(tx, clientId, { currency, pointValue });
    await recordAudit(tx, call, {
      action: "rewards.settings",
      entity: "reward_settings",
      entityId: clientId,
      before: { currency: before.currency, pointValue: before.pointValue },
      after: { currency, pointValue },
    });
    return present(await settingsOf(tx, clientId));
  });
};
