import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { searchRecords } from "@trilha/contract/home/office/endpoints.ts";
import { recordText } from "@trilha/contract/home/office/limits.ts";
import type { RecordKind } from "@trilha/contract/home/office/states.ts";
import { call } from "../../api/call.ts";
import { can, useSession } from "../../session/session.queries.ts";

export type FoundRecord = Answer<typeof searchRecords>["items"][number];

const PAGE: Readonly<Record<Exclude<RecordKind, "question">, string>> = {
  person: "/admin/people/",
  campaign: "/admin/campaigns/",
  invoice: "/admin/claims/claim/",
  order: "/admin/orders/",
  reward: "/admin/rewards/",
  course: "/admin/courses/",
  segment: "/admin/segments/",
};

/** The page of a record. */
export const recordPath = ({ kind, id, within }: Pick<FoundRecord, "kind" | "id" | "within">): string =>
  kind === "question" ? `/admin/question-banks/${within}/questions/${id}` : PAGE[kind] + id;

/** Records of the office that fit what was typed, the best first; none for who has no office. */
export function useRecordSearch(search: string): readonly FoundRecord[] {
  const session = useSession();
  const enabled =
    search.length >= recordText.shortest && session.selectedClient !== null && can(session, "office.open");
  const records = useQuery({
    queryKey: ["home", "records", search],
    queryFn: ({ signal }) => call(searchRecords, { query: { text: search } }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return enabled ? (records.data?.items ?? []) : [];
}
