import * as spec from "@trilha/contract/communication/messages/endpoints.ts";
import * as jobs from "@trilha/contract/communication/messages/job-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { forgetDevice } from "./forget-device.ts";
import { listDeadJobs } from "./list-dead-jobs.ts";
import { listEvents } from "./list-events.ts";
import { listNotifications } from "./list-notifications.ts";
import { listOutbox } from "./list-outbox.ts";
import { readDevice } from "./read-device.ts";
import { readMessage } from "./read-message.ts";
import { readNotifications } from "./read-notifications.ts";
import { retryJob } from "./retry-job.ts";
import { retryMessage } from "./retry-message.ts";
import { saveDevice } from "./save-device.ts";

export const messagingRoutes: readonly Route[] = [
  route(spec.listNotifications, listNotifications),
  route(spec.readNotifications, readNotifications),
  route(spec.listEvents, listEvents),
  route(spec.readDevice, readDevice),
  route(spec.saveDevice, saveDevice),
  route(spec.forgetDevice, forgetDevice),
  route(spec.listOutbox, listOutbox),
  route(spec.readOutboxMessage, readMessage),
  route(spec.retryOutboxMessage, retryMessage),
  route(jobs.listDeadJobs, listDeadJobs),
  route(jobs.retryJob, retryJob),
];
