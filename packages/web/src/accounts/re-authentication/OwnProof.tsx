import { type ReactNode, Suspense } from "react";
import { loadRooms } from "../../i18n/i18n.ts";
import { useSession } from "../../session/session.queries.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { PageSkeleton } from "../../ui/state/Skeletons.tsx";

const OwnProofNeeded = lazyPart(() =>
  Promise.all([import("./OwnProofNeeded.tsx"), loadRooms("accounts/re-authentication")]).then(
    ([{ OwnProofNeeded }]) => ({
      default: OwnProofNeeded,
    }),
  ),
);

type Props = {
  children: ReactNode;
  /** How an account without an e-mail confirms one; shown where there is none. */
  claim?: ReactNode;
};

/**
 * Part that belongs to the person everywhere; in a session that counts in one programme alone, why it is
 * closed (039).
 */
export function OwnProof({ children, claim }: Props) {
  if (useSession().scope === "person") return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OwnProofNeeded claim={claim} />
    </Suspense>
  );
}
