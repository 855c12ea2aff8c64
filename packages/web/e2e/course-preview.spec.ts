// §learning#course-preview An author walks through a draft as a learner would: in the player, in each language, and nothing of it is kept.
import type { Page } from "@playwright/test";
import type { Activity, CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { aClient, aStaffMember } from "../../server/test/builders.ts";
import { aCourse, anActivity } from "../../server/test/builders-courses.ts";
import { gameActivity } from "../../server/test/builders-games.ts";
import { anItem, aPackage, scormActivity } from "../../server/test/builders-scorm.ts";
import { aTest } from "../../server/test/builders-tests.ts";
import { gamesToPlay } from "../../server/test/games-to-play.ts";
import { aDocument, aFilm } from "../../server/test/lessons.ts";
import { rowsOfClient } from "../../server/test/rows-of-client.ts";
import { calls, talkingPage } from "./fixtures/packages.ts";
import { playerOf } from "./fixtures/play-games.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { TestPage } from "./pages/test-page.ts";

type Of = { app: StartedProduct["app"]; client: Awaited<ReturnType<typeof aClient>> };

/** A draft nobody has published, and its author. */
async function aWrittenDraft(
  { app }: StartedProduct,
  make: (ground: Of & { owner: Awaited<ReturnType<typeof aStaffMember>> }) => Promise<Partial<Activity>[]>,
  fields: Partial<Omit<CourseDraft, "modules">> = {},
) {
  const client = await aClient(app);
  const author = await aStaffMember(app, client, "program_administrator");
  const activities = (await make({ app, client, owner: author })).map(anActivity);
  const course = await aCourse(app, client, {
    ...{ state: "draft", title: { "pt-BR": "Atendimento" }, modules: [{ activities }] },
    ...fields,
  });
  return { client, author, course };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page) => page.getByRole("region", { name: "Prévia", exact: true });
const next = (page: Page) => page.getByRole("button", { name: /^Próxima: / });

test("a document, a film, a test and a game are walked through in two languages, and nothing is kept", async ({
  page,
  product,
  signInAs,
  expectAccessible,
  isMobile,
}) => {
  test.slow();
  const both = (pt: string, en: string) => ({ "pt-BR": pt, "en-US": en });
  const guide = anActivity();
  const { client, author, course } = await aWrittenDraft(
    product,
    async (ground) => [
      {
        ...{ id: guide.id, type: "pdf", title: both("Guia", "Guide"), data: await aDocument(ground, 2) },
        completion: { rule: "pages", share: 100 },
      },
      {
        ...{ type: "video", title: both("Filme", "Film"), data: await aFilm(ground), requires: [guide.id] },
        completion: { rule: "watched", share: 90 },
      },
      await aTest(ground.app, ground.client, {
        title: both("Prova", "Exam"),
        settings: { maximumAttempts: 1 },
      }),
      gameActivity(gamesToPlay.true_or_false, { title: both("Jogo", "Game") }),
    ],
    { title: both("Atendimento", "Serving well"), locales: ["pt-BR", "en-US"], order: "sequential" },
  );
  await signInAs(author, `/admin/courses/${course.id}/preview`);
  await expect(heading(page)).toHaveText("Como o aluno vê");
  await expectAccessible();
  const before = await rowsOfClient(product.app, client);

  await test.step("a document, whose pages count on the screen alone", async () => {
    await page.getByRole("link", { name: "Percorrer as atividades" }).click();
    await expect(heading(page)).toHaveText("Guia");
    await expect(bar(page)).toContainText("Nada fica registrado");
    await expect(page.getByRole("region", { name: "Página 1" })).toContainText("Passo 1");
    await expectAccessible();
    // A page counts once it was looked at for a moment.
    await expect(page.getByRole("banner")).toContainText("50%");
    await page.getByRole("button", { name: "Próxima página" }).click();
    await expect(page.getByText("Concluída", { exact: true })).toBeAttached();
    await expect(page.getByText("Salvo", { exact: true })).toBeHidden();
  });

  await test.step("the same in another language", async () => {
    await bar(page).getByRole("combobox", { name: "Idioma do conteúdo" }).selectOption("English");
    await expect(heading(page)).toHaveText("Guide");
    await expect(page.getByRole("button", { name: "Próxima: Film" })).toBeVisible();
  });

  await test.step("a film behind a lock opens, and the language stays", async () => {
    await next(page).click();
    await expect(heading(page)).toHaveText("Film");
    const film = page.locator("video");
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(1);
    await film.evaluate((one: HTMLVideoElement) => {
      one.muted = true;
      return one.play();
    });
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(1);
    await bar(page).getByRole("combobox", { name: "Idioma do conteúdo" }).selectOption("Português");
    await expect(heading(page)).toHaveText("Filme");
  });

  await test.step("a test is answered and graded, and can be tried again for ever", async () => {
    await next(page).click();
    await expect(heading(page)).toHaveText("Prova");
    await expect(bar(page)).toContainText("corrigidas como no teste de verdade");
    await expectAccessible();
    const paper = new TestPage(page);
    await paper.begin.click();
    await paper.warning.getByRole("button", { name: "Começar a última" }).click();
    await paper.choice("Falar do preço").check();
    await expect(page.getByText("Não é salvo")).toBeVisible();
    await expectAccessible();
    await paper.handIn();
    await expect(paper.outcome("Ainda não foi desta vez")).toBeFocused();
    await expect(page.getByText("O preço vem depois da necessidade.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Linha do tempo" })).toBeHidden();
    await expectAccessible();
    await page.getByRole("button", { name: "Sobre o teste" }).click();
    await expect(page.getByText("1 de 1")).toBeVisible();
    await paper.begin.click();
    await paper.warning.getByRole("button", { name: "Começar a última" }).click();
    await paper.choice("Ouvir o cliente").check();
    await paper.handIn();
    await expect(paper.outcome("Você passou!")).toBeVisible();
    await expect(page.getByText("Concluída", { exact: true })).toBeAttached();
  });

  await test.step("a game is played", async () => {
    await page.getByRole("button", { name: "Próxima: Jogo" }).click();
    await expect(bar(page)).toContainText("julgado pelas regras de verdade");
    await page.getByRole("button", { name: "Jogar", exact: true }).click();
    await playerOf(page, isMobile ? "touch" : "keyboard").true_or_false();
    await expect(page.getByRole("heading", { name: "Muito bem, você venceu!" })).toBeFocused();
    await expectAccessible();
  });

  await test.step("the outline leads anywhere, whatever is locked", async () => {
    await page.getByRole("button", { name: "Conteúdo do curso" }).click();
    await page
      .getByRole("button", { name: /^Filme/ })
      .last()
      .click();
    await expect(heading(page)).toHaveText("Filme");
  });

  expect(await rowsOfClient(product.app, client)).toEqual(before);
});

test("from the builder to the activity that is open, on a phone's width too, and back to the same place by keys", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { author, course } = await aWrittenDraft(product, async () => [
    { title: { "pt-BR": "Boas-vindas" } },
    { title: { "pt-BR": "Vitrine" }, data: { kind: "text", html: { "pt-BR": "<p>Arrume a vitrine.</p>" } } },
  ]);
  const second = course.activities[1]?.id ?? "";
  await signInAs(author, `/admin/courses/${course.id}?part=${second}`);
  await expect(page.getByRole("textbox", { name: /^Título/ })).toHaveValue("Vitrine");
  await page.getByRole("button", { name: "Ver como aluno" }).press("Enter");
  await expect(heading(page)).toHaveText("Vitrine");
  await expect(page.getByText("Arrume a vitrine.")).toBeVisible();

  await bar(page).getByRole("radio", { name: "Celular" }).check();
  await expect(heading(page)).toHaveText("Prévia: Atendimento");
  const phone = page.frameLocator("iframe[title^='Prévia no celular']");
  await expect(phone.getByText("Arrume a vitrine.")).toBeVisible();
  await expect(phone.getByRole("region", { name: "Prévia", exact: true })).toBeHidden();
  await expectAccessible();
  // As on a phone the outline comes up as a sheet.
  await phone.getByRole("button", { name: "Conteúdo do curso" }).click();
  await expect(phone.getByRole("dialog", { name: "Atendimento" })).toBeVisible();
  await phone.getByRole("button", { name: /^Boas-vindas/ }).click();
  await expect(phone.getByText("Olá")).toBeVisible();
  await expect(page).toHaveURL(/\/preview\/activities\/1\?/);
  await bar(page).getByRole("radio", { name: "Computador" }).check();
  await expect(heading(page)).toHaveText("Boas-vindas");

  await bar(page).getByRole("radio", { name: "Celular" }).check();
  await phone.getByRole("button", { name: "Voltar ao curso" }).click();
  await expect(heading(page)).toHaveText("Como o aluno vê");
  await page.goBack();
  await expect(heading(page)).not.toHaveText("Como o aluno vê");
  await bar(page).getByRole("link", { name: "Voltar à edição" }).press("Enter");
  await expect(page.getByRole("textbox", { name: /^Título/ })).toHaveValue("Vitrine");
});

test("a package runs with nothing known of anybody, and what it saves goes nowhere", {
  tag: "@desktop",
}, async ({ page, product, signInAs }) => {
  const { client, author, course } = await aWrittenDraft(product, async ({ app, client: of }) => {
    const files = { "a.html": talkingPage("Parte um"), "b.html": talkingPage("Parte dois") };
    const { id } = await aPackage(app, of, { items: [anItem("a"), anItem("b")], files });
    return [scormActivity(id, { title: { "pt-BR": "Prática" } })];
  });
  await signInAs(author, `/admin/courses/${course.id}/preview/activities/1`);
  await expect(heading(page)).toHaveText("Prática");
  const inner = page.frameLocator("iframe[title='Prática']").frameLocator("#sco");
  await expect(inner.getByRole("heading", { name: "Parte um" })).toBeVisible();
  const before = await rowsOfClient(product.app, client);
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
  });
  const sco = page.frames().find((frame) => frame.url().endsWith("/a.html"));
  if (!sco) throw new Error("the part has no frame");
  expect(
    await calls(sco, [
      ["LMSInitialize", ""],
      ["LMSGetValue", "cmi.core.entry"],
      ["LMSGetValue", "cmi.suspend_data"],
      ["LMSSetValue", "cmi.suspend_data", "página 3"],
      ["LMSSetValue", "cmi.core.lesson_status", "completed"],
      ["LMSCommit", ""],
      ["LMSGetValue", "cmi.suspend_data"],
    ]),
  ).toEqual(["true", "ab-initio", "", "true", "true", "true", "página 3"]);
  await page.getByRole("button", { name: "Partes do conteúdo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lesson b" }).click();
  await expect(inner.getByRole("heading", { name: "Parte dois" })).toBeVisible();
  expect(posted.filter((path) => /commit|steps|launches/.test(path))).toEqual([]);
  expect(await rowsOfClient(product.app, client)).toEqual(before);
});

test("feedback after each question is told at once, by keyboard, and a line that drops loses no answer", {
  tag: "@desktop",
}, async ({ page, product, signInAs, complaints }) => {
  const { client, author, course } = await aWrittenDraft(product, async ({ app, client: of }) => [
    await aTest(app, of, { asks: ["one", "true_false"], settings: { feedback: "now", minutes: 10 } }),
  ]);
  await signInAs(author, `/admin/courses/${course.id}/preview/activities/1`);
  const paper = new TestPage(page);
  await paper.begin.press("Enter");
  await paper.isAt(1);
  await expect(page.getByRole("timer")).toBeVisible();
  const before = await rowsOfClient(product.app, client);
  await paper.choice("Ouvir o cliente").press("Space");
  complaints.expect(/net::ERR|Failed to (load|fetch)/);
  await page.route("**/preview/1/attempt", (route) => route.abort());
  await paper.check.press("Enter");
  await expect(paper.check).toBeEnabled();
  await expect(paper.choice("Ouvir o cliente")).toBeChecked();
  await page.unroute("**/preview/1/attempt");
  await paper.check.press("Enter");
  await expect(page.getByText("Isso: quem ouve vende melhor.")).toBeVisible();
  await paper.next.press("Enter");
  await paper.isAt(2);
  expect(await rowsOfClient(product.app, client)).toEqual(before);
});
