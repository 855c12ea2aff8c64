// Modules a notification belongs to (docs/spec/roles.md#module-access): without them it is not sent, and leads nowhere.
import {
  isModuleOn,
  type ModuleFlags,
  type ModuleUse,
  moduleOfCourse,
  pointModules,
} from "@trilha/contract/core/modules.ts";
import type { NotificationKind } from "../texts/notifications.ts";

type FamilyOf<Kind> = Kind extends `${infer First}.${string}` ? First : Kind;

const modules: Readonly<Record<FamilyOf<NotificationKind>, ModuleUse>> = {
  sale: "has_sales",
  photo: "has_photos",
  points: pointModules,
  experience: "has_campaigns",
  awards: "has_campaigns",
  level: "has_campaigns",
  order: "has_reward_store",
  stock: "has_reward_store",
  certificates: "has_certificates",
  badges: "has_badges",
  events: "has_events",
  // The link says which of courses and trails.
  learning: "always",
  attempts: "always",
  membership: "always",
  roles: "always",
  welcome: "always",
  import: "always",
  export: "always",
  session: "always",
  password: "always",
  phone: "always",
  email: "always",
  document: "always",
  factor: "always",
  identity: "always",
  own_data: "always",
};

/** Modules of the pages that links of several families lead to. */
const pages: Readonly<Record<string, ModuleUse>> = {
  "online-courses": moduleOfCourse.course,
  trails: moduleOfCourse.trail,
};

type News = { readonly kind: string; readonly link?: string | null | undefined };

/** Modules that all have to be on for a notification: its family's, and that of the page it leads to. */
export function modulesOfNotification({ kind, link }: News): ModuleUse[] {
  const [family = ""] = kind.split(".");
  const [, page = ""] = link?.split(/[/?#]/) ?? [];
  return [lookUp(modules, family), lookUp(pages, page)].filter((use) => use !== "always");
}

const lookUp = (table: Readonly<Record<string, ModuleUse>>, name: string): ModuleUse =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? "always";

export const isNotificationOn = (news: News, flags: ModuleFlags): boolean =>
  modulesOfNotification(news).every((use) => isModuleOn(use, flags));
