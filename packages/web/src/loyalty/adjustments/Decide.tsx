import { IconCheck, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { decideOnAwards } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { type Batch, useAwardsChanged } from "./adjustments.queries.ts";

const CommentSheet = lazyPart(() =>
  import("../../ui/form/CommentSheet.tsx").then((one) => ({ default: one.CommentSheet })),
);

/** The second person's yes or no. */
export function Decide({ batch }: { batch: Batch }) {
  const { t } = useTranslation("loyalty/adjustments");
  const keys = useSubmissionKeys();
  const changed = useAwardsChanged();
  const [refusing, setRefusing] = useState(false);
  const decide = useMutation({
    mutationFn: (reason: string | undefined) => {
      const decision = reason === undefined ? ("approve" as const) : ("refuse" as const);
      const body = { version: batch.version, decision, ...(reason && { reason }) };
      return call(decideOnAwards, { params: { id: batch.id }, body }, { key: keys.of(body) });
    },
    onSuccess: ({ state }) => {
      keys.done();
      notice(t(state === "approved" ? "decide.approved" : "decide.refused"));
    },
    // Another decision may have been faster: what the page shows is looked at again either way.
    onSettled: changed,
  });
  if (!batch.can.decide) return null;
  return (
    <>
      <Button
        variant="light"
        color="danger"
        disabled={decide.isPending}
        leftSection={<IconX size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => setRefusing(true)}
      >
        {t("decide.refuse")}
      </Button>
      <Button
        loading={decide.isPending && !refusing}
        leftSection={<IconCheck size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() =>
          decide.mutate(undefined, { onError: (error) => notice(error.message, { kind: "failed" }) })
        }
      >
        {t("decide.approve")}
      </Button>
      {refusing ? (
        <Suspense fallback={null}>
          <CommentSheet
            required
            danger
            title={t("decide.refuseTitle")}
            text={t("decide.refuseText")}
            label={t("decide.reason")}
            submit={t("decide.refuse")}
            onClose={() => setRefusing(false)}
            onSay={(reason) => decide.mutateAsync(reason)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
