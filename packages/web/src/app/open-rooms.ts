import { openPages as onboarding } from "../accounts/onboarding/open.ts";
import { pages as recovery } from "../accounts/recovery/room.ts";
import { pages as signIn } from "../accounts/sign-in/room.ts";
import { openPages as portfolio } from "../content/portfolio/open.ts";
import { openPages as support } from "../content/support/open.ts";
import { openPages as badges } from "../learning/badges/open.ts";
import { openPages as certificates } from "../learning/certificates/open.ts";
import { openPages as registration } from "../members/registration/open.ts";
import { openPages as ownData } from "../privacy/own-data/open.ts";
import { openPages as legalTexts } from "../tenants/legal-texts/open.ts";

const pages = [
  ...legalTexts,
  ...recovery,
  ...signIn,
  ...onboarding,
  ...registration,
  ...badges,
  ...certificates,
  ...portfolio,
  ...support,
  ...ownData,
] as const;

type OpenPage = Extract<(typeof pages)[number], { readonly kind: "open" }>;

/** The pages before sign-in, which the first file knows. A room that has others as well keeps these in its `open.ts`. */
export const openPages = pages.filter((page): page is OpenPage => page.kind === "open");
