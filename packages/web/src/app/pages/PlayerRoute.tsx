import { useParams } from "@tanstack/react-router";
import { MediaConsent } from "../../learning/player/media/media-consent.ts";
import { PlayerPage } from "../../learning/player/PlayerPage.tsx";
import { placeKey } from "../../learning/player/player.queries.ts";
import { useSession } from "../../session/session.queries.ts";
import { useCookieChoices } from "../../session/use-cookie-choices.ts";
import { NotFound } from "./NotFound.tsx";

type Params = { courseId: string; order: string; trailId?: string };

/** The player for who is here, with what they said about media of others. */
export function PlayerRoute() {
  const { courseId, order, trailId } = useParams({ strict: false }) as Params;
  const { id } = useSession();
  const { choices, save } = useCookieChoices();
  if (!/^[1-9]\d{0,3}$/.test(order)) return <NotFound />;
  const place = { courseId, order: Number(order), trailId };
  return (
    <MediaConsent value={() => save.mutate({ ...choices, media: true })}>
      <PlayerPage
        key={`${placeKey(place)} ${trailId}`}
        place={place}
        personId={id}
        consent={choices.media === true}
      />
    </MediaConsent>
  );
}
