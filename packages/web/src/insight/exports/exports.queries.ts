import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listExports, readExport } from "@trilha/contract/core/exports/endpoints.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";

export type ExportItem = Answer<typeof listExports>["items"][number];

/** How often files that are being made are looked at. */
const WATCH_MS = 2_000;

const isOnItsWay = ({ state }: ExportItem) => state === "queued" || state === "running";

export const exportList = defineList({
  queryKey: ["exports", "list"],
  endpoint: listExports,
  refetchInterval: (rows) => (rows.some(isOnItsWay) ? WATCH_MS : false),
});

/** Where a file is saved from, asked when somebody does: the address is good for some minutes. */
export const fileAddress = (id: string) => call(readExport, { params: { id } }).then(({ url }) => url);
