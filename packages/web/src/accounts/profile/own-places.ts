import {
  IconAward,
  IconBell,
  IconCertificate,
  IconCoin,
  IconEyeCheck,
  IconPackage,
  IconReceipt,
  IconShieldLock,
  IconStairsUp,
  IconUserCircle,
} from "@tabler/icons-react";
import type { Module } from "@trilha/contract/core/modules.ts";
import { useModules } from "../../session/session.queries.ts";

/** Own pages of a person (design "Me"): what they have reached, and their account. */
const ownPlaces = [
  { to: "/profile/points", text: "tabs.points", icon: IconCoin, part: "reached", module: "has_campaigns" },
  { to: "/profile/level", text: "tabs.level", icon: IconStairsUp, part: "reached", module: "has_campaigns" },
  { to: "/profile/sales", text: "tabs.sales", icon: IconReceipt, part: "reached", module: "has_sales" },
  {
    to: "/profile/orders",
    text: "tabs.orders",
    icon: IconPackage,
    part: "reached",
    module: "has_reward_store",
  },
  {
    to: "/profile/certificates",
    text: "tabs.certificates",
    icon: IconCertificate,
    part: "reached",
    module: "has_certificates",
  },
  { to: "/profile/badges", text: "tabs.badges", icon: IconAward, part: "reached", module: "has_badges" },
  { to: "/profile", text: "myData", icon: IconUserCircle, part: "account", module: "has_profile" },
  { to: "/profile/security", text: "security", icon: IconShieldLock, part: "account", module: "has_profile" },
  { to: "/profile/news", text: "tabs.news", icon: IconBell, part: "account", module: undefined },
  { to: "/profile/data", text: "tabs.privacy", icon: IconEyeCheck, part: "account", module: undefined },
] as const satisfies readonly { readonly module: Module | undefined; readonly [key: string]: unknown }[];

export type OwnPlace = (typeof ownPlaces)[number];

/** Own pages this client has, in their order. */
export function useOwnPlaces(part: OwnPlace["part"]): readonly OwnPlace[] {
  const hasModule = useModules();
  return ownPlaces.filter((place) => place.part === part && (!place.module || hasModule(place.module)));
}
