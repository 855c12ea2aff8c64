import { createRoute, redirect } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { isOfficePlace, visiblePlaces } from "../places.ts";
import { PLACES } from "../registered-places.ts";
import { texts } from "../search-texts.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { certificateRoutes } from "./certificate-routes.ts";
import { claimRoutes } from "./claim-routes.ts";
import { courseRoutes } from "./course-routes.ts";
import { drillOfficeRoutes } from "./drill-office-routes.ts";
import { exportRoutes } from "./export-routes.ts";
import { figureRoutes } from "./figure-routes.ts";
import { groupRoutes } from "./group-routes.ts";
import { guarded } from "./guarded.tsx";
import { institutionalOfficeRoutes } from "./institutional-office-routes.ts";
import { levelReviewRoutes } from "./level-review-routes.ts";
import { orderOfficeRoutes } from "./order-office-routes.ts";
import { partnerRoutes } from "./partner-routes.ts";
import { questionRoutes } from "./question-routes.ts";
import { registrationRoutes } from "./registration-routes.ts";
import { resultRoutes } from "./result-routes.ts";
import { rewardRoutes } from "./reward-routes.ts";
import { teachingRoutes } from "./teaching-routes.ts";
import { trainingRoutes } from "./training-routes.ts";

/** The pages of the back office. */
export function officeRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const index = createRoute({
    getParentRoute,
    path: "/",
    beforeLoad: ({ context: { session } }) => {
      const [first] = visiblePlaces(PLACES, session, session.language.code).filter(isOfficePlace);
      throw redirect({ to: first?.path ?? "/home", replace: true });
    },
  });

  const people = createRoute({
    getParentRoute,
    path: "/people",
    validateSearch: texts,
    component: guarded(
      "people.read",
      page(
        () => import("../../members/people/list/PeoplePage.tsx"),
        "PeoplePage",
        "members/people",
        "core/exports",
      ),
    ),
  });
  const invite = createRoute({
    getParentRoute,
    path: "/people/invite",
    component: guarded(
      "people.invite",
      page(() => import("../../members/people/invite/InvitePage.tsx"), "InvitePage", "members/people"),
    ),
  });
  const invited = createRoute({
    getParentRoute,
    path: "/people/invited",
    component: guarded(
      "people.read",
      page(() => import("../../members/people/list/InvitedPage.tsx"), "InvitedPage", "members/people"),
    ),
  });
  const importPeople = createRoute({
    getParentRoute,
    path: "/people/import",
    component: guarded(
      "people.import",
      page(
        () => import("../../members/people/import/ImportPage.tsx"),
        "ImportPage",
        "members/people",
        "core/imports",
      ),
    ),
  });
  const person = createRoute({
    getParentRoute,
    path: "/people/$personId",
    component: guarded(
      "people.read",
      page(
        () => import("./PersonRoute.tsx"),
        "PersonRoute",
        "members/people",
        "insight/audit-trail",
        "tenants/clients",
        "accounts/sign-in-methods",
      ),
    ),
  });

  const campaigns = createRoute({
    getParentRoute,
    path: "/campaigns",
    validateSearch: texts,
    component: guarded(
      "campaigns.read",
      page(
        () => import("../../loyalty/campaigns/office/list/CampaignListPage.tsx"),
        "CampaignListPage",
        "loyalty/campaigns/office",
        "core/exports",
      ),
    ),
  });
  const photoTypes = createRoute({
    getParentRoute,
    path: "/campaigns/photo-types",
    component: guarded(
      "claims.read",
      page(
        () => import("../../loyalty/campaigns/office/photo-types/PhotoTypesPage.tsx"),
        "PhotoTypesPage",
        "loyalty/campaigns/office",
      ),
    ),
  });
  const campaign = createRoute({
    getParentRoute,
    path: "/campaigns/$campaignId/{-$part}",
    component: guarded(
      "campaigns.read",
      page(
        () => import("../../loyalty/campaigns/office/CampaignPage.tsx"),
        "CampaignPage",
        "loyalty/campaigns/office",
        "loyalty/earning",
      ),
    ),
  });

  const clients = createRoute({
    getParentRoute,
    path: "/clients",
    validateSearch: texts,
    component: guarded(
      "clients.list",
      page(
        () => import("../../tenants/clients/list/ClientsPage.tsx"),
        "ClientsPage",
        "tenants/clients",
        "accounts/sign-in-methods",
      ),
    ),
  });
  const client = createRoute({
    getParentRoute,
    path: "/clients/$clientId/{-$part}",
    component: guarded(
      "clients.list",
      page(
        () => import("./ClientRoute.tsx"),
        "ClientRoute",
        "tenants/clients",
        "accounts/sign-in-methods",
        "accounts/sign-in",
        "members/registration",
        "core/writing",
      ),
    ),
  });
  const ownClient = createRoute({
    getParentRoute,
    path: "/client/{-$part}",
    component: guarded(
      "client.read",
      page(
        () => import("./ClientRoute.tsx"),
        "OwnClientRoute",
        "tenants/clients",
        "accounts/sign-in-methods",
        "accounts/sign-in",
        "members/registration",
        "core/writing",
      ),
    ),
  });

  const audit = createRoute({
    getParentRoute,
    path: "/audit",
    validateSearch: texts,
    component: guarded(
      "audit.read",
      page(
        () => import("../../insight/audit-trail/AuditPage.tsx"),
        "AuditPage",
        "insight/audit-trail",
        "tenants/clients",
        "accounts/sign-in-methods",
      ),
    ),
  });

  const outbox = createRoute({
    getParentRoute,
    path: "/outbox",
    validateSearch: texts,
    component: guarded(
      "outbox.read",
      page(
        () => import("../../communication/messages/OutboxPage.tsx"),
        "OutboxPage",
        "communication/messages",
      ),
    ),
  });
  const deadJobs = createRoute({
    getParentRoute,
    path: "/outbox/jobs",
    component: guarded(
      "clients.list",
      page(
        () => import("../../communication/messages/DeadJobsPage.tsx"),
        "DeadJobsPage",
        "communication/messages",
      ),
    ),
  });
  const message = createRoute({
    getParentRoute,
    path: "/outbox/$messageId",
    component: guarded(
      "outbox.read",
      page(
        () => import("../../communication/messages/MessagePage.tsx"),
        "MessagePage",
        "communication/messages",
      ),
    ),
  });

  return [
    index,
    people,
    invited,
    invite,
    importPeople,
    person,
    ...claimRoutes(parent),
    ...catalogueRoutes(parent),
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
    ...levelReviewRoutes(parent),
    ...courseRoutes(parent),
    ...certificateRoutes(parent),
    ...partnerRoutes(parent),
    ...drillOfficeRoutes(parent),
    ...questionRoutes(parent),
    ...registrationRoutes(parent),
    ...resultRoutes(parent),
    ...groupRoutes(parent),
    ...teachingRoutes(parent),
    ...trainingRoutes(parent),
    ...rewardRoutes(parent),
    ...orderOfficeRoutes(parent),
    ...figureRoutes(parent),
    ...exportRoutes(parent),
    ...institutionalOfficeRoutes(parent),
  ] as const;
}
