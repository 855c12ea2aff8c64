import { IconMail } from "@tabler/icons-react";
import { listOutbox, readOutboxMessage } from "@trilha/contract/communication/messages/endpoints.ts";
import { listDeadJobs } from "@trilha/contract/communication/messages/job-endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/outbox",
    load: () => import("./OutboxPage.tsx"),
    view: "OutboxPage",
    texts: ["communication/messages"],
    search: textsOfSearch,
    endpoints: [listOutbox],
    place: { id: "outbox", icon: IconMail, group: "settings", position: 5 },
  }),
  officePage({
    path: "/admin/outbox/jobs",
    load: () => import("./DeadJobsPage.tsx"),
    view: "DeadJobsPage",
    texts: ["communication/messages"],
    endpoints: [listDeadJobs],
  }),
  officePage({
    path: "/admin/outbox/$messageId",
    load: () => import("./MessagePage.tsx"),
    view: "MessagePage",
    texts: ["communication/messages"],
    endpoints: [readOutboxMessage],
  }),
] as const;
