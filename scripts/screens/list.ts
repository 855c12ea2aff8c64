// Every picture of docs/screens.
import { questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import {
  aBank,
  activity,
  aQuestion,
  aRow,
  askedAs,
  aTest,
  byMail,
  first,
  game,
  gameEditor,
  lastStep,
  named,
  ofOthers,
  part,
  pickingProduct,
  productFile,
  publishing,
  refused,
  row,
  type Screen,
  starting,
  testEditor,
  titled,
} from "./openers.ts";

const players = Object.entries({
  html: ["Leia e descubra", 1],
  pdf: ["Leia e descubra", 2],
  slides: ["Leia e descubra", 3],
  package: ["Leia e descubra", 4],
  video: ["Veja e ouça", 1],
  audio: ["Veja e ouça", 2],
  scorm: ["Pratique", 1],
  "scorm-2004": ["Pratique", 2],
  "scorm-cloud": ["Pratique", 3],
  flash: ["Pratique", 4],
} as const).map(
  ([name, [course, order]]): Screen => ({
    ...{ name: `player-${name}`, as: "vendedor", open: activity(course, order) },
    path: `/online-courses?search=${encodeURIComponent(course)}`,
  }),
);
const contentsOfPackage: Screen = {
  ...{ name: "player-scorm-2004-contents", as: "vendedor", path: "/online-courses?search=Pratique" },
  open: async (page) => {
    await activity("Pratique", 2)(page);
    await page.getByRole("button", { name: "Partes do conteúdo" }).click();
    await page.getByRole("dialog").waitFor();
  },
};
/** Parts of other rooms are asked about before they are loaded. */
const playersOfOthers = Object.entries({
  slideshare: ["Leia e descubra", 5],
  youtube: ["Veja e ouça", 3],
  vimeo: ["Veja e ouça", 4],
  stream: ["Veja e ouça", 5],
} as const).map(
  ([name, [course, order]]): Screen => ({
    ...{ name: `player-${name}`, as: "promotora", open: ofOthers(course, order) },
    path: `/online-courses?search=${encodeURIComponent(course)}`,
  }),
);
const games = Object.entries({
  "drag-and-drop": "O que vai na caixa",
  "drag-the-words": "O primeiro minuto",
  "find-the-pairs": "Sigla e função",
  "this-or-that": "Dizer ou evitar",
  "fill-in-the-blanks": "Números de cor",
  "true-or-false": "Mito ou verdade",
  flashcards: "Para não esquecer",
  enigma: "Que peça é?",
}).flatMap(([name, title], index): Screen[] => [
  {
    ...{ name: `game-${name}`, as: "vendedor", open: game(index + 1), dark: index === 0 },
    path: `/online-courses?search=${encodeURIComponent("Jogue e aprenda")}`,
  },
  { name: `game-editor-${name}`, as: "admin", path: "/admin/courses", open: gameEditor(title) },
]);
/** The editor of each kind of question. */
const kindsOfQuestions = questionKinds.map(
  (kind): Screen => ({
    ...{ name: `question-${kind.replace("_", "-")}`, as: "admin", path: "/admin/question-banks" },
    open: aBank(`/new?kind=${kind}`),
  }),
);
/** Each kind as it is put to somebody. */
const kindsAsAsked = questionKinds.map(
  (kind): Screen => ({
    ...{ name: `asked-${kind.replace("_", "-")}`, as: "admin", path: "/admin/question-banks" },
    open: askedAs(kind),
  }),
);
const tests = (
  [
    ["test-intro", 3, false],
    ["test-question", 3, true],
    ["test-quiz", 2, true],
  ] as const
).map(
  ([name, order, begun]): Screen => ({
    ...{ name, as: "vendedor", open: aTest(order, begun), dark: name === "test-question" },
    path: `/online-courses?search=${encodeURIComponent("Notebooks à prova")}`,
  }),
);
export const screens: readonly Screen[] = [
  { name: "login", path: "/", dark: true },
  { name: "login-document", path: "/login-document" },
  { name: "first-access", path: "/first_access" },
  { name: "first-access-code", path: "/first_access?way=code" },
  { name: "intel-first-access", path: "/intel-first-access" },
  { name: "welcome", path: "/onboarding" },
  { name: "onboarding", as: "vendedor", path: "/onboarding/steps", dark: true },
  { name: "onboarding-ready", as: "vendedor", path: "/onboarding/steps", open: lastStep },
  { name: "blocked", path: "/", open: refused },
  { name: "set-password", path: "/request-password?way=username", open: byMail },
  { name: "link-expired", path: "/set-password" },
  { name: "request-password", path: "/request-password" },
  { name: "request-password-code", path: "/request-password?way=code" },
  { name: "maintenance-login", path: "/maintenance-login" },
  { name: "register", path: "/register", dark: true },
  { name: "register-success", path: "/register-success" },
  { name: "register-pop-trade", path: "/register-pop-trade" },
  { name: "register-seven-trade", path: "/register-seven-trade?client=cimenta" },
  { name: "institutional-about", path: "/institutional/about" },
  { name: "institutional-support", path: "/institutional/support" },
  { name: "institutional-privacy", path: "/institutional/privacy-policy" },
  { name: "institutional-terms", path: "/institutional/terms-and-conditions" },
  { name: "institutional-cookies", path: "/institutional/cookies_policy" },
  { name: "partner-programme", path: "/tigre-juntos-somos-mais?client=cimenta" },
  { name: "portfolio", path: "/portfolio?client=cimenta", dark: true },
  { name: "portfolio-course", path: "/portfolio?client=cimenta", open: first("a[href*=portfolio-course]") },
  { name: "portfolio-team", path: "/about-team?client=cimenta" },
  { name: "home", as: "vendedor", path: "/home", dark: true },
  { name: "report-sale", as: "vendedor", path: "/insert-sales" },
  { name: "product-picker", as: "vendedor", path: "/insert-sales", open: pickingProduct },
  { name: "photos", as: "vendedor", path: "/upload-photos" },
  { name: "sales", as: "vendedor", path: "/profile/sales" },
  { name: "sale", as: "vendedor", path: "/profile/sales", open: first("main a[href*='/profile/sales/']") },
  {
    name: "statement",
    as: "vendedor",
    path: "/profile/points",
    dark: true,
    open: async (page) => page.locator("summary").first().click(),
  },
  { name: "points-table", as: "vendedor", path: "/points-table" },
  { name: "campaigns", as: "novata", path: "/campaigns" },
  { name: "store", as: "vendedor", path: "/reward-store", dark: true },
  {
    name: "reward",
    as: "vendedor",
    path: "/reward-store",
    open: async (page) =>
      page
        .getByRole("link", { name: /Fones com cancelamento/ })
        .first()
        .click(),
  },
  { name: "orders", as: "vendedor", path: "/profile/orders" },
  {
    name: "order",
    as: "cajera",
    path: "/profile/orders",
    dark: true,
    open: async (page) => page.locator("main a[href*='/profile/orders/']").first().click(),
  },
  { name: "courses", as: "vendedor", path: "/online-courses", dark: true },
  { name: "course", as: "vendedor", path: "/online-courses", open: named("Lançamento Gen 15") },
  { name: "course-done", as: "vendedor", path: "/online-courses", open: named("Atendimento que encanta") },
  { name: "trails", as: "vendedor", path: "/trails" },
  { name: "trail", as: "vendedor", path: "/trails", dark: true, open: named("Comece aqui") },
  ...players,
  contentsOfPackage,
  ...playersOfOthers,
  ...games,
  ...tests,
  { name: "level", as: "promotora", path: "/profile/level", dark: true },
  { name: "ranking", as: "vendedor", path: "/ranking", dark: true },
  { name: "ranking-training", as: "vendedor", path: "/ranking?measure=training" },
  { name: "profile", as: "vendedor", path: "/profile", dark: true },
  { name: "security", as: "vendedor", path: "/profile/security", dark: true },
  { name: "news-choices", as: "vendedor", path: "/profile/news" },
  { name: "own-data", as: "vendedor", path: "/profile/data" },
  { name: "leave", as: "vendedor", path: "/profile/leave" },
  { name: "cookies", as: "vendedor", path: "/cookies" },
  { name: "support", as: "vendedor", path: "/support" },
  { name: "me", as: "vendedor", path: "/me" },
  { name: "certificates", as: "vendedor", path: "/profile/certificates", dark: true },
  { name: "badges", as: "vendedor", path: "/profile/badges", dark: true },
  {
    name: "badge-share",
    as: "vendedor",
    path: "/profile/badges",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Compartilhar insígnia/ })
        .first()
        .click();
      const create = page.getByRole("button", { name: "Criar link" });
      const stop = page.getByRole("button", { name: "Parar de compartilhar" });
      // The link made for one size is there on the other.
      await create.or(stop).waitFor();
      if (await create.isVisible()) await create.click();
      await stop.waitFor();
    },
  },
  { name: "office-home", as: "admin", path: "/admin/home" },
  { name: "review-queue", as: "auditor", path: "/admin/review" },
  { name: "review", as: "auditor", path: "/admin/review/work", dark: true },
  { name: "programme", as: "admin", path: "/admin/campaigns" },
  { name: "programme-rules", as: "admin", path: "/admin/campaigns", open: part("Regras") },
  { name: "programme-progress", as: "admin", path: "/admin/campaigns", open: part("Andamento") },
  { name: "levels-office", as: "admin", path: "/admin/levels" },
  { name: "rewards-office", as: "admin", path: "/admin/rewards" },
  { name: "stock", as: "admin", path: "/admin/rewards/stock" },
  { name: "orders-office", as: "admin", path: "/admin/orders", dark: true },
  { name: "figures-sales", as: "admin", path: "/admin/figures/sales", dark: true },
  { name: "figures-points", as: "admin", path: "/admin/figures/points" },
  { name: "figures-levels", as: "admin", path: "/admin/figures/levels" },
  { name: "exports", as: "admin", path: "/admin/exports" },
  { name: "report-schedules", as: "admin", path: "/admin/report-schedules" },
  { name: "products", as: "admin", path: "/admin/products" },
  { name: "product-import", as: "admin", path: "/admin/products/import", open: productFile },
  { name: "awards", as: "admin", path: "/admin/awards" },
  { name: "people", as: "admin", path: "/admin/people", dark: true },
  { name: "person", as: "admin", path: "/admin/people", open: aRow },
  { name: "registrations", as: "admin", path: "/admin/registrations" },
  { name: "registration", as: "admin", path: "/admin/registrations", open: starting },
  { name: "registration-settings", as: "admin", path: "/admin/client/registration" },
  { name: "texts", as: "admin", path: "/admin/texts" },
  { name: "text", as: "admin", path: "/admin/texts/terms", dark: true },
  { name: "consents", as: "admin", path: "/admin/consents" },
  { name: "support-office", as: "admin", path: "/admin/support" },
  { name: "partners", as: "admin", path: "/admin/partners" },
  { name: "client", as: "admin", path: "/admin/client" },
  { name: "entrances", as: "admin", path: "/admin/client/entrances" },
  { name: "portfolio-office", as: "admin", path: "/admin/portfolio" },
  { name: "courses-office", as: "admin", path: "/admin/courses", dark: true },
  { name: "builder", as: "admin", path: "/admin/courses", open: row("Leia e descubra") },
  { name: "builder-trail", as: "admin", path: "/admin/courses", open: row("Comece aqui") },
  { name: "publish", as: "admin", path: "/admin/courses", open: publishing("Realidade aumentada") },
  { name: "labels", as: "admin", path: "/admin/courses/labels" },
  { name: "question-banks", as: "admin", path: "/admin/question-banks" },
  { name: "question-bank", as: "admin", path: "/admin/question-banks", open: aBank(), dark: true },
  { name: "question", as: "admin", path: "/admin/question-banks", open: aQuestion, dark: true },
  { name: "question-import", as: "admin", path: "/admin/question-banks", open: aBank("/import") },
  ...kindsOfQuestions,
  ...kindsAsAsked,
  { name: "test-editor", as: "admin", path: "/admin/courses", open: testEditor("Prova geral") },
  { name: "groups", as: "admin", path: "/admin/groups" },
  { name: "events", as: "vendedor", path: "/events", dark: true },
  { name: "events-month", as: "vendedor", path: "/events?view=month" },
  { name: "event", as: "vendedor", path: "/events", open: titled("Café com a Nimbus") },
  { name: "event-full", as: "vendedor", path: "/events", open: titled("Oficina de vitrine") },
  {
    name: "event-check-in",
    as: "vendedor",
    path: "/events",
    open: async (page) => {
      await titled("Café com a Nimbus")(page);
      await page.getByRole("link", { name: "Fazer check-in" }).click();
      await page.getByLabel("Código de seis dígitos").waitFor();
    },
  },
  { name: "events-office", as: "admin", path: "/admin/events" },
  { name: "event-office", as: "admin", path: "/admin/events", open: row("Café com a Nimbus") },
  {
    name: "roster",
    as: "admin",
    path: "/admin/events",
    open: async (page) => {
      await row("Café com a Nimbus")(page);
      await page.getByRole("link", { name: "Presença", exact: true }).click();
      await page.getByText(/\d+ de \d+ presentes/).waitFor();
    },
  },
  { name: "venues", as: "admin", path: "/admin/venues" },
  { name: "segments", as: "admin", path: "/admin/segments" },
  { name: "segment", as: "admin", path: "/admin/segments", open: row("Equipe de loja") },
  { name: "certificates-office", as: "admin", path: "/admin/certificates" },
  { name: "certificate-templates", as: "admin", path: "/admin/certificates/templates" },
  { name: "badges-office", as: "admin", path: "/admin/badges" },
  { name: "badge-editor", as: "admin", path: "/admin/badges/new" },
  { name: "enrolments", as: "admin", path: "/admin/enrolments" },
  { name: "learning-reports", as: "admin", path: "/admin/learning-reports" },
  { name: "results", as: "admin", path: "/admin/results" },
  { name: "results-test", as: "admin", path: "/admin/results", open: row("Teste: por dentro") },
  {
    name: "item-analysis",
    as: "admin",
    path: "/admin/results",
    open: async (page) => {
      await row("Teste: por dentro")(page);
      await named("Análise das perguntas")(page);
    },
  },
  { name: "attempts-office", as: "admin", path: "/admin/attempts" },
  { name: "marking", as: "admin", path: "/admin/marking" },
];
