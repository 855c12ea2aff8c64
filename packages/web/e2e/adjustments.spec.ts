// Points people give: an adjustment, a mystery customer, a file; proposed by one, decided by another.
import type { Page } from "@playwright/test";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { aClient, aStaffMember, plant } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { pick } from "./pages/choices.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");

const ruleSet: RuleSet = {
  ...emptyRuleSet,
  base: [{ id: "all", match: {}, points: 60, experience: 60 }],
  activities: [{ id: "mystery", kind: "mystery_customer", points: 150, experience: 40, once: "per_week" }],
};

async function aProgramme({ app }: StartedProduct) {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { ruleSet });
  const [proposer, second] = [
    await aStaffMember(app, client, "program_administrator"),
    await aStaffMember(app, client, "program_administrator"),
  ];
  const bia = await anEnrolled(app, client, campaign, {
    user: { first_name: "Bia", last_name: "Nunes" },
    store: { name: "Loja Centro", code: "CENTRO" },
  });
  return { client, campaign, proposer, second, bia };
}

const pointsOf = (product: StartedProduct, userId: string) =>
  plant(product.app, async (tx) => {
    const row = await tx
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("user_id", "=", userId)
      .where("kind", "=", "cleared")
      .executeTakeFirst();
    return row?.balance ?? 0;
  });

test("an adjustment is proposed, waits for a second person, and is then on the books", {
  tag: "@desktop",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  const { proposer, second, bia } = await aProgramme(product);
  await signInAs(proposer, "/admin/awards");
  await expect(title(page)).toHaveText("Pontos manuais");
  await expect(page.getByText("Nenhum ponto manual ainda")).toBeVisible();
  await expectAccessible();

  await test.step("not without a person, an amount and a reason", async () => {
    await page.getByRole("link", { name: "Ajustar pontos" }).click();
    await expect(title(page)).toHaveText("Ajuste de pontos");
    await page.getByRole("button", { name: "Propor" }).click();
    await expect(page.getByRole("alert")).toContainText("Motivo");
    await expectAccessible();
  });

  await test.step("proposed", async () => {
    await page.getByRole("combobox", { name: "Pessoa" }).fill("bia");
    await pick(page, /Bia Nunes/);
    await expect(page.getByText("Tem 0 ponto nesta campanha")).toBeVisible();
    await page.getByRole("textbox", { name: "Pontos" }).fill("1.200");
    await page.getByRole("textbox", { name: "Motivo" }).fill("Campeã de maio");
    await page.getByRole("button", { name: "Propor" }).click();
    await expect(title(page)).toHaveText("Campeã de maio");
    await expect(main(page).getByText("Aguardando", { exact: true })).toBeVisible();
    await expect(main(page).getByText("Você propôs: outra pessoa da equipe decide.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Aprovar", exact: true })).toBeHidden();
    await expectAccessible();
    expect(await pointsOf(product, bia.userId)).toBe(0);
  });

  await test.step("approved by somebody else", async () => {
    await signInAs(second, "/admin/awards?state=proposed");
    await main(page)
      .getByRole("row", { name: /Campeã de maio/ })
      .click();
    await expect(title(page)).toHaveText("Campeã de maio");
    await page.getByRole("button", { name: "Aprovar", exact: true }).click();
    await expect(main(page).getByText("Aprovada", { exact: true })).toBeVisible();
    await expect(main(page).getByRole("listitem").filter({ hasText: "aprovou os pontos" })).toBeVisible();
    expect(await pointsOf(product, bia.userId)).toBe(1200);
  });

  await test.step("more than there is cannot be taken back", async () => {
    complaints.expect(/status of 409 .*\/api\/awards\/adjustments/);
    await page.goto("/admin/awards/adjustment");
    await page.getByRole("combobox", { name: "Pessoa" }).fill("bia");
    await pick(page, /Bia Nunes/);
    await expect(page.getByText("Tem 1.200 pontos nesta campanha")).toBeVisible();
    await page.getByRole("radio", { name: "Retirar pontos" }).check();
    await page.getByRole("textbox", { name: "Pontos" }).fill("1300");
    await page.getByRole("textbox", { name: "Motivo" }).fill("Estorno");
    await page.getByRole("button", { name: "Propor" }).click();
    await expect(page.getByRole("alert")).toContainText("só tem 1200 pontos");
  });
});

test("a mystery customer's visit gives what the rules say; a second person may say no", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { proposer, second, bia } = await aProgramme(product);
  await signInAs(proposer, "/admin/awards/mystery-customer");
  await expect(page.getByText("dão 150 pontos por visita")).toBeVisible();
  await page.getByRole("combobox", { name: "Loja" }).fill("centro");
  await pick(page, /Loja Centro/);
  const today = new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo" }).format(new Date());
  await page.getByRole("textbox", { name: "Dia da visita" }).fill(today);
  await page.getByRole("textbox", { name: "Motivo" }).fill("Visita da semana");
  await page.getByRole("checkbox", { name: "Bia Nunes" }).check();
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(page.getByRole("heading", { name: "Tudo certo" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Propor 150 pontos" }).click();
  await expect(title(page)).toHaveText("Visita da semana");

  await signInAs(second, new URL(page.url()).pathname);
  await page.getByRole("button", { name: "Não aprovar" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Não aprovar" }).click();
  await expect(question.getByText("Diga o motivo")).toBeVisible();
  await expectAccessible("[role=dialog]");
  await question.getByRole("textbox", { name: "Por que não" }).fill("Loja errada");
  await question.getByRole("button", { name: "Não aprovar" }).click();
  await expect(main(page).getByText("Não aprovada", { exact: true })).toBeVisible();
  await expect(main(page).getByText("Loja errada").first()).toBeVisible();
  expect(await pointsOf(product, bia.userId)).toBe(0);
});

test("a file of awards shows its bad lines, is proposed whole, withdrawn, proposed again and approved", {
  tag: "@desktop",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  const { proposer, second, bia } = await aProgramme(product);
  await signInAs(proposer, "/admin/awards/import");
  await expect(title(page)).toHaveText("Importar créditos");
  await expectAccessible();
  const choose = (lines: string[]) =>
    page.locator("input[type=file]").setInputFiles({
      name: "premios-maio.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["Pessoa;Pontos;Observação", ...lines].join("\r\n")),
    });
  await choose([`${bia.username};100;`, "ninguem;50;", `${bia.username};muitos;`]);
  await expect(page.getByRole("heading", { name: /2 linhas/ })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Escreva um número inteiro" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Escolher outro arquivo" }).click();
  const good = [`${bia.username};100;`, `${bia.username};50;Vitrine`];
  const propose = async () => {
    await choose(good);
    await page.getByRole("button", { name: "Propor 2 créditos" }).click();
    await page.getByRole("link", { name: "Ver a proposta" }).click();
    await expect(title(page)).toHaveText("premios-maio");
  };
  await propose();
  expect(await pointsOf(product, bia.userId)).toBe(0);

  await test.step("the same file is known while the proposal waits", async () => {
    complaints.expect(/status of 409 .*\/api\/awards\/import/);
    const proposal = page.url();
    await page.goto("/admin/awards/import");
    await choose(good);
    await expect(page.getByRole("alert")).toContainText("já foram propostos por");
    await page.goto(proposal);
  });

  await test.step("whoever proposed takes it back, and proposes again", async () => {
    await page.getByRole("button", { name: "Retirar proposta" }).click();
    const question = page.getByRole("dialog", { name: "Retirar esta proposta?" });
    await expect(question.getByText("Ninguém recebe nada")).toBeVisible();
    await expectAccessible("[role=dialog]");
    await question.getByRole("button", { name: "Retirar" }).click();
    await expect(main(page).getByText("Retirada", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retirar proposta" })).toBeHidden();
    await expect(main(page).getByRole("listitem").filter({ hasText: "retirou a proposta" })).toBeVisible();
    await expectAccessible();
    await page.goto("/admin/awards/import");
    await propose();
  });

  await signInAs(second, new URL(page.url()).pathname);
  await page.getByRole("button", { name: "Aprovar", exact: true }).click();
  await expect(main(page).getByText("Aprovada", { exact: true })).toBeVisible();
  expect(await pointsOf(product, bia.userId)).toBe(150);
});
