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
  { id: "me", path: "/me", label: "me", icon: "user", group: "you", tab: "me" },
] as const satisfies readonly Place[];
