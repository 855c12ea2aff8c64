import { isModuleOn } from "@trilha/contract/core/modules.ts";
import type { searchRecords as spec } from "@trilha/contract/home/office/endpoints.ts";
import { recordsPerKind } from "@trilha/contract/home/office/limits.ts";
import { type RecordKind, recordKinds } from "@trilha/contract/home/office/states.ts";
import type { RecordSearch } from "../../core/record-search.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { courseSearch } from "../../learning/authoring/index.ts";
import { questionSearch } from "../../learning/questions/index.ts";
import { campaignSearch, textIn } from "../../loyalty/campaigns/index.ts";
import { invoiceSearch } from "../../loyalty/claims/index.ts";
import { orderSearch } from "../../loyalty/orders/index.ts";
import { rewardSearch } from "../../loyalty/rewards/index.ts";
import { personSearch } from "../../members/people/index.ts";
import { segmentSearch } from "../../members/segments/index.ts";
import { rankedRecords } from "./office.queries.ts";

const searches: Readonly<Record<RecordKind, RecordSearch>> = {
  person: personSearch,
  campaign: campaignSearch,
  invoice: invoiceSearch,
  order: orderSearch,
  reward: rewardSearch,
  course: courseSearch,
  question: questionSearch,
  segment: segmentSearch,
};

/** §interface#record-search: as it was typed; where nothing holds that, what is nearly the same. */
export const searchRecords: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, permissions, modules } = call.actor;
    const { text } = query;
    const words = searchWords(text);
    const open = recordKinds.filter(
      (kind) => permissions.has(searches[kind].right) && isModuleOn(searches[kind].module, modules),
    );
    const find = (near: boolean) =>
      rankedRecords(
        tx,
        open.map((kind) => ({
          kind,
          matching: searches[kind].find({ clientId, text, words, near, most: recordsPerKind }),
        })),
        text,
      );
    const exact = await find(false);
    const rows = exact.length > 0 ? exact : await find(true);
    return {
      items: rows.map(({ kind, id, title, detail }) => ({
        ...{ kind, id },
        title: typeof title === "string" ? title : textIn(title, call.locale),
        ...(kind === "question" ? { detail: null, within: detail } : { detail, within: null }),
      })),
    };
  });
