import { createRoot } from "react-dom/client";
import { chooseLocale } from "../i18n/choose-locale.ts";
import { loadRooms, startI18n } from "../i18n/i18n.ts";
import { chosenLocale } from "../session/language.ts";
import { openSession } from "../session/open.ts";
import { splitToken } from "../session/rules/redirect.ts";
import { tokens } from "../session/tokens.ts";
import { keepFocus } from "../ui/focus/keep-focus.ts";
import { App } from "./App.tsx";
import { reloadWhenReplaced } from "./new-version.ts";
import { reportErrors } from "./report-errors.ts";
import { openInside, router, toLogin } from "./router.tsx";

keepFocus();
reloadWhenReplaced(() => router.state.isLoading);

// The font starts with the app, not before it: on a slow line the code goes first, and words in the stand-in
// font (same widths) are better than no words.
void document.fonts?.load('1rem "Inter Variable"');

reportErrors(() => router.state.matches.at(-1)?.fullPath ?? "");

/** Milliseconds a signed-in person's first page has to be there at once, before shapes stand in its place. */
const AT_ONCE = 400;
const pause = (milliseconds: number) =>
  new Promise<void>((end) => {
    setTimeout(end, milliseconds);
  });

async function start(): Promise<void> {
  const locale = chooseLocale({
    query: new URLSearchParams(location.search).get("locale"),
    person: chosenLocale(),
    browser: navigator.languages,
  });
  await Promise.all([startI18n(locale), openSession({ toLogin, again: () => void router.invalidate() })]);
  // A signed-in person needs pages to be drawn at all; boot.js has them on their way.
  if (tokens.signedIn()) await openInside().catch(() => undefined);
  // The first page's texts come with the first page's code, not after it.
  void loadRooms(tokens.signedIn() ? "home/home" : "accounts/sign-in").catch(() => undefined);
  const root = document.getElementById("root");
  // The server's page stays until the app can draw the same: no blank page in between. A token in the address ends the
  // session before it, of which nothing may be drawn or asked any more.
  const { pathname, search } = location;
  if (root?.firstElementChild || splitToken(pathname + search).token)
    await router.load().catch(() => undefined);
  // Answers kept on the device are drawn in one go: a shape that is shown first stays for a third of a second.
  else if (tokens.signedIn()) await Promise.race([router.load().catch(() => undefined), pause(AT_ONCE)]);
  if (root) createRoot(root).render(<App />);
}

void start();
