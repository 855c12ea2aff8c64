import type { Icon } from "@tabler/icons-react";
import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import type { ModuleItemKey } from "@trilha/contract/tenants/clients/shapes.ts";

/** An endpoint as a page declares it: who may call it, its module, and whether it is a read. */
export type Needed = Pick<EndpointSpec, "access" | "method" | "module">;

/** Where each place stands in the phone's bottom bar; the order is the design's, for every client. */
export const TABS = ["home", "learn", "report", "rewards", "me"] as const;
export type Tab = (typeof TABS)[number];

/** Groups of the back office's menu, in its order; `today` stands alone on top. One none of whose places may be opened is not shown. */
export const OFFICE_GROUPS = [
  "today",
  "people",
  "earning",
  "rewards",
  "learning",
  "live",
  "content",
  "community",
  "reports",
  "settings",
] as const;
export type OfficeGroup = (typeof OFFICE_GROUPS)[number];

/** The place of a page in the menus and the search palette; its permission and its modules are those of the page. */
export type Place<Group = "programme" | "you" | OfficeGroup> = {
  readonly id: string;
  /** A key of the shell's texts under `places`, where it is not its id. */
  readonly label?: string;
  readonly icon: Icon;
  readonly group: Group;
  /** Position within the group, from 1; daily work first. */
  readonly position: number;
  /** Shown when the client's menu holds this item… */
  readonly item?: ModuleItemKey;
  /** …and these may be called as well, without which the page is open but of no use. */
  readonly asks?: readonly Needed[];
  /** Open to whoever may, even while no client is selected: an empty installation has none. */
  readonly withoutClient?: boolean;
  readonly tab?: Tab;
};
