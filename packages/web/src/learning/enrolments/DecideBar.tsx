import { useMutation } from "@tanstack/react-query";
import { decideRequests } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { decideFlags } from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { SelectionBar } from "../../ui/list/SelectionBar.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { useTeachingChanged } from "./enrolments.queries.ts";

const CommentSheet = lazyPart(() =>
  import("../../ui/form/CommentSheet.tsx").then(({ CommentSheet }) => ({ default: CommentSheet })),
);
/** As many as are decided at once; more wait for the next time. */
const MOST = 100;

type Part = "requests" | "flags";
type Decision = "approve" | "refuse";
type Decided = { ids: string[]; decision: Decision; reason: string };

/** Endpoints of the bar's decisions: requests to be let in, or results that came too fast. */
const send: Readonly<Record<Part, (body: Decided, key: string) => Promise<{ decided: number }>>> = {
  requests: ({ ids, ...body }, key) =>
    call(decideRequests, { body: { enrolmentIds: ids, ...body } }, { key }),
  flags: ({ ids, decision, reason }, key) => {
    const body = { ids, decision: decision === "approve" ? "release" : "reject", reason } as const;
    return call(decideFlags, { body }, { key });
  },
};

type Props = { part: Part; ids: readonly string[]; onDone: () => void };

/** Says yes or no to what is ticked; a no with its reason. */
export function DecideBar({ part, ids, onDone }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  const keys = useSubmissionKeys();
  const changed = useTeachingChanged();
  const [refusing, setRefusing] = useState(false);
  const decide = async (decision: Decision, reason = "") => {
    const body = { ids: ids.slice(0, MOST), decision, reason };
    const { decided } = await send[part](body, keys.of(body));
    keys.done();
    changed();
    onDone();
    notice(t(`${part}.${decision}d`, { count: decided, amount: number(decided) }));
  };
  const approve = useMutation({
    mutationFn: () => decide("approve"),
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <>
      <SelectionBar
        label={t(`${part}.chosen`)}
        count={ids.length}
        clear={t(`${part}.untick`)}
        onClear={onDone}
      >
        <Button variant="default" onClick={() => setRefusing(true)}>
          {t(`${part}.refuse`)}
        </Button>
        <Button loading={approve.isPending} onClick={() => approve.mutate()}>
          {t(`${part}.approve`)}
        </Button>
      </SelectionBar>
      {refusing ? (
        <Suspense fallback={null}>
          <CommentSheet
            title={t(`${part}.refuseTitle`)}
            label={t("reason.label")}
            help={t("reason.help")}
            submit={t(`${part}.refuse`)}
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
