import {
  IconAdjustments,
  IconBell,
  IconBuilding,
  IconBuildingStore,
  IconCamera,
  IconChartBar,
  IconCoin,
  IconDownload,
  IconFlag3,
  IconGavel,
  IconGift,
  IconHistory,
  IconHome,
  IconMail,
  IconPackage,
  IconReceipt,
  IconReceipt2,
  IconSchool,
  IconStairsUp,
  IconTable,
  IconTrophy,
  IconTruckDelivery,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";
import type { PlaceIconName } from "./places.ts";

const ICONS: Record<PlaceIconName, typeof IconHome> = {
  chart: IconChartBar,
  download: IconDownload,
  home: IconHome,
  user: IconUserCircle,
  bell: IconBell,
  users: IconUsers,
  sliders: IconAdjustments,
  building: IconBuilding,
  history: IconHistory,
  mail: IconMail,
  flag: IconFlag3,
  table: IconTable,
  receipt: IconReceipt,
  camera: IconCamera,
  package: IconPackage,
  store: IconBuildingStore,
  coin: IconCoin,
  gavel: IconGavel,
  receipts: IconReceipt2,
  gift: IconGift,
  truck: IconTruckDelivery,
  trophy: IconTrophy,
  stairs: IconStairsUp,
  school: IconSchool,
};

export function PlaceIcon({ icon, size = 22 }: { icon: PlaceIconName; size?: number }) {
  const Icon = ICONS[icon];
  return <Icon size={size} stroke={1.7} aria-hidden="true" />;
}
