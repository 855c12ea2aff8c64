import { useMutation, useQueryClient } from "@tanstack/react-query";
import { appealReview } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { call } from "../../api/call.ts";
import type { MyLevel } from "../earning/levels.queries.ts";

export type OwnReview = NonNullable<MyLevel["review"]>;
export type Target = NonNullable<NonNullable<MyLevel["bar"]>["keep"]>;
export type LevelChange = MyLevel["history"][number];

export function useAppeal({ id, version }: Pick<OwnReview, "id" | "version">) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(appealReview, { params: { id }, body: { version, text } }, { key }),
    // Closed meanwhile, or sent: what the page shows is looked at again either way.
    onSettled: () => queries.invalidateQueries({ queryKey: ["levels"] }),
  });
}
