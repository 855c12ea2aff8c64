import { ownPath } from "@trilha/contract/accounts/sign-in-methods/checks.ts";
import type { enterFromVendor as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { enterByToken } from "../identity/index.ts";

/** A vendor's page sent somebody here with a single-use token; a target that leads out of the app is forgotten. */
export const enterFromVendor: UseCase<typeof spec> = async (call, { body }) => {
  const tokens = await enterByToken(call, body.token);
  if (isRefusal(tokens)) return tokens;
  return { ...tokens, redirect_url: (body.target && ownPath(body.target)) || null };
};
