import { list, session } from "./against-bare.ts";
import { answers } from "./answers.ts";
import { attempt } from "./attempt.ts";
import { backlog } from "./backlog.ts";
import { certificates } from "./certificates.ts";
import { coursePage } from "./course-page.ts";
import { courses } from "./courses.ts";
import { people } from "./crowd.ts";
import { pages } from "./demo-pages.ts";
import { events } from "./events.ts";
import { figures } from "./figures.ts";
import { items } from "./items.ts";
import { kill } from "./kill.ts";
import { learningReports } from "./learning-reports.ts";
import { ledger } from "./ledger.ts";
import { memory } from "./memory.ts";
import { opening } from "./opening.ts";
import { outages } from "./outages.ts";
import { home, login } from "./pages.ts";
import type { Part } from "./part.ts";
import { player } from "./player.ts";
import { portfolio } from "./portfolio.ts";
import { preview } from "./preview.ts";
import { ranking } from "./ranking.ts";
import { recovery } from "./recovery.ts";
import { review } from "./review.ts";
import { risk } from "./risk.ts";
import { rush } from "./rush.ts";
import { sales } from "./sales.ts";
import { scorm } from "./scorm.ts";
import { signIn } from "./sign-in.ts";
import { starts } from "./starts.ts";
import { steps } from "./steps.ts";
import { store } from "./store.ts";

/** Parts of `npm run bench`, in the order of its table. */
export const parts: Part[] = [
  list,
  session,
  opening,
  signIn,
  recovery,
  people,
  login,
  home,
  portfolio,
  pages,
  player,
  preview,
  ledger,
  backlog,
  review,
  risk,
  sales,
  store,
  courses,
  coursePage,
  learningReports,
  rush,
  events,
  ranking,
  figures,
  steps,
  scorm,
  starts,
  attempt,
  answers,
  items,
  certificates,
  kill,
  outages,
  memory,
];
