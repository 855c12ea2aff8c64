import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listConsents } from "@trilha/contract/members/people/consents.ts";
import { legalKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { calendarDay, type FilterReader, oneOf, search } from "../../core/lists/read-filters.ts";

export type ConsentItem = Answer<typeof listConsents>["items"][number];

const version: FilterReader<number> = (values, key) =>
  /^[1-9]\d{0,5}$/.test(values[key] ?? "") ? Number(values[key]) : undefined;

export const consentList = defineList({
  queryKey: ["consents"],
  endpoint: listConsents,
  filters: { search, kind: oneOf(legalKinds), version, from: calendarDay, until: calendarDay },
});
