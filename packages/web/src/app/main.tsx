import { createRoot } from "react-dom/client";
import { chooseLocale } from "../i18n/choose-locale.ts";
import { loadRooms, startI18n } from "../i18n/i18n.ts";
import { chosenLocale } from "../session/language.ts";
import { openSession } from "../session/open.ts";
import { tokens } from "../session/tokens.ts";
import { App } from "./App.tsx";
import { router, toLogin } from "./router.tsx";

async function start(): Promise<void> {
  const locale = chooseLocale({
    query: new URLSearchParams(location.search).get("locale"),
    person: chosenLocale(),
    browser: navigator.languages,
  });
  await Promise.all([startI18n(locale), openSession({ toLogin, again: () => void router.invalidate() })]);
  // The first page's texts come with the first page's code, not after it.
  void loadRooms(tokens.signedIn() ? "home" : "login");
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<App />);
}

void start();
