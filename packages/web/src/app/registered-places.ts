import type { Place } from "./places.ts";

/** Every place this app has. A capability adds its line here together with its route, not before. */
export const PLACES = [
  { id: "home", path: "/home", label: "home", icon: "home", group: "programme", item: "home", tab: "home" },
  {
    id: "profile",
    path: "/profile",
    label: "profile",
    icon: "user",
    group: "you",
    item: "profile",
    flag: "has_profile",
  },
  { id: "notifications", path: "/notifications", label: "notifications", icon: "bell", group: "you" },
  { id: "me", path: "/me", label: "me", icon: "user", group: "you", tab: "me", withoutClient: true },
  {
    id: "people",
    path: "/admin/people",
    label: "people",
    icon: "users",
    group: "office",
    permission: "people.read",
  },
  {
    id: "client",
    path: "/admin/client",
    label: "client",
    icon: "sliders",
    group: "office",
    permission: "client.read",
  },
  {
    id: "clients",
    path: "/admin/clients",
    label: "clients",
    icon: "building",
    group: "office",
    permission: "clients.list",
    withoutClient: true,
  },
  {
    id: "audit",
    path: "/admin/audit",
    label: "audit",
    icon: "history",
    group: "office",
    permission: "audit.read",
  },
  {
    id: "outbox",
    path: "/admin/outbox",
    label: "outbox",
    icon: "mail",
    group: "office",
    permission: "outbox.read",
  },
] as const satisfies readonly Place[];
