// §live-sessions#presence An organizer opens an event, its instructor takes attendance at the entrance, phone in hand.
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { readEvent, subscribeToEvent } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { aMember, aStaffMember } from "../../server/test/builders.ts";
import { anEvent } from "../../server/test/builders-live-sessions.ts";
import { drawReceipt } from "../../server/test/receipts/draw.ts";
import { effects } from "../../server/test/receipts/effects.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

const zone = "America/Sao_Paulo";

const dayAhead = ({ app }: StartedProduct, days: number) =>
  localDay(new Date(app.clock.now().getTime() + days * 86_400_000), zone);
const written = (day: string) => day.split("-").toReversed().join("/");

test("an organizer adds a venue, opens an event there, and is told what stands in the way of a second", {
  tag: "@desktop",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  complaints.expect(/status of 409 .*\/schedule\)/);
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  await aMember(app, { client, user: { first_name: "Ivo", last_name: "Reis" } });
  const day = written(dayAhead(product, 10));
  await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/venues");

  await test.step("the venue", async () => {
    await page.getByRole("button", { name: "Novo local" }).first().click();
    const sheet = page.getByRole("dialog", { name: "Novo local" });
    await sheet.getByRole("textbox", { name: "Nome", exact: true }).fill("Auditório Ipê");
    await sheet.getByRole("textbox", { name: "Endereço" }).fill("Rua Augusta, 10");
    await sheet.getByRole("textbox", { name: "Cidade", exact: true }).fill("São Paulo");
    await sheet.getByRole("textbox", { name: "Link do mapa" }).fill("mapa");
    await sheet.getByRole("button", { name: "Criar local" }).click();
    await expect(sheet.getByRole("alert")).toContainText("Link do mapa");
    await sheet.getByRole("textbox", { name: "Link do mapa" }).fill("https://mapa.example/ipe");
    await expectAccessible();
    await sheet.getByRole("button", { name: "Criar local" }).click();
    await expect(page.getByRole("row", { name: /Auditório Ipê/ })).toBeVisible();
  });

  const write = async (title: string, from: string, until: string) => {
    await page.goto("/admin/events/new");
    await page.getByRole("textbox", { name: /^Título/ }).fill(title);
    await page.getByRole("textbox", { name: "Começa em", exact: true }).fill(day);
    await page.getByLabel("Começa em: Hora de início").fill(from);
    await page.getByRole("textbox", { name: "Termina em", exact: true }).fill(day);
    await page.getByLabel("Termina em: Hora do fim").fill(until);
    await page.getByRole("combobox", { name: "Local" }).fill("Ipê");
    await page.getByRole("option", { name: /Auditório Ipê/ }).click();
    await page.getByRole("combobox", { name: "Quem conduz" }).fill("Ivo");
    await page.getByRole("option", { name: /Ivo Reis/ }).click();
    await page.getByRole("textbox", { name: "Vagas" }).fill("40");
    await expectAccessible();
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  };

  await test.step("the event is written, announced and opened", async () => {
    await write("Lançamento da linha nova", "19:30", "21:00");
    await expect(page.getByText("Rascunho", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Anunciar sem inscrição" }).click();
    await expect(page.getByText("Em breve", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Abrir o evento" }).click();
    await expect(page.getByText("Inscrições abertas", { exact: true })).toBeVisible();
    await expectAccessible();
  });

  await test.step("a second one at the same venue and hour is refused, and names the first", async () => {
    await write("Encontro de lojas", "20:00", "22:00");
    await page.getByRole("button", { name: "Abrir o evento" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Lançamento da linha nova" })).toBeVisible();
    await expect(page.getByText("Rascunho", { exact: true })).toBeVisible();
  });

  await test.step("both stand in the list, the draft as one", async () => {
    await page.goto("/admin/events?stage=draft");
    await expect(page.getByRole("row", { name: /Encontro de lojas/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Lançamento/ })).toHaveCount(0);
    await expectAccessible();
  });
});

test("an instructor takes attendance on a phone, without a line too; a cancellation reaches everybody", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, complaints, expectAccessible, atDesk }) => {
  complaints.expect(/^console error: Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
  complaints.expect(/^failed (?:POST|GET) /);
  complaints.expect(/status of 409 .*\/code\)/);
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const office = await aStaffMember(app, client, "program_administrator");
  const instructor = await aMember(app, { client, roles: ["instructor"] });
  const event = await anEvent(app, office, {
    ...{ title: { "pt-BR": "Noite de lançamento" }, inHours: 0.5, capacity: 30 },
    hostIds: [instructor.membershipId],
  });
  const subscriber = async (first_name: string, last_name: string) => {
    const person = await aMember(app, { client, user: { first_name, last_name } });
    await app.request(subscribeToEvent, { params: { id: event.id } }, { as: person });
    return person;
  };
  await subscriber("Ana", "Souza");
  await subscriber("Bia", "Lima");
  const caio = await subscriber("Caio", "Melo");
  await aMember(app, { client, user: { first_name: "Davi", last_name: "Nunes" } });
  await signInAs(instructor, `/admin/events/${event.id}/roster`);
  const list = page.getByRole("list", { name: "Lista de presença" });
  const digits = page.getByText(/^\d{6}$/);
  const row = (name: string) => list.getByRole("listitem").filter({ hasText: name });

  await test.step("one press is presence", async () => {
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expectAccessible();
    await page.getByRole("button", { name: "Dar presença: Ana Souza" }).click();
    await expect(row("Ana Souza")).toContainText("Presença confirmada");
    await expect(page.getByText("1 de 3 presentes")).toBeVisible();
  });

  await test.step("taken back with a reason", async () => {
    await page.getByRole("button", { name: "Mais ações: Ana Souza" }).click();
    await page.getByRole("menuitem", { name: "Desfazer presença" }).click();
    const sheet = page.getByRole("dialog", { name: "Desfazer presença: Ana Souza" });
    await sheet.getByRole("button", { name: "Desfazer presença" }).click();
    await expect(sheet.getByRole("textbox", { name: "Motivo" })).toHaveAttribute("aria-invalid", "true");
    await sheet.getByRole("textbox", { name: "Motivo" }).fill("Era outra pessoa");
    await sheet.getByRole("button", { name: "Desfazer presença" }).click();
    await expect(row("Ana Souza")).toContainText("Inscrição confirmada");
    await expect(page.getByText("0 de 3 presentes")).toBeVisible();
  });

  await test.step("without a line it is kept, and says so; it arrives when the line is back", async () => {
    await context.setOffline(true);
    await page.getByRole("button", { name: "Dar presença: Bia Lima" }).click();
    await expect(row("Bia Lima")).toContainText("Presença confirmada");
    await expect(row("Bia Lima")).toContainText("Guardado neste aparelho");
    await expect(page.getByText("1 de 3 presentes")).toBeVisible();
    await expectAccessible();
    await context.setOffline(false);
    await expect(row("Bia Lima")).not.toContainText("Guardado neste aparelho");
    await expect(row("Bia Lima")).toContainText("pela lista");
  });

  await test.step("whoever came without registering is let in", async () => {
    await page.getByRole("button", { name: "Sem inscrição" }).click();
    const sheet = page.getByRole("dialog", { name: "Chegou sem inscrição" });
    await sheet.getByRole("searchbox", { name: "Nome da pessoa" }).fill("Davi");
    await sheet.getByRole("button", { name: "Dar presença: Davi Nunes" }).click();
    await expect(row("Davi Nunes")).toContainText("Presença confirmada");
  });

  await test.step("a ticket is read from a photo", async () => {
    const { answer } = await app.request(readEvent, { params: { id: event.id } }, { as: caio });
    const drawn = await drawReceipt("boleta", { as: "qr", text: answer.ticket ?? "" }, 7);
    const photo = { name: "ticket.jpg", mimeType: "image/jpeg", buffer: await effects.photo(drawn, 7) };
    await page.getByRole("button", { name: "Ler ingressos" }).click();
    const sheet = page.getByRole("dialog", { name: "Ler ingressos" });
    await expect(sheet.getByText("A câmera não está liberada")).toBeVisible();
    await sheet.getByLabel("Usar uma foto").setInputFiles(photo);
    await expect(sheet.getByText("1 ingresso lido")).toBeVisible();
    await expectAccessible();
    await sheet.getByRole("button", { name: "Fechar" }).last().click();
    await expect(row("Caio Melo")).toContainText("pelo ingresso");
  });

  await test.step("the code is shown large, and renewed", async () => {
    await page.getByRole("link", { name: "Código", exact: true }).click();
    await expect(page.getByRole("img", { name: "QR code do check-in" })).toBeVisible();
    await expect(page.getByText("3 de 4 presentes")).toBeVisible();
    await expectAccessible();
    const before = await digits.textContent();
    await page.getByRole("button", { name: "Trocar o código" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Trocar o código" }).click();
    await expect(digits).not.toHaveText(before ?? "");
  });

  await test.step("canceled: the organizer reads how many are told", async () => {
    const desk = await atDesk(office, `/admin/events/${event.id}`);
    await desk.getByRole("button", { name: "Cancelar o evento" }).click();
    const sheet = desk.getByRole("dialog", { name: "Cancelar este evento?" });
    await expect(sheet).toContainText("1 pessoa inscrita, em espera ou com pedido será avisada");
    await sheet.getByRole("textbox", { name: "Motivo" }).fill("Chuva forte");
    await sheet.getByRole("button", { name: "Cancelar o evento" }).click();
    await expect(desk.getByText("Cancelado. Motivo: Chuva forte")).toBeVisible();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(digits).toHaveCount(0);
  });
});

test("the office of events is accessible on any screen", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const office = await aStaffMember(app, client, "program_administrator");
  const event = await anEvent(app, office, { inHours: 0.5 });
  await signInAs(office, "/admin/events");
  await expect(page.getByText("Inscrições abertas").filter({ visible: true })).toBeVisible();
  await expectAccessible();
  await page.goto(`/admin/events/${event.id}`);
  await expect(page.getByRole("button", { name: "Cancelar o evento" })).toBeVisible();
  await expectAccessible();
  await page.goto(`/admin/events/${event.id}/code`);
  await expect(page.getByRole("img", { name: "QR code do check-in" })).toBeVisible();
  await expectAccessible();
});
