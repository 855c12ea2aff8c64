import {
  IconAdjustments,
  IconBell,
  IconBuilding,
  IconHistory,
  IconHome,
  IconMail,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";
import type { Place } from "./places.ts";

const ICONS = {
  home: IconHome,
  user: IconUserCircle,
  bell: IconBell,
  users: IconUsers,
  sliders: IconAdjustments,
  building: IconBuilding,
  history: IconHistory,
  mail: IconMail,
};

export function PlaceIcon({ icon, size = 22 }: { icon: Place["icon"]; size?: number }) {
  const Icon = ICONS[icon];
  return <Icon size={size} stroke={1.7} aria-hidden="true" />;
}
