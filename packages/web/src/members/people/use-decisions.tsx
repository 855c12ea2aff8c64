import type { Decision } from "@trilha/contract/members/people/shapes.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../ui/act/notices.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { canTakeBack } from "./list/decidable.ts";
import { useDecide } from "./people.decisions.ts";
import type { PersonItem } from "./people.queries.ts";

const BlockSheet = lazyPart(() =>
  import("./BlockSheet.tsx").then(({ BlockSheet }) => ({ default: BlockSheet })),
);

type Someone = Pick<PersonItem, "id" | "name" | "status">;

/** Decides on people: at once where it can be mended, after a reason where it cannot. */
export function useDecisions(onDone?: () => void): {
  readonly decide: (decision: Decision, people: readonly Someone[]) => void;
  readonly busy: boolean;
  /** The open question, if there is one; belongs somewhere on the page. */
  readonly question: ReactNode;
} {
  const { t } = useTranslation("members/people");
  const { mutateAsync, isPending } = useDecide();
  const [blocking, setBlocking] = useState<readonly Someone[]>();

  const announce = (decision: Decision, people: readonly Someone[], undo?: () => void) => {
    const name = people.length === 1 ? people[0]?.name : undefined;
    const message = name
      ? t(`decided.${decision}One`, { name })
      : t(`decided.${decision}`, { count: people.length });
    notice(message, undo ? { undo } : {});
    onDone?.();
  };

  const now = (decision: Decision, people: readonly Someone[], reason?: string) =>
    mutateAsync({ ids: people.map(({ id }) => id), decision, ...(reason ? { reason } : {}) });

  const failed = (error: Error) => notice(error.message, { kind: "failed" });

  const block = async (people: readonly Someone[], reason: string) => {
    await now("block", people, reason);
    const undo = () => void now("unblock", people).then(() => announce("unblock", people), failed);
    announce("block", people, canTakeBack(people) ? undo : undefined);
  };

  return {
    busy: isPending,
    decide: (decision, people) => {
      if (isPending) return;
      if (decision === "block") setBlocking(people);
      else void now(decision, people).then(() => announce(decision, people), failed);
    },
    question: blocking ? (
      <Suspense fallback={null}>
        <BlockSheet
          count={blocking.length}
          name={blocking.length === 1 ? blocking[0]?.name : undefined}
          onClose={() => setBlocking(undefined)}
          onBlock={(reason) => block(blocking, reason)}
        />
      </Suspense>
    ) : null,
  };
}
