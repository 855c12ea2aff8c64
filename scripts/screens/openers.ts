// How a page is brought to what its picture shows.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { playersOutside } from "../../packages/web/e2e/fixtures/outside-players.ts";

export type Screen = {
  name: string;
  as?: string;
  path: string;
  /** Taken in the dark scheme too. */
  dark?: boolean;
  /** Step before the picture is taken. */
  open?: (page: Page, mails: string) => Promise<void>;
};
/** Goes through the welcome to its end. */
export const lastStep = async (page: Page) => {
  const next = page.getByRole("button", { name: "Continuar" });
  for (let steps = 0; steps < 5 && (await next.isVisible()); steps += 1) {
    await next.click();
    await sleep(800);
  }
};
/** Refused visit. */
export const refused = async (page: Page) => {
  await page.getByLabel("Usuário, e-mail ou documento").fill("bloqueada");
  await page.getByLabel("Senha", { exact: true }).fill("IpeAmarelo7");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("alert").waitFor();
};
/** Asks for a link and follows it out of the mail, which lies in a folder while no server is configured. */
export const byMail = async (page: Page, mails: string) => {
  // Each picture with somebody of their own: a person gets one mail in five minutes.
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  await page.getByLabel("Usuário").fill(phone ? "vendedor" : "promotora");
  await page.getByRole("button", { name: "Enviar link" }).click();
  await page.getByText("Confira seu e-mail").waitFor();
  for (let tries = 0; tries < 60; tries += 1) {
    await sleep(500);
    const written = await readdir(mails).catch(() => []);
    const texts = await Promise.all(written.toSorted().map((file) => readFile(join(mails, file), "utf8")));
    const text = texts.at(-1)?.replaceAll("=\n", "").replaceAll("=3D", "=") ?? "";
    const link = /https?:\/\/[^/\s]+(\/recover-password\/[^\s"<>]+)/.exec(text)?.[1];
    if (!link) continue;
    await page.goto(new URL(link, page.url()).href);
    return page.getByLabel("Nova senha").waitFor();
  }
  throw new Error("no mail came");
};
/** Opens the part of the running campaign whose tab has this name. */
export const part = (tab: string) => async (page: Page) => {
  await page.getByText("Temporada de Vendas").first().click();
  await page.getByRole("link", { name: tab, exact: true }).click();
};
/** Opens whatever has this name in a list. */
export const named = (name: string) => async (page: Page) => {
  await page.getByRole("link", { name }).first().click();
};
/** The same, until its page bears the name. */
export const titled = (name: string) => async (page: Page) => {
  await named(name)(page);
  await page.getByRole("heading", { level: 1, name }).waitFor();
};
/** The same in the office, whose rows open when they are pressed. */
export const row = (name: string) => async (page: Page) => {
  const list = page.url();
  await page.locator("main").getByText(name).first().click();
  await page.waitForURL((url) => url.href !== list);
  await page.getByRole("heading", { level: 1, name }).waitFor();
};
/** Joins the course of this name and opens one of its activities; what it shows takes a moment to be drawn. */
export const activity = (course: string, order: number) => async (page: Page) => {
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
/** The same where it lies with others, for who said no to them. A stream plays for a moment, from a stand-in. */
export const ofOthers = (course: string, order: number) => async (page: Page) => {
  const list = page.url();
  await page.goto(new URL("/cookies", list).href, { waitUntil: "networkidle" });
  await page.getByRole("checkbox", { name: "Vídeos e slides de outros sites" }).uncheck();
  await page.getByRole("button", { name: "Salvar escolhas" }).click();
  await page.getByText("Escolhas salvas").waitFor();
  await page.goto(list, { waitUntil: "networkidle" });
  await playersOutside(page);
  await activity(course, order)(page);
  const play = page.locator("media-play-button");
  if (!(await play.isVisible())) return;
  await play.click();
  await sleep(2500);
  await play.click();
};
/** The builder of the course of this name, with the sheet open that says what publishing it would do. */
export const publishing = (course: string) => async (page: Page) => {
  await row(course)(page);
  await page.getByRole("button", { name: "Publicar" }).first().click();
  await page.getByRole("dialog").waitFor();
};
/** Opens a game of the course of games, and begins it. */
export const game = (order: number) => async (page: Page) => {
  await activity("Jogue e aprenda", order)(page);
  await page.getByRole("button", { name: /^(Jogar|Continuar o jogo|Jogar de novo)$/ }).click();
  await page.getByRole("region", { name: "Jogo" }).waitFor();
  await sleep(500);
};
/** Opens a test of the course of tests; `begun` with its first question. */
export const aTest = (order: number, begun: boolean) => async (page: Page) => {
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
export const gameEditor = (title: string) => async (page: Page) => {
  await row("Jogue e aprenda")(page);
  // Beside it stand its handle and its arrows, named after it.
  await page.getByRole("button", { name: title }).filter({ hasText: title }).first().click();
  await page.getByRole("textbox", { name: /^Título/ }).waitFor();
  await sleep(1000);
};
/** A part of the first bank of questions there is. */
export const aBank =
  (path = "") =>
  async (page: Page) => {
    await page.getByRole("row").nth(1).or(page.getByRole("listitem").getByRole("button")).first().click();
    await page.waitForURL("**/question-banks/*-*");
    if (path) await page.goto(page.url().replace(/[?#].*$/, "") + path);
    await sleep(1000);
  };
/** The first question of that bank. */
export const aQuestion = async (page: Page) => {
  await aBank()(page);
  await aQuestionOf(page);
};
/** The first question of that bank of a kind, where it stands as somebody is asked it. */
export const askedAs = (kind: string) => async (page: Page) => {
  await aBank(`?kind=${kind}`)(page);
  await aQuestionOf(page);
  const dialog = page.getByRole("heading", { level: 2, name: "Como a pessoa recebe" });
  await dialog.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
  // Below the bar at the top.
  await page.evaluate("scrollBy(0, -90)");
  await sleep(500);
};
/** The first question in sight. */
const aQuestionOf = async (page: Page) => {
  const card = page.locator("main").getByRole("listitem").getByRole("button");
  await page.getByRole("row").nth(1).or(card).first().click();
  await page.waitForURL("**/questions/*-*");
  await sleep(1000);
};
/** The builder of the course of tests, at a test of this name. */
export const testEditor = (title: string) => async (page: Page) => {
  await row("Notebooks à prova")(page);
  await page.getByRole("button", { name: title }).filter({ hasText: title }).first().click();
  await page.getByRole("textbox", { name: /^Título/ }).waitFor();
  await sleep(1000);
};
/** Follows the first thing this selects. */
export const first = (selector: string) => async (page: Page) => {
  const before = page.url();
  await page.locator(selector).first().click();
  await page.waitForURL((url) => url.href !== before);
};
/** Opens the first line of a list in the office; on a phone that is a card, pressed or followed. */
export const aRow = async (page: Page) => {
  const list = page.url();
  const card = page.locator("main").getByRole("listitem");
  await page
    .getByRole("row")
    .nth(1)
    .or(card.getByRole("button"))
    .or(card.getByRole("link").filter({ has: page.locator("strong") }))
    .first()
    .click();
  await page.waitForURL((url) => url.href !== list);
  // Opened parts are drawn once they have come.
  await sleep(1000);
};
/** Begins to work a queue off. */
export const starting = async (page: Page) => {
  await page.getByRole("button", { name: "Começar" }).click();
  await page.waitForURL("**/registrations/*-*");
};
/** Looks for a product of a sale. */
export const pickingProduct = async (page: Page) => {
  await page.getByRole("button", { name: "Adicionar produto" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("listitem").first().waitFor();
  // Pictures come as they are near.
  await sleep(1000);
};
/** A product file of good and bad lines, checked. */
export const productFile = async (page: Page) => {
  const lines = [
    "sku,name,product_type,brand,active",
    "ZZ-1,Nimbus Novo 14,Notebook,Nimbus,yes",
    "ZZ-2,,Notebook,Nimbus,yes",
    "ZZ-3,Aurora Outro,Notebook,Aurora,talvez",
  ];
  const file = { name: "produtos.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Escolher outro arquivo" }).waitFor();
};
