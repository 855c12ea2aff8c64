import type { forgetDevice as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { forgetDeviceOf } from "./messaging.devices.queries.ts";

/** From now on nothing is pushed to this session; that it had nothing is fine. */
export const forgetDevice: UseCase<typeof spec> = (call) =>
  call.system.write((tx) => forgetDeviceOf(tx, call.actor.sessionId).then(() => undefined));
