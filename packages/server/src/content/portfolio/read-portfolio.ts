import type * as contract from "@trilha/contract/content/portfolio/endpoints.ts";
import { portfolioProblems } from "@trilha/contract/content/portfolio/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { findSignInClient } from "../../tenants/clients/index.ts";
import { loadCourse, loadPortfolio, loadTeam, openClient, type PortfolioRequest } from "./load-portfolio.ts";
import type { ShownClient } from "./portfolio.queries.ts";

/** Reads from the portfolio of the door's client, where it shows one. */
function ofDoor<Found>(
  call: GuestCall,
  slug: string | undefined,
  load: (tx: Tx, client: ShownClient, branding: PortfolioRequest) => Promise<Found | Refusal>,
): Promise<Found | Refusal> {
  return call.system.read(async (tx) => {
    const clientId = await findSignInClient(tx, call, slug);
    const client = clientId ? await openClient(tx, clientId) : refuse(portfolioProblems.closed);
    if (isRefusal(client)) return client;
    return load(tx, client, { clientId: client.clientId, locale: call.locale, now: call.now });
  });
}

export const readPortfolio: UseCase<typeof contract.readPortfolio> = (call, { query }) =>
  ofDoor(call, query.client, loadPortfolio);

export const readShownCourse: UseCase<typeof contract.readShownCourse> = (call, { params, query }) =>
  ofDoor(call, query.client, (tx, client, branding) =>
    loadCourse(tx, client, { ...branding, id: params.id }),
  );

export const readTeam: UseCase<typeof contract.readTeam> = (call, { query }) =>
  ofDoor(call, query.client, loadTeam);
