// §learning#games The eight games as they are played: with the keyboard alone (journeys/learner-tests has the finger), through a line
// that drops, and written.
import type { Page } from "@playwright/test";
import { type GameType, gameTypes } from "@trilha/contract/learning/delivery/activity-types.ts";
import { aStaffMember } from "../../server/test/builders.ts";
import { aCourse } from "../../server/test/builders-courses.ts";
import { gameActivity } from "../../server/test/builders-games.ts";
import { gamesToPlay } from "../../server/test/games-to-play.ts";
import { aLesson, stateOf } from "./fixtures/lesson-course.ts";
import { playerOf } from "./fixtures/play-games.ts";
import { expect, test } from "./fixtures/test.ts";

const games = (types: readonly GameType[]) => async () =>
  types.map((type) => gameActivity(gamesToPlay[type]));
/** The smallest picture there is. */
const dot =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const begin = (page: Page) => page.getByRole("button", { name: "Jogar", exact: true });
const won = (page: Page) => page.getByRole("heading", { name: "Muito bem, você venceu!" });

for (const type of gameTypes)
  test(`${type} is played with the keyboard alone, and told to whoever hears it`, {
    tag: "@desktop",
  }, async ({ page, product, signInAs, expectAccessible }) => {
    const { owner, course, path } = await aLesson(product, games([type]));
    await signInAs(owner, path());
    await expect(begin(page)).toBeVisible();
    await expect(page.getByText("Vencer conclui esta atividade")).toBeVisible();
    await expectAccessible();
    await begin(page).press("Enter");
    await expect(page.getByRole("region", { name: "Jogo" })).toBeVisible();
    await expectAccessible();
    await playerOf(page, "keyboard")[type]();
    await expect(won(page)).toBeFocused();
    await expectAccessible();
    expect(await stateOf(product, course)).toBe("finished");
    await page.getByRole("button", { name: "Jogar de novo" }).press("Enter");
    await expect(page.getByRole("region", { name: "Jogo" })).toBeVisible();
  });

test("a move made without a line is kept through a reload, and the game goes on where it was", {
  tag: "@phone",
}, async ({ page, product, signInAs, complaints }) => {
  const { owner, course, path } = await aLesson(product, games(["true_or_false"]));
  await signInAs(owner, path());
  await begin(page).tap();
  complaints.expect(/net::ERR|Failed to (load|fetch)/);
  await page.route("**/api/games/*/moves", (route) => route.abort());
  await page.getByRole("button", { name: "Verdadeiro" }).tap();
  await expect(page.getByText("Sem conexão: a jogada está guardada")).toBeVisible();
  await page.unroute("**/api/games/*/moves");
  await page.reload();
  await page.getByRole("button", { name: "Continuar o jogo" }).tap();
  await expect(page.getByText("A garantia começa na fábrica.")).toBeVisible();
  await page.getByRole("button", { name: "Falso" }).tap();
  await expect(won(page)).toBeVisible();
  expect(await stateOf(product, course)).toBe("finished");
});

test("errors are counted, lose the game, and it is played again as often as wanted", {
  tag: "@phone",
}, async ({ page, product, signInAs }) => {
  const { owner, path } = await aLesson(product, async () => [
    gameActivity({
      type: "true_or_false",
      data: { ...gamesToPlay.true_or_false.data, allowedErrors: 1 },
    }),
  ]);
  await signInAs(owner, path());
  await expect(page.getByText("1 erro permitido")).toBeVisible();
  await begin(page).tap();
  await page.getByRole("button", { name: "Falso" }).tap();
  await expect(page.getByText("Nada gira.").first()).toBeVisible();
  await expect(page.getByText("Nenhum erro restante: o próximo encerra o jogo.").first()).toBeAttached();
  await page.getByRole("button", { name: "Verdadeiro" }).tap();
  await expect(page.getByRole("heading", { name: "Desta vez não deu" })).toBeVisible();
  await page.getByRole("button", { name: "Jogar de novo" }).tap();
  await playerOf(page, "touch").true_or_false();
  await expect(won(page)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Jogar de novo" }).tap();
  await playerOf(page, "touch").true_or_false();
  await expect(page.getByText("Foi treino: não dá pontos.")).toBeVisible();
});

test("a game is written from an example, played beside it, and published", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { client } = await aLesson(product, games(["enigma"]));
  const author = await aStaffMember(product.app, client, "program_administrator");
  const course = await aCourse(product.app, client, {
    state: "draft",
    modules: [{ title: { "pt-BR": "Começo" } }],
  });
  await signInAs(author, `/admin/courses/${course.id}`);
  await page.getByRole("button", { name: "Adicionar atividade a Começo" }).click();
  await expectAccessible("[role=dialog]");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Verdadeiro ou falso/ })
    .click();
  const preview = page.getByRole("region", { name: "Como se joga agora" });
  await expect(preview.getByText("Ainda não dá para jogar")).toBeVisible();
  await page.getByRole("button", { name: "Preencher com um exemplo" }).click();
  await expect(preview.getByRole("button", { name: "Verdadeiro" })).toBeVisible();
  await expectAccessible();

  await test.step("a row of one's own, moved up and taken away", async () => {
    await page.getByRole("button", { name: "Adicionar frase" }).click();
    const row = page.getByRole("group", { name: "Frase 4" });
    await expect(row.getByRole("textbox", { name: "Frase", exact: true })).toBeFocused();
    await expect(row.getByText("Falta um texto no idioma do curso, ou uma imagem")).toBeVisible();
    await page.keyboard.type("A loja abre aos domingos.");
    await expect(row.getByText("Falta um texto")).toBeHidden();
    await page.getByRole("button", { name: "Subir Frase 4" }).click();
    await page.getByRole("button", { name: "Descer Frase 3" }).click();
  });

  await test.step("a picture is put into words, or said to decorate, and the author is told where neither is", async () => {
    const row = page.getByRole("group", { name: "Frase 4" });
    await row.getByRole("button", { name: "Adicionar imagem a Frase 4" }).click();
    await row
      .locator("input[type=file]")
      .setInputFiles({ name: "loja.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") });
    const words = row.getByRole("textbox", { name: "O que a imagem mostra" });
    await expect(words).toBeVisible();
    await expect(row.getByText("não tem descrição para quem não a vê")).toBeVisible();
    await row.getByRole("switch", { name: "Só enfeita" }).click({ force: true });
    await expect(row.getByText("não tem descrição para quem não a vê")).toBeHidden();
    await row.getByRole("switch", { name: "Só enfeita" }).click({ force: true });
    await words.fill("Uma porta de loja aberta");
    await expect(row.getByText("não tem descrição para quem não a vê")).toBeHidden();
    // Content under the bar at the top would count as covered.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible();
    await page.getByRole("button", { name: "Remover: Frase 4" }).click();
    await expect(page.getByRole("group", { name: "Frase 4" })).toBeHidden();
  });

  await test.step("errors without an end, and the game played to its own", async () => {
    await page.getByRole("switch", { name: "Erros sem limite" }).click({ force: true });
    await expect(preview.getByText("Erros sem limite")).toBeAttached();
    for (let card = 0; card < 12 && !(await won(page).isVisible()); card += 1) {
      const wrong = await preview.getByText("Um SSD é mais lento").isVisible();
      await preview.getByRole("button", { name: wrong ? "Falso" : "Verdadeiro" }).click();
    }
    await expect(won(page)).toBeVisible();
    await expectAccessible();
  });

  await test.step("back in the tree, and published", async () => {
    await expect(page.getByText(/^Salvo há/).first()).toBeVisible();
    await page.getByRole("button", { name: "Publicar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publicar agora" }).click();
    await expect(page.getByText("Versão 1 publicada").first()).toBeVisible();
  });
});
