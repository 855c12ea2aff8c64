import type { NavigationPlace, OfficeGroup } from "./places.ts";

type OfficePlace = Omit<NavigationPlace, "group">;

/** The places of the office by their group, in the order of its menu: daily work first. Paths are below `/admin/`. */
const BY_GROUP: Readonly<Partial<Record<OfficeGroup, readonly OfficePlace[]>>> = {
  people: [
    { id: "people", path: "people", label: "people", icon: "users", permission: "people.read" },
    {
      id: "registrations",
      path: "registrations",
      label: "registrations",
      icon: "userPlus",
      permission: "people.decide",
    },
    {
      id: "people-groups",
      path: "groups",
      label: "peopleGroups",
      icon: "usersGroup",
      permission: "people.read",
    },
    {
      id: "office-support",
      path: "support",
      label: "officeSupport",
      icon: "lifebuoy",
      permission: "support.answer",
    },
  ],
  earning: [
    {
      id: "office-campaigns",
      path: "campaigns",
      label: "officeCampaigns",
      icon: "flag",
      permission: "campaigns.read",
    },
    { id: "products", path: "products", label: "products", icon: "package", permission: "catalogue.read" },
    { id: "stores", path: "stores", label: "stores", icon: "store", permission: "catalogue.read" },
    { id: "claims", path: "claims", label: "claims", icon: "receipts", permission: "claims.read" },
    { id: "review", path: "review", label: "review", icon: "gavel", permission: "claims.audit" },
  ],
  rewards: [
    { id: "awards", path: "awards", label: "awards", icon: "coin", permission: "awards.read" },
    {
      id: "office-rewards",
      path: "rewards",
      label: "officeRewards",
      icon: "gift",
      permission: "rewards.read",
    },
    { id: "office-orders", path: "orders", label: "officeOrders", icon: "truck", permission: "orders.read" },
    { id: "levels", path: "levels", label: "levels", icon: "stairs", permission: "levels.read" },
    { id: "badges", path: "badges", label: "badges", icon: "medal", permission: "badges.read" },
  ],
  learning: [
    {
      id: "office-courses",
      path: "courses",
      label: "officeCourses",
      icon: "book",
      permission: "courses.read",
    },
    {
      id: "question-banks",
      path: "question-banks",
      label: "questionBanks",
      icon: "questions",
      permission: "questions.read",
    },
    { id: "office-drills", path: "drills", label: "officeDrills", icon: "target", permission: "drills.read" },
    {
      id: "enrolments",
      path: "enrolments",
      label: "enrolments",
      icon: "userCheck",
      permission: "courses.enrol",
    },
    { id: "trainings", path: "trainings", label: "trainings", icon: "school", permission: "trainings.edit" },
    { id: "results", path: "results", label: "results", icon: "clipboard", permission: "results.read" },
    { id: "marking", path: "marking", label: "marking", icon: "writing", permission: "results.mark" },
    {
      id: "learning-reports",
      path: "learning-reports",
      label: "learningReports",
      icon: "reportAnalytics",
      permission: "courses.report",
    },
    {
      id: "certificates",
      path: "certificates",
      label: "certificates",
      icon: "certificate",
      permission: "certificates.read",
    },
  ],
  content: [
    {
      id: "office-portfolio",
      path: "portfolio",
      label: "officePortfolio",
      icon: "world",
      permission: "portfolio.edit",
    },
    { id: "office-texts", path: "texts", label: "officeTexts", icon: "fileText", permission: "texts.edit" },
  ],
  reports: [
    { id: "figures", path: "figures", label: "figures", icon: "chart", permission: "figures.read" },
    { id: "exports", path: "exports", label: "exports", icon: "download", permission: "figures.read" },
    { id: "audit", path: "audit", label: "audit", icon: "history", permission: "audit.read" },
  ],
  settings: [
    { id: "client", path: "client", label: "client", icon: "sliders", permission: "client.read" },
    {
      id: "clients",
      path: "clients",
      label: "clients",
      icon: "building",
      permission: "clients.list",
      withoutClient: true,
    },
    { id: "partners", path: "partners", label: "partners", icon: "plug", permission: "partners.edit" },
    {
      id: "office-consents",
      path: "consents",
      label: "officeConsents",
      icon: "shield",
      permission: "consents.read",
    },
    { id: "outbox", path: "outbox", label: "outbox", icon: "mail", permission: "outbox.read" },
  ],
};

export const OFFICE_PLACES: readonly NavigationPlace[] = Object.entries(BY_GROUP).flatMap(([group, places]) =>
  places.map((place) => ({ ...place, path: `/admin/${place.path}`, group: group as OfficeGroup })),
);
