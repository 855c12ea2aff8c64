import type { NavigationPlace, OfficeGroup } from "./places.ts";

type OfficePlace = Omit<NavigationPlace, "group" | "path" | "label"> & {
  /** Below `/admin/`; its id where it says nothing else, and so is the label. */
  readonly path?: string;
  readonly label?: string;
};

/** The places of the office by their group, in the order of its menu: daily work first. */
const BY_GROUP: Readonly<Partial<Record<OfficeGroup, readonly OfficePlace[]>>> = {
  people: [
    { id: "people", icon: "users", permission: "people.read" },
    {
      id: "registrations",
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
    { id: "products", icon: "package", permission: "catalogue.read" },
    { id: "stores", icon: "store", permission: "catalogue.read" },
    { id: "claims", icon: "receipts", permission: "claims.read" },
    { id: "review", icon: "gavel", permission: "claims.audit" },
  ],
  rewards: [
    { id: "awards", icon: "coin", permission: "awards.read" },
    {
      id: "office-rewards",
      path: "rewards",
      label: "officeRewards",
      icon: "gift",
      permission: "rewards.read",
    },
    { id: "office-orders", path: "orders", label: "officeOrders", icon: "truck", permission: "orders.read" },
    { id: "levels", icon: "stairs", permission: "levels.read" },
    { id: "badges", icon: "medal", permission: "badges.read" },
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
      label: "questionBanks",
      icon: "questions",
      permission: "questions.read",
    },
    { id: "office-drills", path: "drills", label: "officeDrills", icon: "target", permission: "drills.read" },
    {
      id: "enrolments",
      icon: "userCheck",
      permission: "courses.enrol",
    },
    { id: "trainings", icon: "school", permission: "trainings.edit" },
    { id: "results", icon: "clipboard", permission: "results.read" },
    { id: "marking", icon: "writing", permission: "results.mark" },
    {
      id: "learning-reports",
      label: "learningReports",
      icon: "reportAnalytics",
      permission: "courses.report",
    },
    {
      id: "certificates",
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
    { id: "figures", icon: "chart", permission: "figures.read" },
    { id: "exports", icon: "download", permission: "figures.read" },
    { id: "audit", icon: "history", permission: "audit.read" },
  ],
  settings: [
    { id: "client", icon: "sliders", permission: "client.read" },
    {
      id: "clients",
      icon: "building",
      permission: "clients.list",
      withoutClient: true,
    },
    { id: "partners", icon: "plug", permission: "partners.edit" },
    {
      id: "office-consents",
      path: "consents",
      label: "officeConsents",
      icon: "shield",
      permission: "consents.read",
    },
    { id: "outbox", icon: "mail", permission: "outbox.read" },
  ],
};

export const OFFICE_PLACES: readonly NavigationPlace[] = Object.entries(BY_GROUP).flatMap(([group, places]) =>
  places.map((place) => ({
    ...place,
    path: `/admin/${place.path ?? place.id}`,
    label: place.label ?? place.id,
    group: group as OfficeGroup,
  })),
);
