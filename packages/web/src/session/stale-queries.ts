import type { QueryClient } from "@tanstack/react-query";
import { isLiveEvent, type LiveEventName } from "@trilha/contract/events.ts";
import type { QueryPrefix } from "../api/query-roots.ts";

/** The session carries the bell's number, the menu and permissions; home is put together from everything. */
const always: readonly QueryPrefix[] = [["session"], ["home"]];

/** Queries each live event makes stale. An event of the contract without a row here does not compile. */
export const staleQueries: Readonly<Record<LiveEventName, readonly QueryPrefix[]>> = {
  "client.changed": [...always, ["branding"], ["clients"], ["texts"], ["legal"]],
  "notifications.changed": [...always, ["notifications"]],
  "session.changed": [...always, ["profile"]],
  "registration.waiting": [...always, ["registrations"]],
  // A training opens rewards.
  "trainings.changed": [...always, ["trainings"], ["rewards"]],
  "points.changed": [
    ...always,
    ["points"],
    ["campaigns"],
    ["sales"],
    ["photos"],
    ["rewards"],
    ["orders"],
    ["levels"],
  ],
  "campaigns.changed": [...always, ["campaigns"]],
  "awards.changed": [...always, ["awards"]],
  // A level opens campaigns and rewards.
  "level.changed": [...always, ["levels"], ["campaigns"], ["rewards"]],
  "levels.changed": [...always, ["levels"]],
  "rewards.changed": [...always, ["rewards"], ["stock"], ["reward-office", "list"]],
  // An order holds points and units, uses them or gives them back.
  "orders.changed": [...always, ["orders"], ["points"], ["campaigns"], ["rewards"]],
  // Pages of the office alone: people learn of their own orders by "orders.changed".
  "order-office.changed": [["order-office"]],
  "packages.changed": [
    ["course-office", "packages"],
    ["course-office", "package"],
  ],
  "learning.changed": [...always, ["learning"]],
  "learning.authorised": [...always, ["learning"]],
  "teaching.changed": [...always, ["teaching"]],
  "live-sessions.changed": [...always, ["events"], ["event-office"], ["roster"]],
  "registration.changed": [...always, ["events"]],
  "certificates.changed": [...always, ["certificates"]],
  "certificates.run": [["certificate-runs"], ["certificates"]],
  "badges.changed": [...always, ["badges"]],
  "own_data.changed": [["own-data", "exports"]],
};

/** Queries that turn stale a moment later: leaderboards are counted after the postings behind them. */
export const laterStaleQueries: Readonly<Partial<Record<LiveEventName, readonly QueryPrefix[]>>> = {
  "points.changed": [["ranking", "list"]],
};

/** Milliseconds after which postings have been counted. */
const COUNTED_MS = 1_000;

/**
 * Marks stale what an event of this name has changed: open screens fetch it again. A name this version does not
 * know (from a newer server, or from before an update) and "events were missed" make everything stale.
 */
export function markStale(queries: QueryClient, name: string): void {
  if (!isLiveEvent(name)) return void queries.invalidateQueries();
  const mark = (prefixes: readonly QueryPrefix[]) => {
    for (const queryKey of prefixes) void queries.invalidateQueries({ queryKey });
  };
  mark(staleQueries[name]);
  const later = laterStaleQueries[name];
  if (later) setTimeout(() => mark(later), COUNTED_MS);
}
