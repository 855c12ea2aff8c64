import { lazy, Suspense, useEffect, useState } from "react";
import { loadRooms } from "../../i18n/i18n.ts";
import { type Asked, listenForProof } from "./with-proof.ts";

const ProofSheet = lazy(() =>
  Promise.all([import("./ProofSheet.tsx"), loadRooms("accounts/re-authentication")]).then(
    ([{ ProofSheet }]) => ({
      default: ProofSheet,
    }),
  ),
);

/** Stands beside every page and asks who is here when `withProof` needs to know. */
export function ProofAsker() {
  const [request, setRequest] = useState<Asked>();
  useEffect(() => listenForProof(setRequest), []);
  if (!request) return null;
  const end = (proved: boolean) => {
    setRequest(undefined);
    request.answer(proved);
  };
  return (
    <Suspense fallback={null}>
      <ProofSheet refused={request.refused} onEnd={end} />
    </Suspense>
  );
}
