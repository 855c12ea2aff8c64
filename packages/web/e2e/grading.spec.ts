// Outcome of tests: an essay is marked, chances given, questions analysed, a mended one counted anew.
import { aMember, aStaffMember, plant } from "../../server/test/builders.ts";
import { aTestCourse, aTruth, atTest } from "../../server/test/builders-attempts.ts";
import { aCourse, enrolled } from "../../server/test/builders-courses.ts";
import { anEssayBody, aQuestion, aTestActivity, aTestAttempt } from "../../server/test/builders-results.ts";
import { questionOf } from "../../server/test/builders-tests.ts";
import { expectAccessible as lookAt } from "./fixtures/accessibility.ts";
import { attemptsOf } from "./fixtures/attempts.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { TestPage } from "./pages/test-page.ts";

const title = { "pt-BR": "Prova de atendimento" };

test("an essay is marked by its rubric from the keyboard, its writer reads it and gets another attempt", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, expectAccessible }) => {
  test.slow();
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const ana = await aMember(app, { client });
  const instructor = await aStaffMember(app, client, "instructor");
  const { course } = await aTestCourse(app, client, {
    bodies: [questionOf.one, anEssayBody()],
    settings: { maximumAttempts: 1 },
    activity: { title },
  });
  await enrolled(app, ana, course);
  const path = `/courses/${course.id}/activities/1`;
  const paper = new TestPage(page);

  await test.step("an essay is handed in", async () => {
    await signInAs(ana, path);
    await paper.begin.click();
    const last = paper.warning.getByRole("button", { name: "Começar a última" });
    await expect(last.or(paper.next)).toBeVisible();
    if (await last.isVisible()) await last.click();
    await paper.isAt(1);
    await paper.choice("Falar do preço").check();
    await paper.next.click();
    await paper.field.fill("Eu digo o preço logo.");
    await paper.handIn();
    await expect(paper.outcome("Em correção")).toBeVisible();
  });

  const desk = await atDesk(instructor, "/admin/marking");
  await test.step("it is marked without a mouse", async () => {
    await expect(desk.getByText("1 resposta espera uma nota")).toBeVisible();
    await expect(desk.getByText("Eu digo o preço logo.")).toBeVisible();
    await expect(desk.getByText("Ana Silva")).toHaveCount(0);
    await lookAt(desk);
    const { keyboard } = desk;
    await keyboard.press("?");
    await expect(desk.getByRole("dialog", { name: "Corrigir pelo teclado" })).toBeVisible();
    await lookAt(desk, "[role=dialog]");
    await keyboard.press("Escape");
    await expect(desk.getByRole("dialog")).toHaveCount(0);
    await desk.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await keyboard.press("1");
    await keyboard.press("3");
    await expect(desk.getByText("4 de 10 pontos")).toBeVisible();
    await keyboard.press("c");
    await keyboard.type("Ouça antes de falar.");
    await keyboard.press("Escape");
    await keyboard.press("Enter");
    await expect(desk.getByText("Tudo corrigido")).toBeVisible();
    await lookAt(desk);
  });

  await test.step("its writer sees what came of it", async () => {
    await page.goto(path);
    await page.getByRole("button", { name: /Tentativa 1/ }).click();
    await expect(page.getByText("4 de 11 pontos · 36,36%").first()).toBeVisible();
    await expect(page.getByText("Ouça antes de falar.").first()).toBeVisible();
    await expectAccessible();
  });

  await test.step("every step is in the timeline, and one attempt more is given with a reason", async () => {
    await desk.goto("/admin/attempts");
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Tentativas");
    await lookAt(desk);
    await desk.getByText("Ana Silva").first().click();
    const dialog = desk.getByRole("dialog");
    await expect(dialog.getByText("Nota dada · pergunta 2")).toBeVisible();
    await expect(dialog.getByText("Falar do preço")).toBeVisible();
    await lookAt(desk, "[role=dialog]");
    await dialog.getByRole("button", { name: "Dar tentativas ou tempo" }).click();
    await dialog.getByRole("button", { name: "Dar", exact: true }).click();
    await expect(dialog.getByText(/motivo/i).last()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Motivo" }).fill("Faltou luz na loja");
    await lookAt(desk, "[role=dialog]");
    await dialog.getByRole("button", { name: "Dar", exact: true }).click();
    await expect(desk.getByText("Pronto: Ana Silva tem mais oportunidades")).toBeVisible();
    await page.goto(path);
    await expect(paper.begin).toBeVisible();
    await page.goto("/notifications");
    await expect(page.getByText("Você ganhou mais uma chance: Prova de atendimento")).toBeVisible();
    await expect(page.getByText(/Faltou luz na loja/)).toBeVisible();
  });
});

test("an author reads how each question does, mends one and counts its results anew", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  test.slow();
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const admin = await aStaffMember(app, client, "program_administrator");
  const { course, questions } = await aTestCourse(app, client, {
    bodies: [questionOf.one, aTruth()],
    activity: { title },
  });
  for (const [first_name, option, truth] of [
    ["Bia", "ouvir", true],
    ["Rui", "preco", true],
    ["Leo", "caixa", false],
  ] as const) {
    const taker = await atTest(app, await aMember(app, { client, user: { first_name } }), course);
    const { answer } = await taker.start(taker.sittingId);
    await taker.submit(answer.id, taker.step(0, { kind: "one", option }), taker.say(1, truth));
  }
  // One is still at it.
  const still = await atTest(app, await aMember(app, { client, user: { first_name: "Eva" } }), course);
  await still.start(still.sittingId);
  const [one] = questions;
  const { bank_id } = await plant(app, (tx) =>
    tx
      .selectFrom("questions")
      .select("bank_id")
      .where("id", "=", one?.id ?? "")
      .executeTakeFirstOrThrow(),
  );
  const heading = page.getByRole("heading", { level: 1 });
  const dialog = page.getByRole("dialog");
  const items = `/admin/results/${course.id}/${course.activities[0]?.id}/items`;

  await test.step("results of the test, people behind them", async () => {
    await signInAs(admin, "/admin/results");
    await expect(heading).toHaveText("Resultados");
    await expectAccessible();
    await page.goto(items.replace("/items", ""));
    await expect(heading).toHaveText("Prova de atendimento");
    await expect(page.getByText("Bia Silva").first()).toBeVisible();
    await expectAccessible();
  });

  await test.step("item analysis, with who chose what", async () => {
    await page.getByRole("link", { name: "Análise das perguntas" }).click();
    await page.getByRole("button", { name: "Calcular agora" }).click();
    const item = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "O que vem primeiro no atendimento?" }) });
    await expect(item.getByText("Ainda é cedo")).toBeVisible();
    await expect(item.getByRole("table", { name: "Quem escolheu o quê" })).toContainText("Falar do preço");
    await expectAccessible();
    await item.getByRole("link", { name: /^Abrir a pergunta/ }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/question-banks/${bank_id}/questions/${one?.id}$`));
  });

  await test.step("another answer is right: who moves is shown first", async () => {
    await page.getByRole("combobox", { name: "Quanto vale Opção 2" }).selectOption("right");
    await page.getByRole("combobox", { name: "Quanto vale Opção 1" }).selectOption("wrong");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByText("A resposta certa mudou")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Recalcular notas" }).click();
    const moves = dialog.getByRole("list", { name: "Quem tem a nota alterada" });
    await expect(dialog.getByText("De 3 tentativas com esta pergunta, 2 mudam")).toBeVisible();
    await expect(
      dialog.getByText("1 tentativa em andamento será corrigida pela nova versão da pergunta"),
    ).toBeVisible();
    await expect(moves.getByRole("listitem").filter({ hasText: "Rui Silva" })).toContainText("50% → 100%");
    await expect(moves.getByRole("listitem").filter({ hasText: "Bia Silva" })).toContainText("100% → 50%");
    await expect(moves.getByRole("checkbox", { name: "Retirar a aprovação de Bia Silva" })).not.toBeChecked();
    await expectAccessible("[role=dialog]");
    await dialog.getByRole("button", { name: "Recalcular", exact: true }).click();
    await expect(dialog.getByText(/motivo/i).last()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Motivo" }).fill("A certa era a outra");
    await dialog.getByRole("button", { name: "Recalcular", exact: true }).click();
    await expect(page.getByText("As notas estão sendo recalculadas")).toBeVisible();
  });

  await test.step("results moved, whoever had passed stays passed, and nobody moves twice", async () => {
    const results = async () =>
      (await attemptsOf(product, course)).flatMap(({ state, percent, passed }) =>
        state === "done" ? [[Number(percent), passed]] : [],
      );
    await expect.poll(results).toEqual([
      [50, true],
      [100, true],
      [0, false],
    ]);
    await page.goto(items);
    await page.getByRole("button", { name: /^Recalcular notas: O que vem primeiro/ }).click();
    await expect(dialog.getByText("A nota de ninguém muda.")).toBeVisible();
  });
});

test("opinions of a course: how they spread, module by module, and what was written, without names", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const staff = await aStaffMember(app, client, "instructor");
  const scale = await aQuestion(app, client, questionOf.scale);
  const words = await aQuestion(
    app,
    client,
    anEssayBody({ rubric: [], prompt: { "pt-BR": "O que faltou?" } }),
  );
  const evaluation = aTestActivity({ type: "reaction_evaluation", title: { "pt-BR": "O que você achou?" } });
  const course = await aCourse(app, client, {
    title: { "pt-BR": "Vender bem" },
    modules: [{ title: { "pt-BR": "Balcão" }, activities: [evaluation] }],
  });
  for (const [step, text] of [
    [5, "Mais exemplos de loja"],
    [5, "Foi rápido"],
    [2, "Muito texto"],
  ] as const) {
    const parts = [
      { question: scale, answer: { kind: "scale" as const, step }, points: 0 },
      { question: words, answer: { kind: "essay" as const, text }, points: 0 },
    ];
    await aTestAttempt(app, await aMember(app, { client }), course, { parts });
  }
  await signInAs(staff, `/admin/results/${course.id}/${evaluation.id}`);
  await page.getByRole("link", { name: "Opiniões" }).click();
  await expect(page.getByRole("heading", { name: "Balcão · O que você achou?" })).toBeVisible();
  await expect(page.getByText("4 de 5", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /^5/ })).toContainText("67%");
  await expect(page.getByText("Mais exemplos de loja")).toBeVisible();
  await expect(page.getByText("Ana Silva")).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Ver o curso todo" }).click();
  await expect(page.getByText("3 avaliações entregues")).toBeVisible();
});
