import { useQuery } from "@tanstack/react-query";
import { WaysIn } from "../../accounts/onboarding/WaysIn.tsx";
import { SignInLayout } from "../../accounts/sign-in/SignInLayout.tsx";
import { isRefused } from "../../api/problem.ts";
import { brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";

/** §routes#onboarding: the same address before there is a session. */
export function WelcomePage() {
  const { data: branding, error, refetch } = useQuery(brandingQuery(clientOfAddress(location.search)));
  return (
    <SignInLayout branding={branding}>
      {branding ? (
        <WaysIn branding={branding} />
      ) : error ? (
        <ErrorState
          message={error.message}
          requestId={isRefused(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </SignInLayout>
  );
}
