// An event from the agenda to the points: found, registered for, waited for, checked in to with and without a line.
import type { Page } from "@playwright/test";
import { subscribeToEvent, unsubscribeFromEvent } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { readCheckInCode } from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { aStaffMember, type Client, type Member } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled, type TestCampaign } from "../../server/test/builders-campaigns.ts";
import { aLevel } from "../../server/test/builders-levels.ts";
import { anEvent, aVenue, type SessionFields } from "../../server/test/builders-live-sessions.ts";
import { aClientWithMenu, aPerson } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const menu = ["home", "campaigns", "events", "profile"] as const;
const modules = { has_campaigns: true, has_events: true, has_profile: true };
const rule = { id: "event", kind: "event_check_in", points: 40, experience: 60, once: "per_object" } as const;
const creators = { all: [{ level: "creator" as const }] };

type Programme = { client: Client; campaign: TestCampaign; office: Member };

async function aProgramme({ app }: StartedProduct): Promise<Programme> {
  const client = await aClientWithMenu(app, modules, menu);
  const campaign = await aCampaign(app, client, { ruleSet: { ...emptyRuleSet, activities: [rule] } });
  return { client, campaign, office: await aStaffMember(app, client, "program_administrator") };
}

async function aCreator({ app }: StartedProduct, { client, campaign }: Programme): Promise<Member> {
  const person = await anEnrolled(app, client, campaign, { user: { first_name: "Ana", last_name: "Reis" } });
  await aLevel(app, person, campaign, "creator");
  return person;
}

/** Event of Creators at a venue, whose check-in is open already. */
async function aMeeting({ app }: StartedProduct, { office }: Programme, fields: SessionFields = {}) {
  const venue = await aVenue(app, office, {
    name: "Auditório Ipê",
    mapLink: "https://maps.example/ipe",
    directions: { "pt-BR": "Metrô Consolação, saída B." },
  });
  return anEvent(app, office, {
    title: { "pt-BR": "Lançamento da linha 2027" },
    summary: { "pt-BR": "Demonstração e conversa com quem desenhou os produtos." },
    ...{ inHours: 0.5, venueId: venue.id, link: null, audience: creators, ...fields },
  });
}

const codeOf = async ({ app }: StartedProduct, { office }: Programme, id: string) =>
  (await app.request(readCheckInCode, { params: { id } }, { as: office })).answer;

const bar = (page: Page) => page.getByRole("region", { name: "Sua inscrição" });
const code = (page: Page) => page.getByLabel("Código de seis dígitos");
const inside = (page: Page) => page.getByRole("heading", { name: "Presença confirmada" });

test("a Creator finds an event, registers, shows the ticket, checks in, and sees the points", async ({
  page,
  product,
  signInAs,
  shell,
  expectAccessible,
  complaints,
}) => {
  const programme = await aProgramme(product);
  const event = await aMeeting(product, programme);
  const ana = await aCreator(product, programme);

  await test.step("in the agenda, with what it gives", async () => {
    await signInAs(ana, "/home");
    await shell.goTo("Eventos");
    const card = page.getByRole("listitem").filter({ hasText: "Lançamento da linha 2027" });
    await expect(card).toContainText("Auditório Ipê, São Paulo");
    await expect(card).toContainText("Inscrições abertas");
    await expect(card).toContainText("40 pontos");
    await expectAccessible();
    await card.getByRole("link").click();
  });

  await test.step("registered, with a ticket and a file for the calendar", async () => {
    await expect(shell.heading).toHaveText("Lançamento da linha 2027");
    await expect(page.getByRole("link", { name: /Ver no mapa/ })).toHaveAttribute(
      "href",
      "https://maps.example/ipe",
    );
    await expectAccessible();
    await bar(page).getByRole("button", { name: "Inscrever-se" }).click();
    await expect(bar(page)).toContainText("Sua vaga está garantida.");
    await expect(page.getByRole("img", { name: "QR code do seu ingresso" })).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Salvar na agenda" }).click();
    expect((await saving).suggestedFilename()).toBe("event.ics");
    await expectAccessible();
  });

  await test.step("a wrong code, then the right one", async () => {
    await bar(page).getByRole("link", { name: "Fazer check-in" }).click();
    const { code: right } = await codeOf(product, programme, event.id);
    complaints.expect(/status of 422 .*check-in/);
    await code(page).fill(right === "000000" ? "000001" : "000000");
    await expect(page.getByText("Código inválido, confirme com o organizador")).toBeVisible();
    await expectAccessible();
    await code(page).fill(right);
    await expect(inside(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("40 pontos");
    await expectAccessible();
  });

  await test.step("the statement says why", async () => {
    await page.getByRole("link", { name: "Ver extrato" }).click();
    const line = page.getByRole("listitem").filter({ hasText: "+40" });
    await line.locator("summary").click();
    await line.getByRole("link", { name: "Ver o evento" }).click();
    await expect(page.getByText("Você participou")).toBeVisible();
  });
});

test("a basic person reads what opens it", async ({ page, product, signInAs, shell }) => {
  const programme = await aProgramme(product);
  await aMeeting(product, programme);
  const basic = await anEnrolled(product.app, programme.client, programme.campaign);
  await signInAs(basic, "/events");
  const card = page.getByRole("listitem").filter({ hasText: "Lançamento da linha 2027" });
  await expect(card).toContainText("Abre no nível Creator");
  await card.getByRole("link").click();
  await expect(page.getByText("Chegue ao nível Creator para abrir.")).toBeVisible();
  await expect(bar(page).getByRole("button")).toHaveCount(0);
  await page.getByRole("link", { name: "Ver meu nível" }).click();
  await expect(shell.heading).toHaveText("Meu nível");
});

test("a seat that is freed is offered to the first in line, who takes it", async ({
  page,
  product,
  signInAs,
}) => {
  const { app } = product;
  const programme = await aProgramme(product);
  const event = await aMeeting(product, programme, { inHours: 30, capacity: 1 });
  const [first, waiting] = [await aCreator(product, programme), await aCreator(product, programme)];
  const at = { params: { id: event.id } };
  await app.request(subscribeToEvent, at, { as: first });

  await signInAs(waiting, `/events/${event.id}`);
  await bar(page).getByRole("button", { name: "Entrar na lista de espera" }).click();
  await expect(bar(page)).toContainText("1º lugar na fila");
  await app.request(unsubscribeFromEvent, at, { as: first });
  // The page hears of it by itself.
  await expect(bar(page)).toContainText("Uma vaga é sua até");
  await bar(page).getByRole("button", { name: "Aceitar" }).click();
  await expect(bar(page)).toContainText("Sua vaga está garantida.");
  await page.goto("/events?status=mine");
  await expect(page.getByRole("listitem").filter({ hasText: "Inscrição confirmada" })).toHaveCount(1);
});

test("another event at the same time is named before one registers, and a seat is given back", async ({
  page,
  product,
  signInAs,
}) => {
  const programme = await aProgramme(product);
  const ana = await aCreator(product, programme);
  const other = await aMeeting(product, programme, { inHours: 30, title: { "pt-BR": "Oficina de vitrine" } });
  const event = await anEvent(product.app, programme.office, { inHours: 31 });
  await product.app.request(subscribeToEvent, { params: { id: other.id } }, { as: ana });
  await signInAs(ana, `/events/${event.id}`);
  await bar(page).getByRole("button", { name: "Inscrever-se" }).click();
  const question = page.getByRole("dialog", { name: "Você já tem algo nesse horário" });
  await expect(question).toContainText("Oficina de vitrine");
  await question.getByRole("button", { name: "Inscrever-se mesmo assim" }).click();
  await expect(bar(page)).toContainText("Sua vaga está garantida.");
  await page.getByRole("button", { name: "Cancelar inscrição" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar inscrição" }).click();
  await expect(bar(page)).toContainText("Ainda sem inscrição.");
});

test("a month marks the days of events, mine apart, and is walked by keys", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const programme = await aProgramme(product);
  const ana = await aCreator(product, programme);
  const event = await aMeeting(product, programme);
  await product.app.request(subscribeToEvent, { params: { id: event.id } }, { as: ana });
  await signInAs(ana, "/events");
  await page.getByRole("radio", { name: "Mês" }).check();
  const month = page.getByRole("grid");
  const own = month.getByRole("button", { name: /: 1 evento, com evento seu$/ });
  await expect(own).toHaveAttribute("tabindex", "0");
  await expect(page.getByRole("link", { name: /Lançamento da linha 2027/ })).toBeVisible();
  await expectAccessible();
  await own.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Nenhum evento neste dia.")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(own).toBeFocused();
  await page.getByRole("link", { name: /Lançamento da linha 2027/ }).click();
  await expect(bar(page)).toContainText("Sua vaga está garantida.");
});

test("a check-in typed without a line arrives when the line is back, under a ticket that opens without one", {
  tag: "@phone",
}, async ({ page, product, signInAs, context, complaints, expectAccessible }) => {
  const programme = await aProgramme(product);
  const event = await aMeeting(product, programme);
  const ana = await aCreator(product, programme);
  await product.app.request(subscribeToEvent, { params: { id: event.id } }, { as: ana });
  const { code: right } = await codeOf(product, programme, event.id);

  await signInAs(ana, `/events/${event.id}`);
  await expect(page.getByRole("img", { name: "QR code do seu ingresso" })).toBeVisible();
  await bar(page).getByRole("link", { name: "Fazer check-in" }).click();
  await code(page).waitFor();
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await code(page).fill(right);
  await expect(page.getByRole("heading", { name: "Guardado neste aparelho" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Ver o evento" }).click();
  await expect(page.getByText("Seu check-in está guardado")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code do seu ingresso" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Você participou")).toBeVisible();
  await expect(bar(page)).toContainText("Presença confirmada");
});

test("the organizer's QR code opens at the phone's own camera, signs in first, and checks in", {
  tag: "@phone",
}, async ({ page, product }) => {
  const programme = await aProgramme(product);
  const event = await aMeeting(product, programme, { audience: { all: [] } });
  const caio = await aPerson(product.app, programme.client);
  await product.app.request(subscribeToEvent, { params: { id: event.id } }, { as: caio });
  const { scan } = await codeOf(product, programme, event.id);
  await page.goto(`/events/${event.id}/check-in?client=${programme.client.slug}#${scan}`);
  await new SignInPage(page).signIn(caio.email);
  await expect(inside(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});
