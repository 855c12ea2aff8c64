// §entities#course-test, §states#course and training: what tests do to whoever takes them, and what they never lose.
import { aStaffMember } from "../../server/test/builders.ts";
import { aTest } from "../../server/test/builders-tests.ts";
import { putInOrder } from "./fixtures/answer-questions.ts";
import { attemptsOf, enrolmentState, lossyLine, stepsOf } from "./fixtures/attempts.ts";
import { aLesson, stateOf } from "./fixtures/lesson-course.ts";
import { readStorage } from "./fixtures/storage.ts";
import { expect, test } from "./fixtures/test.ts";
import { TestPage } from "./pages/test-page.ts";

const title = { "pt-BR": "Prova de atendimento" };
/** Order the question asks for. */
const inOrder = ["Receber", "Mostrar", "Combinar"];

test("a block test warns before the last attempt, failing it blocks the course, and staff may lift that", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, expectAccessible }) => {
  test.slow();
  const { client, owner, course, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, { title, type: "block_test", settings: { maximumAttempts: 2 } }),
  ]);
  const paper = new TestPage(page);
  await signInAs(owner, path());
  await expect(page.getByText(/fica bloqueado neste curso/)).toBeVisible();
  await expectAccessible();
  await paper.start();
  await paper.choice("Falar do preço").check();
  await paper.handIn();
  await expect(paper.outcome("Ainda não foi desta vez")).toBeVisible();
  await expect(page.getByText("Você ainda tem 1 tentativa.")).toBeVisible();
  await expect(page.getByText("0 de 1 pontos · 0%")).toBeVisible();
  await expectAccessible();

  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await paper.begin.click();
  await expect(paper.warning).toContainText("Se não passar desta vez, este curso fica bloqueado");
  await expectAccessible("[role=dialog]");
  await paper.warning.getByRole("button", { name: "Agora não" }).click();
  expect(await attemptsOf(product, course)).toHaveLength(1);
  await paper.begin.click();
  await paper.warning.getByRole("button", { name: "Começar a última" }).click();
  await paper.isAt(1);
  await paper.choice("Abrir a caixa").check();
  await paper.handIn();
  await expect(page.getByText(/Este curso está bloqueado para você/)).toBeVisible();
  await expect.poll(() => enrolmentState(product, course)).toBe("blocked");

  await page.getByRole("button", { name: "Linha do tempo" }).click();
  await expect(paper.timeline).toContainText("Pergunta 1: Respondida");
  await expect(paper.timeline).toContainText("Abrir a caixa");
  await expectAccessible("[role=dialog]");

  const staff = await aStaffMember(product.app, client, "program_administrator");
  const desk = await atDesk(staff, `/admin/courses/${course.id}/enrolments`);
  const dialog = desk.getByRole("dialog");
  await desk.getByText("Ana Silva").first().click();
  await dialog.getByRole("button", { name: "Desbloquear" }).click();
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("Vai estudar de novo");
  await dialog.getByRole("button", { name: "Desbloquear" }).click();
  await expect(desk.getByText("Ana Silva pode continuar")).toBeVisible();
  await page.goto(path());
  await paper.begin.click();
  const last = paper.warning.getByRole("button", { name: "Começar a última" });
  await expect(last.or(paper.choice("Ouvir o cliente"))).toBeVisible();
  if (await last.isVisible()) await last.click();
  await paper.choice("Ouvir o cliente").check();
  await paper.handIn();
  await expect(paper.outcome("Você passou!")).toBeVisible();
  await expect.poll(() => enrolmentState(product, course)).toBe("approved");
});

test("a restart test failed for the last time starts the course over", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
}) => {
  const { owner, course, path } = await aLesson(product, async ({ app, client }) => [
    { title: { "pt-BR": "Leitura" } },
    await aTest(app, client, { title, type: "restart_test", settings: { maximumAttempts: 1 } }),
  ]);
  const paper = new TestPage(page);
  await signInAs(owner, path());
  await expect.poll(() => stateOf(product, course)).toBe("finished");
  await page.getByRole("button", { name: /^Próxima: / }).click();
  await paper.begin.click();
  await expect(paper.warning).toContainText("o curso recomeça do início");
  await paper.warning.getByRole("button", { name: "Começar a última" }).click();
  await paper.choice("Abrir a caixa").check();
  await paper.handIn();
  await expect(page.getByText(/O curso recomeçou do início/)).toBeVisible();
  await page.getByRole("button", { name: "Ir para o início do curso" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leitura");
  await expect.poll(() => stateOf(product, course)).toBe("finished");
  await page.getByRole("button", { name: /^Próxima: / }).click();
  await expect(page.getByText("1 de 1", { exact: true })).toBeVisible();
  await expect(paper.begin).toBeVisible();
});

test("a passed test may be taken again, and the better grade counts", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
}) => {
  const { owner, course, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, {
      title,
      asks: ["one", "true_false"],
      settings: { minimumScore: 50, maximumAttempts: 3 },
    }),
  ]);
  const paper = new TestPage(page);
  await signInAs(owner, path());
  await paper.start();
  await paper.choice("Ouvir o cliente").check();
  await paper.next.click();
  await paper.choice("Falso").check();
  await paper.handIn();
  await expect(paper.outcome("Você passou!")).toBeVisible();
  await page.getByRole("button", { name: "Ficar aqui" }).click();
  await expect(page.getByText("Restam 2 tentativas para melhorar a nota. Vale a melhor.")).toBeVisible();
  await expect.poll(() => enrolmentState(product, course)).toBe("approved");

  await page.getByRole("button", { name: "Melhorar a nota" }).click();
  await paper.start();
  await paper.choice("Ouvir o cliente").check();
  await paper.next.click();
  await paper.choice("Verdadeiro").check();
  await paper.handIn();
  await expect(page.getByText("É a sua melhor nota até agora.")).toBeVisible();
  await expect.poll(() => enrolmentState(product, course)).toBe("improved");
});

test("a test is kept alive by a reload and a second device, and no clock but the server's counts", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk }) => {
  const { owner, course, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, { title, asks: ["one", "short_text", "essay"], settings: { minutes: 20 } }),
  ]);
  // A device an hour ahead.
  await page.addInitScript(() => {
    const ahead = 3_600_000;
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  });
  const paper = new TestPage(page);
  await signInAs(owner, path());
  await paper.start();
  await expect(page.getByRole("timer")).toHaveAccessibleName(/Tempo restante: (20:00|19:\d\d)/);
  await paper.choice("Falar do preço").check();
  await paper.goTo(2);
  await paper.field.fill("garantia");
  await paper.saved();
  await page.reload();
  await paper.goOn.click();
  await paper.goTo(2);
  await expect(paper.field).toHaveValue("garantia");

  const desk = await atDesk(owner, path());
  const other = new TestPage(desk);
  await other.goOn.click();
  await other.goTo(1);
  await expect(other.choice("Falar do preço")).toBeChecked();
  await other.choice("Ouvir o cliente").check();
  await other.goTo(3);
  await other.field.fill("Com calma.");
  await other.saved();

  await page.reload();
  await paper.goOn.click();
  await paper.goTo(1);
  await expect(paper.choice("Ouvir o cliente")).toBeChecked();
  await paper.handIn();
  await expect(paper.outcome("Em correção")).toBeVisible();
  const [attempt] = await attemptsOf(product, course);
  expect(attempt).toMatchObject({ state: "marking", ending: "submitted" });
  const steps = await stepsOf(product, attempt?.id ?? "");
  expect(new Set(steps.map(({ device }) => device)).size).toBeGreaterThan(1);
  expect(steps.every(({ late }) => !late)).toBe(true);
  // The other device sees that it has ended.
  await desk.reload();
  await expect(desk.getByText("Sua tentativa está sendo corrigida")).toBeVisible();
});

test("three of ten requests lost and the page killed three times: no answer is lost", {
  tag: "@phone",
}, async ({ page: first, context, product, signInAs, complaints }) => {
  test.setTimeout(180_000);
  const { owner, course, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, {
      title,
      asks: ["one", "several", "true_false", "numeric", "short_text", "ordering", "matching"],
    }),
  ]);
  complaints.expect(/ERR_CONNECTION_RESET/);
  await signInAs(owner, path());
  let page = first;
  let paper = new TestPage(page);
  await expect(paper.begin).toBeVisible();
  const line = await lossyLine(context);
  await paper.begin.click();
  await paper.isAt(1);
  const kill = async () => {
    // An answer is sealed and written within a moment of the tap; the page is killed after it, not within.
    await page.evaluate(() => crypto.subtle.digest("SHA-256", new Uint8Array(1)));
    await readStorage(page);
    await page.close();
    page = await context.newPage();
    paper = new TestPage(page);
    await page.goto(path());
    await paper.goOn.click();
  };
  await paper.choice("Falar do preço").check();
  await paper.choice("Ouvir o cliente").check();
  await paper.goTo(2);
  await paper.box("Memória").check();
  await paper.box("Tela").check();
  await kill();
  await paper.goTo(2);
  await expect(paper.box("Memória")).toBeChecked();
  await expect(paper.box("Tela")).toBeChecked();
  await paper.goTo(3);
  await paper.choice("Verdadeiro").check();
  await paper.goTo(4);
  await paper.field.pressSequentially("3,5");
  await expect(paper.field).toHaveValue("3,5");
  await kill();
  await paper.goTo(4);
  await expect(paper.field).toHaveValue("3,5");
  await paper.goTo(5);
  await paper.field.pressSequentially("garantia");
  await paper.goTo(6);
  await putInOrder(page, inOrder);
  await kill();
  await paper.goTo(7);
  for (const [left, right] of [
    ["Fotos", "Câmera"],
    ["Jogos", "Placa de vídeo"],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(`^${left}`) }).click();
    await page.getByRole("button", { name: new RegExp(`^${right}`) }).click();
  }
  await paper.handIn();
  await expect(paper.outcome("Você passou!")).toBeVisible({ timeout: 60_000 });
  const [attempt] = await attemptsOf(product, course);
  expect(Number(attempt?.percent)).toBe(100);
  const steps = await stepsOf(product, attempt?.id ?? "");
  expect(new Set(steps.map(({ device }) => device)).size).toBeGreaterThanOrEqual(3);
  expect(line.dropped).toBeGreaterThan(2);
});

test("time that runs out while somebody is away hands in what was saved, and says so", {
  tag: "@phone",
}, async ({ page, product, signInAs, complaints }) => {
  const { owner, course, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, { title, settings: { minutes: 10 } }),
  ]);
  const paper = new TestPage(page);
  await signInAs(owner, path());
  await paper.start();
  await paper.choice("Ouvir o cliente").check();
  await paper.saved();
  await page.goto("/profile");
  // A person away that long is let in anew, unasked.
  complaints.expect(/401/);
  product.app.clock.pass({ minutes: 11 });
  await page.goto(path());
  await page.getByRole("button", { name: /Tentativa 1/ }).click();
  await expect(page.getByText(/O tempo acabou: o que estava salvo foi entregue/)).toBeVisible();
  expect(await attemptsOf(product, course)).toMatchObject([{ ending: "ran_out", passed: true }]);
});

test("feedback after each question: it stays as it was handed in, through a reload", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { owner, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, { title, asks: ["one", "true_false"], settings: { feedback: "now" } }),
  ]);
  const paper = new TestPage(page);
  await signInAs(owner, path());
  await paper.start();
  await expect(paper.check).toBeDisabled();
  await paper.choice("Falar do preço").check();
  await paper.check.click();
  await expect(page.getByText("Não foi desta vez")).toBeVisible();
  await expect(page.getByText("O preço vem depois da necessidade.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Falar do preço ?, errada$/ })).toBeDisabled();
  await expectAccessible();
  await page.reload();
  await paper.goOn.click();
  await page.getByRole("button", { name: "Pergunta 1, errada" }).click();
  await expect(page.getByText("O preço vem depois da necessidade.")).toBeVisible();
});

test("each kind of question is answered by keyboard alone @desktop", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const asks = ["one", "several", "true_false", "numeric", "short_text", "ordering", "matching"] as const;
  const { owner, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, { title, asks }),
  ]);
  const paper = new TestPage(page);
  await signInAs(owner, path());
  const { keyboard } = page;
  const press = pressing(page);
  await press("Começar");
  for (const [index, kind] of asks.entries()) {
    await paper.isAt(index + 1);
    await expectAccessible();
    // The question has the focus: what answers it comes next.
    if (index > 0) await expect(page.getByRole("heading", { name: /^Pergunta/ })).toBeFocused();
    if (kind === "one" || kind === "true_false") {
      await tabTo(page, "radio");
      await keyboard.press("Space");
      const right = paper.choice(kind === "one" ? "Ouvir o cliente" : "Verdadeiro");
      for (let tries = 0; tries < 3 && !(await right.isChecked()); tries += 1)
        await keyboard.press("ArrowDown");
      await expect(right).toBeChecked();
    }
    if (kind === "several") {
      await tabTo(page, "checkbox");
      for (let each = 0; each < 4; each += 1) {
        const name = await page.evaluate(() => document.activeElement?.closest("label")?.textContent ?? "");
        if (/Memória|Tela/.test(name)) await keyboard.press("Space");
        await keyboard.press("Tab");
      }
      await expect(paper.box("Memória")).toBeChecked();
      await expect(paper.box("Tela")).toBeChecked();
    }
    if (kind === "numeric" || kind === "short_text") {
      await tabTo(page, "text");
      await keyboard.type(kind === "numeric" ? "3.5" : "Garantia");
    }
    if (kind === "ordering") await putInOrder(page, inOrder, press);
    if (kind === "matching")
      for (const [left, right] of [
        ["Fotos", "Câmera"],
        ["Jogos", "Placa de vídeo"],
      ] as const) {
        await press(new RegExp(`^${left}`));
        await press(new RegExp(`^${right}`));
      }
    await paper.saved();
    await press(index < asks.length - 1 ? "Próxima" : "Entregar");
  }
  await press("Entregar agora");
  await expect(paper.outcome("Você passou!")).toBeVisible();
  await expect(
    page.getByText("9 de 9 pontos · 100%").or(page.getByText("10 de 10 pontos · 100%")),
  ).toBeVisible();
});

test("an opinion is given by keyboard alone @desktop", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { owner, course, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, { title, type: "reaction_evaluation", asks: ["scale", "essay"] }),
  ]);
  const paper = new TestPage(page);
  await signInAs(owner, path());
  const press = pressing(page);
  await press("Começar");
  await paper.isAt(1);
  await expectAccessible();
  await tabTo(page, "radio");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2" })).toBeChecked();
  await press("Próxima");
  await paper.isAt(2);
  await expectAccessible();
  await tabTo(page, "textarea");
  await page.keyboard.type("Mais exemplos de loja.");
  await paper.saved();
  await press("Entregar");
  await press("Entregar agora");
  await expect(paper.outcome("Entregue. Obrigado!")).toBeVisible();
  await expect.poll(() => stateOf(product, course)).toBe("finished");
});

type AnyPage = TestPage["page"];

/** On by Tab until a button has the focus, and Enter. */
const pressing = (page: AnyPage) => async (name: string | RegExp) => {
  const target = page.getByRole("button", { name, exact: typeof name === "string" }).last();
  await target.waitFor();
  for (let tries = 0; tries < 60; tries += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  await page.keyboard.press("Enter");
};

/** On by Tab until something of this type has the focus. */
async function tabTo(page: AnyPage, type: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const here = await page.evaluate(() => {
      const active = document.activeElement;
      const field = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
      return field ? active.type : "";
    });
    if (here === type) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no ${type} is reached by Tab`);
}
