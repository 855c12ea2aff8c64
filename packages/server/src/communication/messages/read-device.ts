import type { readDevice as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { hasDevice } from "./messaging.devices.queries.ts";

/** Whether this session's push messages go somewhere, and the key a browser subscribes with. */
export const readDevice: UseCase<typeof spec> = async (call) => {
  const saved = await call.system.read((tx) => hasDevice(tx, call.actor.sessionId));
  return { publicKey: call.parts.outside.push.publicKey, saved };
};
