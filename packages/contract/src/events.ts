import { sessionEvents } from "./accounts/profile/events.ts";
import { messagingEvents } from "./communication/messages/events.ts";
import { badgeEvents } from "./learning/badges/events.ts";
import { certificateEvents } from "./learning/certificates/events.ts";
import { contentEvents } from "./learning/content/events.ts";
import { learningEvents } from "./learning/delivery/events.ts";
import { teachingEvents } from "./learning/enrolments/events.ts";
import { liveSessionEvents } from "./learning/live-sessions/events.ts";
import { awardEvents } from "./loyalty/adjustments/events.ts";
import { campaignEvents } from "./loyalty/campaigns/events.ts";
import { ledgerEvents } from "./loyalty/ledger/events.ts";
import { orderEvents } from "./loyalty/orders/events.ts";
import { rewardEvents } from "./loyalty/rewards/events.ts";
import { levelEvents } from "./loyalty/tiers/events.ts";
import { registrationEvents } from "./members/registration/events.ts";
import { trainingEvents } from "./members/requirements/events.ts";
import { privacyEvents } from "./privacy/own-data/events.ts";
import { clientEvents } from "./tenants/clients/events.ts";

/** Every live event of the product and its addressee. The schema library stays out: the web imports this at its start. */
export const liveEvents = {
  ...clientEvents,
  ...messagingEvents,
  ...sessionEvents,
  ...registrationEvents,
  ...trainingEvents,
  ...awardEvents,
  ...campaignEvents,
  ...ledgerEvents,
  ...orderEvents,
  ...rewardEvents,
  ...levelEvents,
  ...badgeEvents,
  ...certificateEvents,
  ...contentEvents,
  ...learningEvents,
  ...teachingEvents,
  ...liveSessionEvents,
  ...privacyEvents,
} as const;

export type LiveEventName = keyof typeof liveEvents;

/** Whether this version knows the event: devices keep running while a newer server names new ones. */
export const isLiveEvent = (name: string): name is LiveEventName => Object.hasOwn(liveEvents, name);
