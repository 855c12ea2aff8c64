import type { readProfile as spec } from "@trilha/contract/accounts/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentProfile } from "./present-profile.ts";
import { profileRow } from "./session.profile.queries.ts";

export const readProfile: UseCase<typeof spec> = async (call) => {
  const row = await call.read((tx) => profileRow(tx, call.actor.userId, call.actor.clientId));
  return row ? presentProfile(call, row) : refuse(identityProblems.sessionEnded);
};
