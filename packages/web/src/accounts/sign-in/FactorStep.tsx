import { Suspense } from "react";
import type { Refused } from "../../api/problem.ts";
import { loadRooms } from "../../i18n/i18n.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import type { SignInState } from "./use-sign-in.ts";

const SecondFactorStep = lazyPart(() =>
  Promise.all([
    import("../re-authentication/SecondFactorStep.tsx"),
    loadRooms("accounts/re-authentication"),
  ]).then(([{ SecondFactorStep }]) => ({ default: SecondFactorStep })),
);

type Props = {
  state: Extract<SignInState, { kind: "factor" }>;
  /** The first step is to be gone through again; `over`: why. */
  onBack: (over: Refused | undefined) => void;
};

/** The second step of whatever way in, for who has a second factor. */
export function FactorStep({ state, onBack }: Props) {
  return (
    <Suspense fallback={null}>
      <SecondFactorStep asked={state.problem} onEntered={state.goOn} onBack={onBack} />
    </Suspense>
  );
}
