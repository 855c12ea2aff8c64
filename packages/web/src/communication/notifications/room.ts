import { IconBell } from "@tabler/icons-react";
import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import { personPage } from "../../room/page.ts";

export const pages = [
  personPage({
    path: "/notifications",
    load: () => import("./NotificationsPage.tsx"),
    view: "NotificationsPage",
    texts: ["communication/notifications"],
    endpoints: [listNotifications],
    place: { id: "notifications", icon: IconBell, group: "you", position: 3 },
  }),
] as const;
