import { pages as onboarding } from "../accounts/onboarding/room.ts";
import { pages as profile } from "../accounts/profile/room.ts";
import { pages as recovery } from "../accounts/recovery/room.ts";
import { pages as signIn } from "../accounts/sign-in/room.ts";
import { pages as products } from "../catalog/products/room.ts";
import { pages as stores } from "../catalog/stores/room.ts";
import { pages as messages } from "../communication/messages/room.ts";
import { pages as notifications } from "../communication/notifications/room.ts";
import { pages as portfolio } from "../content/portfolio/room.ts";
import { pages as support } from "../content/support/room.ts";
import { pages as home } from "../home/home/room.ts";
import { pages as office } from "../home/office/room.ts";
import { pages as auditTrail } from "../insight/audit-trail/room.ts";
import { pages as exports } from "../insight/exports/room.ts";
import { pages as reports } from "../insight/reports/room.ts";
import { pages as authoring } from "../learning/authoring/room.ts";
import { pages as badges } from "../learning/badges/room.ts";
import { pages as certificates } from "../learning/certificates/room.ts";
import { pages as delivery } from "../learning/delivery/room.ts";
import { pages as enrolments } from "../learning/enrolments/room.ts";
import { pages as grading } from "../learning/grading/room.ts";
import { pages as liveSessions } from "../learning/live-sessions/room.ts";
import { pages as player } from "../learning/player/room.ts";
import { pages as practice } from "../learning/practice/room.ts";
import { pages as questions } from "../learning/questions/room.ts";
import { pages as adjustments } from "../loyalty/adjustments/room.ts";
import { pages as campaigns } from "../loyalty/campaigns/room.ts";
import { pages as claims } from "../loyalty/claims/room.ts";
import { pages as leaderboards } from "../loyalty/leaderboards/room.ts";
import { pages as ledger } from "../loyalty/ledger/room.ts";
import { pages as orders } from "../loyalty/orders/room.ts";
import { pages as rewards } from "../loyalty/rewards/room.ts";
import { pages as tiers } from "../loyalty/tiers/room.ts";
import { pages as groups } from "../members/groups/room.ts";
import { pages as invitations } from "../members/invitations/room.ts";
import { pages as people } from "../members/people/room.ts";
import { pages as registration } from "../members/registration/room.ts";
import { pages as requirements } from "../members/requirements/room.ts";
import { pages as segments } from "../members/segments/room.ts";
import { pages as apiKeys } from "../partners/api-keys/room.ts";
import { pages as consents } from "../privacy/consents/room.ts";
import { pages as ownData } from "../privacy/own-data/room.ts";
import { pages as clients } from "../tenants/clients/room.ts";
import { pages as legalTexts } from "../tenants/legal-texts/room.ts";
import { placesOf } from "./places.ts";

/** The pages of every room. A new room adds itself here; a new page of a room is known by itself. */
export const pages = [
  ...clients,
  ...legalTexts,
  ...messages,
  ...notifications,
  ...onboarding,
  ...profile,
  ...recovery,
  ...signIn,
  ...products,
  ...stores,
  ...groups,
  ...segments,
  ...invitations,
  ...people,
  ...registration,
  ...requirements,
  ...adjustments,
  ...campaigns,
  ...claims,
  ...leaderboards,
  ...ledger,
  ...orders,
  ...rewards,
  ...tiers,
  ...authoring,
  ...badges,
  ...certificates,
  ...delivery,
  ...enrolments,
  ...grading,
  ...liveSessions,
  ...player,
  ...practice,
  ...questions,
  ...portfolio,
  ...support,
  ...apiKeys,
  ...auditTrail,
  ...exports,
  ...reports,
  ...consents,
  ...ownData,
  ...home,
  ...office,
] as const;

type AnyPage = (typeof pages)[number];
type PageOf<Kind> = Extract<AnyPage, { readonly kind: Kind }>;

const ofKind = <Kind extends AnyPage["kind"]>(kind: Kind) =>
  pages.filter((page): page is PageOf<Kind> => page.kind === kind);

export const personPages = ofKind("person");
export const officePages = ofKind("office");

/** Every place a menu can lead to. */
export const places = placesOf(pages);
