import { useTranslation } from "react-i18next";
import { useOnline } from "../../../ui/state/use-online.ts";
import { useStarving } from "./use-starving.ts";

type Props = { media: HTMLMediaElement | null; className?: string | undefined; slot?: string };

/** Why a film does not go on, where it is the line: a slow one, or none. */
export function WaitingWords({ media, className, slot }: Props) {
  const { t } = useTranslation("learning/player");
  const online = useOnline();
  const starving = useStarving(media);
  return (
    <p role="status" className={className} slot={slot} {...(slot && { noautohide: "" })}>
      {starving ? t(online ? "media.slow" : "media.waitsForLine") : null}
    </p>
  );
}
