import { useMutation } from "@tanstack/react-query";
import { decideRequests } from "@trilha/contract/teaching/endpoints.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { SelectionBar } from "../../ui/list/SelectionBar.tsx";
import { useTeachingChanged } from "./teaching.queries.ts";

const SaySheet = lazy(() =>
  import("../../ui/form/SaySheet.tsx").then(({ SaySheet }) => ({ default: SaySheet })),
);
/** As many as are decided at once; more wait for the next time. */
const MOST = 100;

/** Says yes or no to the requests that are ticked; a no with its reason. */
export function DecideBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation("teaching");
  const { number } = useFormats();
  const keys = useSubmissionKeys();
  const changed = useTeachingChanged();
  const [refusing, setRefusing] = useState(false);
  const decide = async (decision: "approve" | "refuse", reason = "") => {
    const body = { enrolmentIds: ids.slice(0, MOST), decision, reason };
    const { decided } = await call(decideRequests, { body }, { key: keys.of(body) });
    keys.done();
    changed();
    onDone();
    notice(t(`requests.${decision}d`, { count: decided, amount: number(decided) }));
  };
  const approve = useMutation({
    mutationFn: () => decide("approve"),
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <>
      <SelectionBar
        label={t("requests.chosen")}
        count={ids.length}
        clear={t("requests.untick")}
        onClear={onDone}
      >
        <Button variant="default" onClick={() => setRefusing(true)}>
          {t("requests.refuse")}
        </Button>
        <Button loading={approve.isPending} onClick={() => approve.mutate()}>
          {t("requests.approve")}
        </Button>
      </SelectionBar>
      {refusing ? (
        <Suspense fallback={null}>
          <SaySheet
            title={t("requests.refuseTitle")}
            label={t("reason.label")}
            help={t("reason.help")}
            submit={t("requests.refuse")}
            required
            danger
            onSay={(reason) => decide("refuse", reason)}
            onClose={() => setRefusing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
