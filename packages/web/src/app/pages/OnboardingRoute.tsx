import { PushCard } from "../../features/notifications/PushCard.tsx";
import { OnboardingPage } from "../../features/onboarding/OnboardingPage.tsx";
import { useSession } from "../../session/session.queries.ts";
import { homePath } from "../home-path.ts";

/** The welcome, with the switch for news of this device in it. */
export function OnboardingRoute() {
  return <OnboardingPage news={<PushCard />} home={homePath(useSession())} />;
}
