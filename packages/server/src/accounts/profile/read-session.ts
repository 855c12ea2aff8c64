import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { readSession as spec } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { defaultLocale, type Locale, languageIds } from "@trilha/contract/core/locale.ts";
import { isModuleOn, learningModules } from "@trilha/contract/core/modules.ts";
import { type ModuleItemKey, moduleItemKeys } from "@trilha/contract/tenants/clients/shapes.ts";
import type { SignedCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { isAccepted } from "./rules/legal-acceptance.ts";
import { type ClientChoiceRow, readSnapshot, type SelectedRow, type SnapshotRow } from "./session.queries.ts";

type Session = Answer<typeof spec>;
type Status = Session["status"];
type Drills = Pick<Session, "hasMandatoryDrills" | "hasCloseBannerDrills">;
type Campaigns = Pick<Session, "campaigns" | "selectedCampaign" | "rewardCampaign"> & {
  /** Stores of the sign-up to the selected campaign. */
  stores: Session["branches"];
};
/** Campaigns by the language they are named in, which is known only when the person was read. */
type NamedCampaigns = (locale: Locale) => Campaigns;

/** Facts of the session that rooms further down know; passed in where the routes are put together. */
export interface SessionFacts {
  campaigns(
    tx: Tx,
    asking: { clientId: string; userId: string; country: SnapshotRow["country"] },
    now: Date,
  ): Promise<NamedCampaigns>;
  drills(tx: Tx, asking: { clientId: string; userId: string; now: Date }): Promise<Drills>;
}

/**
 * §entities#session-data, for everybody with a session: whoever is blocked or waits must see that, and where to ask.
 * All is asked at once, the person across their clients first.
 */
export const readSession =
  (facts: SessionFacts): UseCase<typeof spec> =>
  async (call) => {
    const { userId, clientId, isSuperuser } = call.actor;
    return call.system.read(async (tx) => {
      const codesSince = new Date(call.now.getTime() - phoneCodeWait(call) * 1000);
      const [row, campaigns, drills] = await Promise.all([
        readSnapshot(tx, { userId, clientId, isSuperuser, now: call.now, codesSince }),
        campaignsFor(facts, tx, call),
        drillsFor(facts, tx, call),
      ]);
      if (!row) return refuse(identityProblems.sessionEnded);
      return present(call, row, campaigns(localeOf(row)), drills);
    });
  };

const noCampaigns: Campaigns = { campaigns: [], selectedCampaign: null, rewardCampaign: null, stores: [] };

/** Campaigns are not asked where the client runs none, nor who may not take part. */
async function campaignsFor(facts: SessionFacts, tx: Tx, call: SignedCall): Promise<NamedCampaigns> {
  const { clientId, userId, status, country, modules } = call.actor;
  if (!clientId || status !== "active" || !modules.has_campaigns) return () => noCampaigns;
  return facts.campaigns(tx, { clientId, userId, country }, call.now);
}

/** §limits#phone-cooldown: the wait between two codes to one phone, in seconds. */
const phoneCodeWait = ({ parts }: SignedCall) => parts.settings.codes.waitSeconds;

const localeOf = ({ locale, selected }: SnapshotRow): Locale =>
  locale ?? selected?.defaultLocale ?? defaultLocale;

/** People who may not take part have no drills. */
function drillsFor(facts: SessionFacts, tx: Tx, call: SignedCall): Promise<Drills> {
  const { clientId, userId, status, modules } = call.actor;
  const none = { hasMandatoryDrills: false, hasCloseBannerDrills: false };
  if (!clientId || status !== "active" || !isModuleOn(learningModules, modules)) return Promise.resolve(none);
  return facts.drills(tx, { clientId, userId, now: call.now });
}

function present(call: SignedCall, row: SnapshotRow, facts: Campaigns, drills: Drills): Session {
  const { actor } = call;
  const { stores, ...campaigns } = facts;
  const { selected } = row;
  const membership = selected?.membership ?? null;
  const locale = localeOf(row);
  const status = actor.status ?? (actor.isSuperuser ? "active" : "blocked");
  return {
    id: row.id,
    email: row.email,
    fullName: `${row.firstName} ${row.lastName}`.trim(),
    firstName: row.firstName,
    image: pictureUrl(call, row.avatarFileId, "thumb"),
    status,
    statusReason: membership?.statusReason ?? null,
    isSuperuser: actor.isSuperuser,
    mustChangePassword: actor.mustChangePassword,
    mustEnrolFactor: actor.mustEnrolFactor,
    isWebservice: actor.isWebservice,
    scope: actor.scope,
    acceptedTerms: !selected || isAccepted(selected.terms),
    textsToAccept: selected ? textsToAccept(selected) : [],
    cookiesVersion: selected?.cookies.inForce ?? null,
    acceptedCookiePolicy: !selected || selected.cookiesType === "none" || isAccepted(selected.cookies),
    cookieChoices: selected?.cookies.choices ?? null,
    idUserClientSelected: actor.clientId,
    clients: reachable(actor, row.clients).map((client) =>
      presentChoice(client, locale, statusOf(client, actor.isSuperuser)),
    ),
    selectedClient: selected && presentSelected(selected, locale, status),
    clientProfile: membership && {
      roles: membership.roles,
      jobProfile: membership.jobProfile,
      level: membership.level,
      company: membership.company,
      brand: membership.brand,
      retailer: membership.retailer,
      store: membership.store,
    },
    permissions: [...actor.permissions],
    country: row.country,
    language: { id: languageIds[locale], code: locale },
    colorScheme: row.colorScheme,
    countries: selected?.countries ?? [],
    branches: branchesOf(membership, stores),
    ...campaigns,
    // Surveys come with their own module; until then nobody has any.
    hasMandatorySurveys: false,
    ...drills,
    phoneVerification: {
      startTime: row.phoneCodeAt?.toISOString() ?? null,
      duration: phoneCodeWait(call),
    },
    unreadNotifications: selected?.unread ?? 0,
    pendingInvitations: actor.scope === "person" ? row.pendingInvitations : 0,
    lastEvent: row.lastEvent,
  };
}

function branchesOf(membership: SelectedRow["membership"], stores: Session["branches"]): Session["branches"] {
  const { storeId, store } = membership ?? {};
  if (!storeId || !store) return stores;
  return [{ id: storeId, name: store }, ...stores.filter(({ id }) => id !== storeId)];
}

/** A membership's session knows of its own client alone. */
const reachable = (actor: SignedCall["actor"], clients: readonly ClientChoiceRow[]) =>
  actor.scope === "membership" ? clients.filter(({ id }) => id === actor.clientId) : clients;
/** Terms before privacy: each is read by itself. */
function textsToAccept(selected: SelectedRow): Session["textsToAccept"] {
  return (["terms", "privacy"] as const).flatMap((kind) => {
    const { inForce, accepted } = selected[kind];
    const waits = inForce !== null && !isAccepted({ inForce, accepted });
    return waits ? [{ kind, version: inForce, earlier: accepted }] : [];
  });
}

function statusOf(client: ClientChoiceRow, isSuperuser: boolean): Status {
  return isSuperuser ? "active" : (client.status ?? "blocked");
}

const isKnownItem = (
  item: ClientChoiceRow["moduleItems"][number],
): item is typeof item & { key: ModuleItemKey } => (moduleItemKeys as readonly string[]).includes(item.key);

function presentChoice(client: ClientChoiceRow, locale: Locale, status: Status) {
  const { id, slug, name, homeRoute, primaryColor, secondaryColor, tertiaryColor, logos } = client;
  const logoUrl = logos[locale] ?? logos[client.defaultLocale] ?? Object.values(logos)[0] ?? null;
  const moduleItems = client.moduleItems.filter(isKnownItem);
  return {
    ...{ id, slug, name, homeRoute, primaryColor, secondaryColor, tertiaryColor, logoUrl, status },
    moduleItems,
  };
}

function presentSelected(selected: SelectedRow, locale: Locale, status: Status) {
  return {
    ...presentChoice(selected, locale, status),
    flags: selected.flags,
    supportEmail: selected.supportEmail,
    cookiesType: selected.cookiesType,
    cookiesOptional: selected.cookiesOptional,
    underMaintenance: selected.underMaintenance,
    timeZone: selected.timeZone,
  };
}
