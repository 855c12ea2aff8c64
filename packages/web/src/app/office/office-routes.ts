import { createRoute, redirect } from "@tanstack/react-router";
import { page } from "../page.ts";
import { visiblePlaces } from "../places.ts";
import { PLACES } from "../registered-places.ts";
import type { office } from "../router.tsx";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** The pages of the back office. */
export function officeRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const index = createRoute({
    getParentRoute,
    path: "/",
    beforeLoad: ({ context: { session } }) => {
      const [first] = visiblePlaces(PLACES, session, session.language.code).filter(
        ({ group }) => group === "office",
      );
      throw redirect({ to: first?.path ?? "/home", replace: true });
    },
  });

  const people = createRoute({
    getParentRoute,
    path: "/people",
    validateSearch: texts,
    component: guarded(
      "people.read",
      page(() => import("../../features/people/list/PeoplePage.tsx"), "PeoplePage", "people"),
    ),
  });
  const invite = createRoute({
    getParentRoute,
    path: "/people/invite",
    component: guarded(
      "people.invite",
      page(() => import("../../features/people/invite/InvitePage.tsx"), "InvitePage", "people"),
    ),
  });
  const importPeople = createRoute({
    getParentRoute,
    path: "/people/import",
    component: guarded(
      "people.import",
      page(() => import("../../features/people/import/ImportPage.tsx"), "ImportPage", "people", "imports"),
    ),
  });
  const person = createRoute({
    getParentRoute,
    path: "/people/$personId",
    component: guarded(
      "people.read",
      page(() => import("./PersonRoute.tsx"), "PersonRoute", "people", "audit", "clients"),
    ),
  });

  const review = createRoute({
    getParentRoute,
    path: "/review",
    validateSearch: texts,
    component: guarded(
      "claims.audit",
      page(() => import("../../features/review/list/ReviewPage.tsx"), "ReviewPage", "review", "earning"),
    ),
  });
  const reviewWork = createRoute({
    getParentRoute,
    path: "/review/work",
    validateSearch: texts,
    component: guarded(
      "claims.audit",
      page(() => import("../../features/review/work/WorkPage.tsx"), "WorkPage", "review", "earning"),
    ),
  });
  const claims = createRoute({
    getParentRoute,
    path: "/claims",
    validateSearch: texts,
    component: guarded(
      "claims.read",
      page(() => import("../../features/review/claims/ClaimsPage.tsx"), "ClaimsPage", "review", "earning"),
    ),
  });
  const claim = createRoute({
    getParentRoute,
    path: "/claims/$type/$claimId",
    component: guarded(
      "claims.read",
      page(() => import("../../features/review/claims/ClaimPage.tsx"), "ClaimPage", "review", "earning"),
    ),
  });

  const products = createRoute({
    getParentRoute,
    path: "/products",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../features/catalogue/ProductsPage.tsx"), "ProductsPage", "catalogue"),
    ),
  });
  const importProducts = createRoute({
    getParentRoute,
    path: "/products/import",
    component: guarded(
      "catalogue.edit",
      page(() => import("../../features/catalogue/ImportPage.tsx"), "ImportPage", "catalogue", "imports"),
    ),
  });
  const stores = createRoute({
    getParentRoute,
    path: "/stores",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../features/network/StoresPage.tsx"), "StoresPage", "network"),
    ),
  });
  const importStores = createRoute({
    getParentRoute,
    path: "/stores/import",
    component: guarded(
      "network.edit",
      page(() => import("../../features/network/ImportPage.tsx"), "ImportPage", "network", "imports"),
    ),
  });
  const chains = createRoute({
    getParentRoute,
    path: "/stores/chains",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../features/network/ChainsPage.tsx"), "ChainsPage", "network"),
    ),
  });
  const storeGroups = createRoute({
    getParentRoute,
    path: "/stores/groups",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../features/network/GroupsPage.tsx"), "GroupsPage", "network"),
    ),
  });
  const storeGroup = createRoute({
    getParentRoute,
    path: "/stores/groups/$groupId",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../features/network/GroupPage.tsx"), "GroupPage", "network"),
    ),
  });
  const partners = createRoute({
    getParentRoute,
    path: "/stores/partners",
    component: guarded(
      "catalogue.read",
      page(() => import("../../features/network/PartnersPage.tsx"), "PartnersPage", "network"),
    ),
  });

  const awards = createRoute({
    getParentRoute,
    path: "/awards",
    validateSearch: texts,
    component: guarded(
      "awards.read",
      page(() => import("../../features/awards/AwardsPage.tsx"), "AwardsPage", "awards"),
    ),
  });
  const adjustment = createRoute({
    getParentRoute,
    path: "/awards/adjustment",
    component: guarded(
      "awards.propose",
      page(() => import("../../features/awards/AdjustmentPage.tsx"), "AdjustmentPage", "awards"),
    ),
  });
  const mysteryCustomer = createRoute({
    getParentRoute,
    path: "/awards/mystery-customer",
    component: guarded(
      "awards.propose",
      page(() => import("../../features/awards/MysteryPage.tsx"), "MysteryPage", "awards"),
    ),
  });
  const importAwards = createRoute({
    getParentRoute,
    path: "/awards/import",
    component: guarded(
      "awards.propose",
      page(() => import("../../features/awards/ImportPage.tsx"), "ImportPage", "awards", "imports"),
    ),
  });
  const award = createRoute({
    getParentRoute,
    path: "/awards/$batchId",
    component: guarded(
      "awards.read",
      page(() => import("./AwardRoute.tsx"), "AwardRoute", "awards", "audit", "clients", "earning"),
    ),
  });

  const campaigns = createRoute({
    getParentRoute,
    path: "/campaigns",
    validateSearch: texts,
    component: guarded(
      "campaigns.read",
      page(
        () => import("../../features/programme/list/CampaignListPage.tsx"),
        "CampaignListPage",
        "programme",
      ),
    ),
  });
  const photoTypes = createRoute({
    getParentRoute,
    path: "/campaigns/photo-types",
    component: guarded(
      "claims.read",
      page(
        () => import("../../features/programme/photo-types/PhotoTypesPage.tsx"),
        "PhotoTypesPage",
        "programme",
      ),
    ),
  });
  const campaign = createRoute({
    getParentRoute,
    path: "/campaigns/$campaignId/{-$part}",
    component: guarded(
      "campaigns.read",
      page(() => import("../../features/programme/CampaignPage.tsx"), "CampaignPage", "programme", "earning"),
    ),
  });

  const clients = createRoute({
    getParentRoute,
    path: "/clients",
    validateSearch: texts,
    component: guarded(
      "clients.list",
      page(() => import("../../features/clients/list/ClientsPage.tsx"), "ClientsPage", "clients"),
    ),
  });
  const client = createRoute({
    getParentRoute,
    path: "/clients/$clientId/{-$part}",
    component: guarded(
      "clients.list",
      page(() => import("./ClientRoute.tsx"), "ClientRoute", "clients", "login"),
    ),
  });
  const ownClient = createRoute({
    getParentRoute,
    path: "/client/{-$part}",
    component: guarded(
      "client.read",
      page(() => import("./ClientRoute.tsx"), "OwnClientRoute", "clients", "login"),
    ),
  });

  const audit = createRoute({
    getParentRoute,
    path: "/audit",
    validateSearch: texts,
    component: guarded(
      "audit.read",
      page(() => import("../../features/audit/AuditPage.tsx"), "AuditPage", "audit", "clients"),
    ),
  });

  const outbox = createRoute({
    getParentRoute,
    path: "/outbox",
    validateSearch: texts,
    component: guarded(
      "outbox.read",
      page(() => import("../../features/outbox/OutboxPage.tsx"), "OutboxPage", "outbox"),
    ),
  });
  const deadJobs = createRoute({
    getParentRoute,
    path: "/outbox/jobs",
    component: guarded(
      "clients.list",
      page(() => import("../../features/outbox/DeadJobsPage.tsx"), "DeadJobsPage", "outbox"),
    ),
  });
  const message = createRoute({
    getParentRoute,
    path: "/outbox/$messageId",
    component: guarded(
      "outbox.read",
      page(() => import("../../features/outbox/MessagePage.tsx"), "MessagePage", "outbox"),
    ),
  });

  return [
    index,
    people,
    invite,
    importPeople,
    person,
    review,
    reviewWork,
    claims,
    claim,
    products,
    importProducts,
    stores,
    importStores,
    chains,
    storeGroups,
    storeGroup,
    partners,
    awards,
    adjustment,
    mysteryCustomer,
    importAwards,
    award,
    campaigns,
    photoTypes,
    campaign,
    clients,
    client,
    ownClient,
    audit,
    outbox,
    deadJobs,
    message,
  ] as const;
}
