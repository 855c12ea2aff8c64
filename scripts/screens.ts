// Takes the pictures in docs/screens: the product with its demo data, as its people see it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { questionKinds } from "../packages/contract/src/questions/kinds.ts";
import { freePort } from "../packages/server/src/runtime/free-port.ts";
import { findChromium } from "./testing/chromium.ts";

const root = resolve(import.meta.dirname, "..");
const folder = join(root, "docs/screens");
const password = "IpeAmarelo7";

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const schemes = ["light", "dark"] as const;
type Screen = {
  name: string;
  as?: string;
  path: string;
  /** Taken in the dark scheme too. */
  dark?: boolean;
  /** What is opened on the page before the picture is taken. */
  open?: (page: Page) => Promise<void>;
};
/** Opens the part of the running campaign whose tab has this name. */
const part = (tab: string) => async (page: Page) => {
  await page.getByText("Temporada de Vendas").first().click();
  await page.getByRole("link", { name: tab, exact: true }).click();
};
/** Opens whatever has this name in a list. */
const named = (name: string) => async (page: Page) => {
  await page.getByRole("link", { name }).first().click();
};
/** The same in the office, whose rows open when they are pressed. */
const row = (name: string) => async (page: Page) => {
  const list = page.url();
  await page.locator("main").getByText(name).first().click();
  await page.waitForURL((url) => url.href !== list);
  await page.getByRole("heading", { level: 1, name }).waitFor();
};
/** Joins the course of this name and opens one of its activities; what it shows takes a moment to be drawn. */
const activity = (course: string, order: number) => async (page: Page) => {
  await named(course)(page);
  await page.waitForURL("**/online-courses/*-*");
  const join = page.getByRole("button", { name: "Inscrever-se" });
  const begin = page.getByRole("link", { name: /^(Começar|Continuar|Revisar)/ });
  await join.or(begin).first().waitFor();
  if (await join.isVisible()) await join.click();
  await begin.first().waitFor();
  await page.goto(page.url().replace(/\/online-courses\/([^?/]+).*$/, `/courses/$1/activities/${order}`));
  await sleep(3000);
};
/** The builder of the course of this name, with the sheet open that says what publishing it would do. */
const publishing = (course: string) => async (page: Page) => {
  await row(course)(page);
  await page.getByRole("button", { name: "Publicar" }).first().click();
  await page.getByRole("dialog").waitFor();
};
// What lies with others (YouTube, Vimeo, SlideShare, streams) is not theirs to show without a network.
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
/** Opens a game of the course of games, and begins it. */
const game = (order: number) => async (page: Page) => {
  await activity("Jogue e aprenda", order)(page);
  await page.getByRole("button", { name: /^(Jogar|Continuar o jogo|Jogar de novo)$/ }).click();
  await page.getByRole("region", { name: "Jogo" }).waitFor();
  await sleep(500);
};
/** Opens a test of the course of tests; `begun` with its first question. */
const aTest = (order: number, begun: boolean) => async (page: Page) => {
  await activity("Notebooks à prova", order)(page);
  if (!begun) return;
  await page.getByRole("button", { name: /^(Começar|Continuar a tentativa|Tentar de novo)/ }).click();
  await page
    .getByRole("heading", { name: /^Pergunta 1/ })
    .or(page.getByText(/1 de \d+/))
    .first()
    .waitFor();
  await sleep(500);
};
/** The same game in the builder, with itself beside its fields. */
const gameEditor = (title: string) => async (page: Page) => {
  await row("Jogue e aprenda")(page);
  await page.getByRole("button", { name: title }).first().click();
  await page.getByRole("textbox", { name: /^Título/ }).waitFor();
  await sleep(1000);
};
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
/** A part of the first bank of questions there is. */
const aBank =
  (path = "") =>
  async (page: Page) => {
    await page.getByRole("row").nth(1).or(page.getByRole("listitem").getByRole("button")).first().click();
    await page.waitForURL("**/question-banks/*-*");
    if (path) await page.goto(page.url().replace(/[?#].*$/, "") + path);
    await sleep(1000);
  };
/** The first question of that bank. */
const aQuestion = async (page: Page) => {
  await aBank()(page);
  const card = page.locator("main").getByRole("listitem").getByRole("button");
  await page.getByRole("row").nth(1).or(card).first().click();
  await page.waitForURL("**/questions/*-*");
  await sleep(1000);
};
/** The editor of each kind of question. */
const kindsOfQuestions = questionKinds.map(
  (kind): Screen => ({
    ...{ name: `question-${kind.replace("_", "-")}`, as: "admin", path: "/admin/question-banks" },
    open: aBank(`/new?kind=${kind}`),
  }),
);
const tests = (
  [
    ["test-intro", 2, false],
    ["test-question", 2, true],
    ["test-quiz", 1, true],
  ] as const
).map(
  ([name, order, begun]): Screen => ({
    ...{ name, as: "vendedor", open: aTest(order, begun), dark: name === "test-question" },
    path: `/online-courses?search=${encodeURIComponent("Notebooks à prova")}`,
  }),
);
const screens: Screen[] = [
  { name: "login", path: "/", dark: true },
  { name: "home", as: "vendedor", path: "/home", dark: true },
  { name: "report-sale", as: "vendedor", path: "/insert-sales" },
  { name: "photos", as: "vendedor", path: "/upload-photos" },
  { name: "sales", as: "vendedor", path: "/profile/sales" },
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
  ...games,
  ...tests,
  { name: "level", as: "promotora", path: "/profile/level", dark: true },
  { name: "ranking", as: "vendedor", path: "/ranking", dark: true },
  { name: "ranking-training", as: "vendedor", path: "/ranking?measure=training" },
  { name: "certificates", as: "vendedor", path: "/profile/certificates", dark: true },
  { name: "badges", as: "vendedor", path: "/profile/badges", dark: true },
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
  { name: "products", as: "admin", path: "/admin/products" },
  { name: "awards", as: "admin", path: "/admin/awards" },
  { name: "people", as: "admin", path: "/admin/people", dark: true },
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
  { name: "groups", as: "admin", path: "/admin/groups" },
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

/** `node scripts/screens.ts course trail`: those only; without names, all. */
const wanted = new Set(process.argv.slice(2));
const taken = screens.filter(({ name }) => wanted.size === 0 || wanted.has(name));
const dataDir = mkdtempSync(join(tmpdir(), "trilha-screens-"));
const port = String(await freePort());
const address = `http://127.0.0.1:${port}`;
const product = spawn(process.execPath, [join(root, "scripts/start.ts")], {
  env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "error" },
  stdio: ["ignore", "inherit", "inherit"],
});
try {
  await ready();
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  mkdirSync(folder, { recursive: true });
  for (const [size, device] of Object.entries(sizes)) {
    for (const scheme of schemes) {
      for (const screen of taken.filter(({ dark }) => dark || scheme === "light"))
        await take(browser, size, { ...device, colorScheme: scheme }, screen).catch((error: Error) => {
          // One that cannot be taken keeps none of the others.
          process.exitCode = 1;
          process.stderr.write(`${screen.name}, ${size}: ${error.message}\n`);
        });
    }
  }
  await browser.close();
} finally {
  product.kill("SIGTERM");
  await once(product, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (product.exitCode !== null) throw new Error("the product did not start");
    await sleep(500);
  }
  throw new Error("the product was not ready within five minutes");
}

async function take(
  browser: Browser,
  size: string,
  device: object & { colorScheme: (typeof schemes)[number] },
  screen: Screen,
): Promise<void> {
  const context = await browser.newContext({ ...device, locale: "pt-BR", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await answerCookies(page);
  if (screen.as) {
    await page.getByLabel("Usuário, e-mail ou documento").fill(screen.as);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.waitForURL("**/home");
    await page.goto(`${address}${screen.path}`, { waitUntil: "networkidle" });
    await acceptTerms(page);
    await settled(page);
    await screen.open?.(page);
    await settled(page);
  }
  const picture = await page.screenshot();
  // 256 colours are enough for a page and a quarter of the size.
  await sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, `${screen.name}-${size}-${device.colorScheme}.png`));
  await context.close();
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
}

/** Somebody new reads the terms first, in their own language. */
async function acceptTerms(page: Page): Promise<void> {
  const accept = page.getByRole("button", { name: /li e aceito|leído y acepto/i });
  if (await accept.isVisible()) await accept.click();
}

async function answerCookies(page: Page): Promise<void> {
  const necessary = page.getByRole("button", { name: /necess/i });
  if (await necessary.isVisible()) await necessary.click();
}
