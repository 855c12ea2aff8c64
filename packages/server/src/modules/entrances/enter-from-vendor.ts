import { ownPath } from "@trilha/contract/entrances/checks.ts";
import type { enterFromVendor as spec } from "@trilha/contract/entrances/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { isRefusal } from "../../http/refusal.ts";
import { enterByToken } from "../identity/index.ts";

/** A vendor's page sent somebody here with a single-use token; a target that leads out of the app is forgotten. */
export const enterFromVendor: UseCase<typeof spec> = async (call, { body }) => {
  const tokens = await enterByToken(call, body.token);
  if (isRefusal(tokens)) return tokens;
  return { ...tokens, redirect_url: (body.target && ownPath(body.target)) || null };
};
