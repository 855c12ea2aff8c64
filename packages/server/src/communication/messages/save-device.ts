import type { saveDevice as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { saveDeviceOf } from "./messaging.devices.queries.ts";
import { wrongSubscription } from "./rules/subscription.ts";

/** Keeps where this session's push messages go. As the system: the device may have been somebody else's. */
export const saveDevice: UseCase<typeof spec> = (call, { body }) => {
  const { userId, sessionId } = call.actor;
  if (body.kind === "fcm") {
    const device = { userId, sessionId, kind: body.kind, token: body.token, details: {} };
    return call.system.write((tx) => saveDeviceOf(tx, device).then(() => undefined));
  }
  const wrong = wrongSubscription(body).map((path): RefusedField => ({ path, code: "invalid" }));
  if (wrong.length > 0) return Promise.resolve(refuse(genericProblems.invalidInput, {}, wrong));
  const device = { userId, sessionId, kind: body.kind, token: body.endpoint, details: body.keys };
  return call.system.write((tx) => saveDeviceOf(tx, device).then(() => undefined));
};
