import { Suspense, useEffect, useState } from "react";
import { loadRooms } from "../../i18n/i18n.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { type Asked, listenForProof } from "./with-proof.ts";

const ProofSheet = lazyPart(
  () =>
    Promise.all([import("./ProofSheet.tsx"), loadRooms("accounts/re-authentication")]).then(
      ([{ ProofSheet }]) => ({ default: ProofSheet }),
    ),
  { over: ({ onEnd }) => onEnd(false) },
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
