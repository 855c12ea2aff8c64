import type { Locale } from "@trilha/contract/core/locale.ts";
import { useEffect, useState } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { releaseObjectUrl } from "../../../platform/object-url.ts";

type Captions = readonly { readonly locale: Locale; readonly url: string }[];
type Choice = Locale | "off";

const NAME = "trilha.captions";

function remembered(): Choice | undefined {
  try {
    return (localStorage.getItem(NAME) as Choice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Which captions are shown: as chosen last, else in the reader's own language, for who listens in a shop. */
function choiceOf(captions: Captions, own: Locale): Choice {
  const chosen = remembered();
  if (chosen === "off") return "off";
  return captions.find(({ locale }) => locale === (chosen ?? own))?.locale ?? "off";
}

/**
 * Captions in the language that is chosen, with the address of their text. It is fetched here and handed over: a store
 * on another machine would be refused to the element itself.
 */
export function useCaptions(captions: Captions) {
  const own = useLocale();
  const [choice, setChoice] = useState<Choice>(() => choiceOf(captions, own));
  const [track, setTrack] = useState<{ locale: Locale; url: string; src: string }>();
  const wanted = captions.find(({ locale }) => locale === choice);

  useEffect(() => {
    if (!wanted) return setTrack(undefined);
    const stop = new AbortController();
    let src = "";
    const load = async () => {
      const answer = await fetch(wanted.url, { signal: stop.signal, credentials: "omit" });
      if (!answer.ok) return;
      src = URL.createObjectURL(new Blob([await answer.text()], { type: "text/vtt" }));
      setTrack({ locale: wanted.locale, url: wanted.url, src });
    };
    load().catch(() => undefined);
    return () => {
      stop.abort();
      if (src) releaseObjectUrl(src);
    };
  }, [wanted]);

  const choose = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(NAME, next);
    } catch {
      // Storage is off: it holds for this film.
    }
  };
  // An object URL made for another address is about to be freed.
  return { choice, choose, track: track && track.url === wanted?.url ? track : undefined };
}
