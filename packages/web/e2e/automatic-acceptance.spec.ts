// Automatic acceptance: what slips through is read, the limits are changed, and what is out of bounds is refused.
import type { TestApp } from "../../server/test/app.ts";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../server/test/builders.ts";
import { aClaim } from "../../server/test/builders-audit.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { expect, test } from "./fixtures/test.ts";

/** A campaign of forty checked reports, thirty of them accepted unseen; of two drawn ones an auditor took one back. */
async function aSampledCampaign(app: TestApp, client: Client, auditor: Member): Promise<void> {
  const campaign = await aCampaign(app, client, { title: JSON.stringify({ "pt-BR": "Verão" }) });
  const seller = await anEnrolled(app, client, campaign);
  const keys = { client_id: client.id, campaign_id: campaign.id };
  const day = app.clock.today();
  await plant(app, (tx) =>
    tx
      .insertInto("acceptance_days")
      .values({ ...keys, day, checked: 40, accepted: 30, points: 1_800 })
      .execute(),
  );
  for (const verdict of ["accepted", "rejected"] as const) {
    const claim = { state: "accepted", sampled: true, sample_rate: 500 } as const;
    const { id, points } = await aClaim(app, client, campaign, seller, { claim });
    const values = {
      ...{ client_id: client.id, subject_type: "claim" as const, subject_id: id },
      ...{ auditor_id: auditor.userId, verdict, sampled: true, points_before: points },
      ...{ points_rejected: verdict === "rejected" ? points : 0, seconds: 20, at: app.clock.now() },
    };
    await plant(app, (tx) => tx.insertInto("audit_verdicts").values(values).execute());
  }
}

test("a programme reads what slips through, lowers its limits, and gets none beyond the bounds", {
  tag: "@desktop",
}, async ({ page, product: { app }, signInAs, atDesk, expectAccessible }) => {
  const client = await aClient(app);
  const auditor = await aStaffMember(app, client, "auditor");
  await aSampledCampaign(app, client, auditor);
  const share = page.getByLabel("Parcela dos registros do dia, %");
  const unitsPerSale = page.getByLabel("Unidades por venda");
  const save = page.getByRole("button", { name: "Salvar" });

  await test.step("from the audit: the figures of the campaign, and the values that hold until one chooses", async () => {
    await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/review");
    await page.getByRole("link", { name: "Aceitação automática" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aceitação automática");
    await expect(page.getByRole("heading", { name: "Verão" })).toBeVisible();
    for (const [name, value] of [
      ["Verificados", "40"],
      ["Aprovados sem análise", /30.*75%/],
      ["Pontos sem análise", "1.800"],
      ["Errados na amostra", "1 de 2"],
      ["Aceitações indevidas", /50%.*9,5% a 90,5%/],
      ["Pontos em risco", /900.*até 1\.63\d/],
    ] as const) {
      const figure = page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
      await expect(figure.getByRole("definition")).toHaveText(value);
    }
    await expect(page.getByText("O programa ainda não escolheu")).toBeVisible();
    await expect(share).toHaveValue("80");
    await expectAccessible();
  });

  await test.step("what is out of bounds is named, and nothing is saved", async () => {
    await share.fill("101");
    await unitsPerSale.fill("0");
    await save.click();
    const summary = page.getByRole("alert");
    await expect(summary).toContainText("Confira 2 campos antes de continuar");
    await expect(summary).toContainText("O maior valor é 100");
    await expect(summary).toContainText("O menor valor é 1");
    await expect(share).toHaveAttribute("aria-invalid", "true");
    await expectAccessible();
  });

  await test.step("within them it holds, for whoever opens the page next", async () => {
    await share.fill("62,5");
    await unitsPerSale.fill("4");
    await save.click();
    await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
    await expect(save).toBeHidden();
    const theirs = await atDesk(auditor, "/admin/review/acceptance");
    await expect(theirs.getByLabel("Parcela dos registros do dia, %")).toHaveValue("62,5");
    await expect(theirs.getByLabel("Unidades por venda")).toHaveValue("4");
    await expect(theirs.getByLabel("Unidades por venda")).toBeDisabled();
    await expect(theirs.getByText("Só quem administra o programa altera estes valores.")).toBeVisible();
  });
});
