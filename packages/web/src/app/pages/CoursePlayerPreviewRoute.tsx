import { useParams, useSearch } from "@tanstack/react-router";
import { toLocale } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { MediaConsent } from "../../learning/player/media/media-consent.ts";
import { PreviewPage } from "../../learning/player/preview/PreviewPage.tsx";
import { useSession } from "../../session/session.queries.ts";
import { useCookieChoices } from "../../session/use-cookie-choices.ts";
import { NotFound } from "./NotFound.tsx";

type Search = { language?: string; part?: string; framed?: string };

/** The player's preview of a draft, in the language and for the place in the builder that the address says. */
export function CoursePlayerPreviewRoute() {
  const { courseId = "", order = "" } = useParams({ strict: false });
  const { language, part, framed }: Search = useSearch({ strict: false });
  const ui = useLocale();
  const { id } = useSession();
  const { choices, save } = useCookieChoices();
  if (!/^[1-9]\d{0,3}$/.test(order)) return <NotFound />;
  return (
    <MediaConsent value={() => save.mutate({ ...choices, media: true })}>
      <PreviewPage
        place={{ courseId, order: Number(order), language: toLocale(language) ?? ui }}
        part={part}
        framed={framed === "1" && window.parent !== window}
        personId={id}
        consent={choices.media === true}
      />
    </MediaConsent>
  );
}
