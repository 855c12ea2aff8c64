import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../ui/act/notices.ts";
import { CommentSheet } from "../../../ui/form/CommentSheet.tsx";
import { useVerdict } from "./queue.queries.ts";

type Someone = { readonly id: string; readonly name: string };

/** Decides on who waits: in at once, or out after a reason, which they read in their mail. */
export function useVerdicts(onDone: () => void): {
  readonly approve: (people: readonly Someone[]) => void;
  readonly refuse: (people: readonly Someone[]) => void;
  readonly busy: boolean;
  /** The open question, if there is one; belongs somewhere on the page. */
  readonly question: ReactNode;
} {
  const { t } = useTranslation("members/registration");
  const { mutateAsync, isPending } = useVerdict();
  const [refusing, setRefusing] = useState<readonly Someone[]>();
  const announce = (deed: "approved" | "refused", people: readonly Someone[]) => {
    const name = people.length === 1 ? people[0]?.name : undefined;
    notice(name ? t(`queue.${deed}One`, { name }) : t(`queue.${deed}`, { count: people.length }));
    onDone();
  };
  const name = refusing?.length === 1 ? refusing[0]?.name : undefined;
  return {
    busy: isPending,
    approve: (people) => {
      if (isPending) return;
      void mutateAsync({ ids: people.map(({ id }) => id) }).then(
        () => announce("approved", people),
        (error: Error) => notice(error.message, { kind: "failed" }),
      );
    },
    refuse: (people) => setRefusing(people),
    question: refusing ? (
      <CommentSheet
        title={name ? t("queue.refuseOne", { name }) : t("queue.refuseTitle", { count: refusing.length })}
        text={t("queue.refuseText")}
        label={t("queue.reason")}
        help={t("queue.reasonHelp")}
        submit={t("queue.refuse")}
        required
        danger
        onClose={() => setRefusing(undefined)}
        onSay={async (reason) => {
          await mutateAsync({ ids: refusing.map(({ id }) => id), refuse: reason });
          announce("refused", refusing);
        }}
      />
    ) : null,
  };
}
