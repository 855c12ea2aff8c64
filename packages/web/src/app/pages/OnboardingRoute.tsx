import { useQuery } from "@tanstack/react-query";
import { OnboardingPage } from "../../accounts/onboarding/OnboardingPage.tsx";
import { PushCard } from "../../communication/notifications/PushCard.tsx";
import { pushQuery } from "../../communication/notifications/push.ts";
import { useSession } from "../../session/session.queries.ts";
import { homePath } from "../home-path.ts";
import { knownPlaces } from "../known-places.ts";

/** Where there is something to switch, or to do so that there is. */
const askable = new Set(["on", "off", "install"]);

/** The welcome, with the switch for news of this device in it, where the device has one. */
export function OnboardingRoute() {
  const { data: push } = useQuery(pushQuery);
  const news = push && askable.has(push.state) ? <PushCard /> : undefined;
  return <OnboardingPage news={news} home={homePath(useSession(), knownPlaces())} />;
}
