/**
 * Hosts whose pages may stand inside an activity (§entities#type-embeds youtube, vimeo, linkedin_slidshare): frames
 * only, never scripts.
 */
export const embedOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://www.slideshare.net",
  "https://www.linkedin.com",
] as const;

/** Where streams (§entities#type-embeds wowza) may come from; the installation adds its own by STREAM_ORIGINS. */
export const streamOrigins = ["https://*.wowza.com", "https://*.streamlock.net"] as const;

/** Slides live on two of them; anything else an author pastes is not framed. */
const slides: readonly string[] = ["https://www.slideshare.net", "https://www.linkedin.com"];

/** Whether embedded slides may be shown from this address. After the host comes its path: nothing else can follow it. */
export function maySlidesComeFrom(address: string): boolean {
  return slides.some((origin) => address === origin || address.startsWith(`${origin}/`));
}
