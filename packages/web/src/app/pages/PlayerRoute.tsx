import { useParams } from "@tanstack/react-router";
import { PlayerPage } from "../../player/PlayerPage.tsx";
import { placeKey } from "../../player/player.queries.ts";
import { useSession } from "../../session/session.queries.ts";
import { NotFound } from "./NotFound.tsx";

type Params = { courseId: string; order: string; trailId?: string };

/** The player for who is here, with what they said about media of others. */
export function PlayerRoute() {
  const { courseId, order, trailId } = useParams({ strict: false }) as Params;
  const { id, cookieChoices, selectedClient } = useSession();
  if (!/^[1-9]\d{0,3}$/.test(order)) return <NotFound />;
  const consent = !selectedClient?.cookiesOptional || cookieChoices?.media === true;
  const place = { courseId, order: Number(order), trailId };
  return <PlayerPage key={`${placeKey(place)} ${trailId}`} place={place} personId={id} consent={consent} />;
}
