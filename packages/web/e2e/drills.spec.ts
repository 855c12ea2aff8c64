// §entities#course-test Around tests: staff make a drill, a person does it on the phone and answers the day's question, staff see who did.
import { aMember, aStaffMember } from "../../server/test/builders.ts";
import { aCourse, enrolled } from "../../server/test/builders-courses.ts";
import { aDrill } from "../../server/test/builders-drills.ts";
import { aBank, aChoice, aQuestion } from "../../server/test/builders-questions.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

/** Person who finished a test of a bank of two questions, and who makes drills of it. */
async function aDrillGround({ app }: StartedProduct) {
  const client = await aClientWithMenu(app, {});
  const bank = await aBank(app, client);
  for (const prompt of ["Qual guarda mais?", "Qual lê mais rápido?"])
    await aQuestion(app, client, bank, { body: aChoice({ prompt: { "pt-BR": prompt } }) });
  const staff = await aStaffMember(app, client, "program_administrator");
  const learner = await aMember(app, { client });
  const part = { from: "bank", id: bank.id, bankId: bank.id, tags: [], difficulties: [], count: 1 };
  const settings = {
    ...{ parts: [{ ...part, moduleId: null }], minimumScore: 0, maximumAttempts: null, minutes: null },
    ...{ feedback: "end", shuffleQuestions: true, shuffleOptions: true, closesAt: null, onFailure: "none" },
    improve: false,
  };
  const completion = { rule: "verdict", require: "completed" } as const;
  const activity = { type: "conventional_test" as const, data: settings, completion };
  const course = await aCourse(app, client, { modules: [{ activities: [activity] }] });
  await enrolled(app, learner, course, { finished: course.activities });
  return { client, bank, staff, learner };
}

test("a drill from the office to the phone and back", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  atDesk,
  expectAccessible,
}) => {
  const { bank, staff, learner } = await aDrillGround(product);
  const desk = await atDesk(staff, "/admin/drills");
  await desk.getByRole("button", { name: "Novo treino" }).first().click();
  await desk.getByRole("textbox", { name: "Título (Português)" }).fill("Memórias em duas perguntas");
  await desk.getByLabel("Banco de perguntas").selectOption(bank.name);
  await desk.getByRole("textbox", { name: "Quantas perguntas" }).fill("2");
  await expect(desk.getByText("Há 2 perguntas para sortear.")).toBeVisible();
  await desk.getByRole("switch", { name: "Obrigatório" }).check({ force: true });
  await desk.getByRole("button", { name: "Salvar" }).click();
  await expect(desk.getByRole("heading", { level: 2, name: "Quem fez" })).toBeVisible();

  await signInAs(learner, "/home");
  const banner = page.getByRole("complementary", { name: /Memórias em duas perguntas/ });
  await banner.getByRole("link").click();
  for (const next of ["Próxima", "Ver o resultado"]) {
    await page.getByRole("radio", { name: "Opção certa" }).check();
    await page.getByRole("button", { name: "Responder" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Certo" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: next }).click();
  }
  await expect(page.getByText(/2 de 2/).first()).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(banner).toHaveCount(0);

  // The day's question, by keyboard alone.
  await page.goto("/drills");
  const choice = page.getByRole("radio", { name: "Opção certa" });
  await expect(choice).toBeVisible();
  await expectAccessible();
  await choice.focus();
  await page.keyboard.press("Space");
  const answer = page.getByRole("button", { name: "Responder" });
  for (let steps = 0; steps < 10; steps += 1) {
    if (await answer.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Certo" })).toBeVisible();
  await expectAccessible();

  await desk.reload();
  const row = desk.getByRole("table", { name: "Quem fez" }).getByRole("row").filter({ hasText: "2 de 2" });
  await expect(row).toContainText("Feito");
  await desk.goto("/admin/drills");
  await expect(desk.getByText("1 de 1 que começaram")).toBeVisible();
});

test("home leads to the question of the day; a mandatory drill's banner is closed once and stays so", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { client, bank, learner } = await aDrillGround(product);
  const title = { "pt-BR": "Memórias" };
  await aDrill(product.app, client, bank.id, { mandatory: true, title });
  await signInAs(learner, "/home");
  const banner = page.getByRole("complementary", { name: "Treino obrigatório: Memórias" });
  await expect(banner).toBeVisible();
  await expectAccessible();
  await banner.getByRole("button", { name: "Fechar este aviso" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  const day = page.getByRole("link", { name: /^Pergunta do dia/ });
  await expect(day).toContainText("Responder agora");
  await expect(banner).toHaveCount(0);
  await day.click();
  await expect(page).toHaveURL(/\/drills$/);
  await page.getByRole("radio", { name: "Opção certa" }).check();
  await page.getByRole("button", { name: "Responder" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Certo" })).toBeVisible();
  await page.goto("/home");
  await expect(day).toContainText("Respondida. Até amanhã!");
  await expect(day).toContainText("1 dia seguido");
});

test("the office of drills is accessible on any screen", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { staff } = await aDrillGround(product);
  await signInAs(staff, "/admin/drills");
  await expect(page.getByText("Nenhum treino ainda")).toBeVisible();
  await expectAccessible();
  await page.goto("/admin/drills/new");
  await expect(page.getByRole("heading", { level: 1, name: "Novo treino" })).toBeVisible();
  await expectAccessible();
});
