import { IconArrowBackUp } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { withdrawAwards } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { type Batch, useAwardsChanged } from "./adjustments.queries.ts";

/** Takes back one's own proposal, after asking once. */
export function Withdraw({ batch }: { batch: Batch }) {
  const { t } = useTranslation("loyalty/adjustments");
  const keys = useSubmissionKeys();
  const changed = useAwardsChanged();
  const withdraw = useMutation({
    mutationFn: () => {
      const body = { version: batch.version };
      return call(withdrawAwards, { params: { id: batch.id }, body }, { key: keys.of(body) });
    },
    onSuccess: () => keys.done(),
    // A decision may have come meanwhile: what the page shows is looked at again either way.
    onSettled: changed,
  });
  const takeBack = () =>
    withdraw.mutateAsync().then(
      () => notice(t("withdraw.done")),
      (error: Error) => notice(error.message, { kind: "failed" }),
    );
  return (
    <ConfirmAction
      title={t("withdraw.title")}
      text={t("withdraw.text")}
      confirm={t("withdraw.confirm")}
      onConfirm={takeBack}
    >
      {(ask) => (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />}
          onClick={ask}
        >
          {t("withdraw.open")}
        </Button>
      )}
    </ConfirmAction>
  );
}
