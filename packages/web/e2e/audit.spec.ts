// The audit of sales: the queue, one report after the other by keys or by thumb, a verdict taken back, points reversed.

import { balances } from "../../server/src/loyalty/ledger/index.ts";
import type { TestApp } from "../../server/test/app.ts";
import { aClient, aStaffMember, plant } from "../../server/test/builders.ts";
import { aClaim } from "../../server/test/builders-audit.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { plainPhoto } from "./fixtures/invoices.ts";
import { expect, test } from "./fixtures/test.ts";

/** Points of somebody that no audit can take away by itself any more. */
const confirmedOf = async (app: TestApp, client: { id: string }, { userId }: { userId: string }) => {
  const [pot] = await plant(app, (tx) => balances(tx, { clientId: client.id, userId }));
  return pot && pot.available - pot.underAudit;
};

test("an auditor decides on what waits, takes a slip back, rejects in their own words", async ({
  page,
  product: { app },
  signInAs,
  isMobile,
  expectAccessible,
  atPhone,
}) => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const seller = await anEnrolled(app, client, campaign);
  const lines = [
    { sku: "A", quantity: 2 },
    { sku: "B", quantity: 1 },
  ];
  for (const [number, priority] of [
    ["NF-1", 30],
    ["NF-2", 20],
    ["NF-3", 10],
  ] as const) {
    await aClaim(app, client, campaign, seller, {
      lines,
      priority,
      claim: { invoice_number: number, invoice_key: number.replace("-", "") },
    });
  }
  const confirmed = () => confirmedOf(app, client, seller);
  const title = page.getByRole("heading", { level: 1 });
  const press = (name: string, key: string) =>
    isMobile
      ? page.getByRole("toolbar", { name: "Decisão" }).getByRole("button", { name }).click()
      : page.keyboard.press(key);

  await test.step("the queue and its figures", async () => {
    await signInAs(await aStaffMember(app, client, "auditor"), "/admin/review");
    await expect(title).toHaveText("Auditoria de vendas");
    await expect(page.getByText("Risco 0")).toHaveCount(3);
    await expectAccessible();
  });

  await test.step("one after the other, the most urgent first", async () => {
    await page.getByRole("link", { name: "Começar" }).click();
    await expect(title).toHaveText("NF-1");
    await expect(page.getByText("3 itens à espera")).toBeVisible();
    await expectAccessible();
    await press("Aprovar", "a");
    await expect(title).toHaveText("NF-2");
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(title).toHaveText("NF-1");
    expect(await confirmed()).toBe(0);
  });

  await test.step("by line", async () => {
    await press("Por linha", "l");
    await page.getByRole("button", { name: "Reprovar linha" }).nth(1).click();
    await page.getByRole("button", { name: "Enviar decisão" }).click();
    const reasons = page.getByRole("dialog");
    await expect(reasons).toBeVisible();
    await expectAccessible("[role=dialog]");
    if (isMobile) await reasons.getByRole("button", { name: "Os produtos não estão na nota" }).click();
    else await page.keyboard.press("6");
    await expect(title).toHaveText("NF-2");
  });

  await test.step("rejected in one's own words", async () => {
    await press("Reprovar", "r");
    await page.getByLabel("Com suas palavras").fill("Foto sem nota");
    await page.getByRole("dialog").getByRole("button", { name: "Reprovar" }).click();
    await expect(title).toHaveText("NF-3");
  });

  await test.step("another picture is asked for; leaving the page sends it", async () => {
    await press("Pedir outra foto", "p");
    const reasons = page.getByRole("dialog");
    await reasons.getByLabel("Prazo").selectOption({ index: 1 });
    await expectAccessible("[role=dialog]");
    await reasons.getByRole("button", { name: "A nota não aparece inteira" }).click();
    await expect(page.getByText("Tudo decidido")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Auditoria de vendas" }).click();
    await expect(page.getByText("Nada espera auditoria")).toBeVisible();
    await expect.poll(confirmed).toBe(120);
  });

  await test.step("the person is led to the sale, sees why and until when, and sends it", async () => {
    const phone = await atPhone(seller, "/notifications");
    await phone.getByText("Envie outra foto da nota até").click();
    await expect(phone.getByRole("heading", { name: "Precisamos de outra foto" })).toBeVisible();
    await expect(phone.getByText("A nota não aparece inteira").first()).toBeVisible();
    await phone.getByLabel("Tirar outra foto").setInputFiles(await plainPhoto(7));
    await phone.getByRole("button", { name: "Usar esta foto" }).click();
    await expect(phone.getByText("Foto enviada.")).toBeVisible();
    await expect(phone.getByRole("heading", { name: "Precisamos de outra foto" })).toBeHidden();
  });

  await test.step("it is back in the queue, and accepted among the ticked", async () => {
    await page.reload();
    // On a desk the filter of signals offers the same words, above the rows.
    await expect(page.getByText("Foto pedida chegou").last()).toBeVisible();
    await page.getByRole("checkbox").last().check();
    const chosen = page.getByRole("region", { name: "Itens escolhidos" });
    await chosen.getByRole("button", { name: "Aprovar" }).click();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await page.getByRole("checkbox").last().check();
    await chosen.getByRole("button", { name: "Aprovar" }).click();
    await expect.poll(confirmed, { timeout: 10_000 }).toBe(300);
  });
});

test("all reports are found by number, and what was accepted is reversed", { tag: "@desktop" }, async ({
  page,
  product: { app },
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const seller = await anEnrolled(app, client, campaign);
  const invoice = { invoice_number: "NF-1", invoice_key: "NF1", state: "accepted" as const };
  await aClaim(app, client, campaign, seller, { lines: [{ quantity: 2 }], claim: invoice });
  await aClaim(app, client, campaign, seller, { claim: { invoice_number: "OUT-2", invoice_key: "UT2" } });
  await signInAs(await aStaffMember(app, client, "auditor"), "/admin/claims?search=nf1");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Vendas e fotos");
  await expect(page.getByText("Aprovada", { exact: true }).last()).toBeVisible();
  await expectAccessible();
  await page.getByRole("main").getByText("NF-1", { exact: true }).click();
  await expect(title).toHaveText("NF-1");
  await expectAccessible();
  await page.getByRole("button", { name: "Retirar pontos" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "A imagem foi alterada" }).click();
  await expect(page.getByText("Os pontos foram retirados")).toBeVisible();
  await expect.poll(() => confirmedOf(app, client, seller)).toBe(0);
});

test("a verdict given in the last moment survives a closed tab; keys can be switched off", {
  tag: "@desktop",
}, async ({ page, product: { app }, signInAs }) => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const seller = await anEnrolled(app, client, campaign);
  const { id } = await aClaim(app, client, campaign, seller);
  await signInAs(await aStaffMember(app, client, "auditor"), "/admin/review/work");
  const accept = page.getByRole("toolbar", { name: "Decisão" }).getByRole("button", { name: "Aprovar" });
  await expect(accept).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("switch", { name: "Usar teclas de uma letra" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("a");
  await expect(accept).toBeVisible();
  await accept.click();
  await expect(page.getByText("Tudo decidido")).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const state = async () =>
    plant(app, (tx) =>
      tx.selectFrom("claims").select("state").where("id", "=", id).executeTakeFirstOrThrow(),
    );
  await expect.poll(state, { timeout: 4_000 }).toEqual({ state: "accepted" });
});

test("an appeal by line offers nothing below what stood", { tag: "@desktop" }, async ({
  page,
  product: { app },
  signInAs,
}) => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const seller = await anEnrolled(app, client, campaign);
  const { id } = await aClaim(app, client, campaign, seller, { lines: [{ quantity: 3 }] });
  await plant(app, async (tx) => {
    const partly = { verdict: "accepted", accepted_quantity: 2, reason: "reason.other_units" } as const;
    await tx.updateTable("claim_lines").set(partly).where("claim_id", "=", id).execute();
    const steps = [{ state: "accepted" }, { state: "appealed", appealed: true }] as const;
    for (const step of steps) await tx.updateTable("claims").set(step).where("id", "=", id).execute();
  });
  await signInAs(await aStaffMember(app, client, "auditor"), "/admin/review/work");
  await expect(page.getByText("A quantidade não é a da nota")).toBeVisible();
  await page.keyboard.press("l");
  const units = page.getByRole("combobox", { name: "Unidades aprovadas" });
  await expect(units.getByRole("option")).toHaveText(["3 de 3", "2 de 3"]);
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowLeft");
  await expect(units).toHaveValue("2");
});
