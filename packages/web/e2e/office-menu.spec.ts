// The back office's menu: groups that fold and are remembered, favourites, and a search; at the left of a desktop,
// under "Eu" on a phone.
import { aClient, aStaffMember } from "../../server/test/builders.ts";
import { expect, test } from "./fixtures/test.ts";

test("the office is found by group, by search and by star", async ({
  page,
  product,
  signInAs,
  shell,
  isMobile,
  expectAccessible,
}) => {
  const staff = await aStaffMember(product.app, await aClient(product.app), "program_administrator");
  await signInAs(staff, isMobile ? "/me" : "/admin/groups");
  const menu = shell.officeMenu;
  const group = (name: string) => menu.getByRole("button", { name, exact: true });
  const link = (name: string) => menu.getByRole("link", { name, exact: true });
  const star = (name: string) => menu.getByRole("button", { name: `Favorito: ${name}`, exact: true });
  const search = menu.getByRole("searchbox", { name: "Buscar no menu" });
  const back = async () => {
    if (isMobile) await page.goto("/me");
  };

  await test.step("folded, but for the group of the page", async () => {
    await expect(group("Relatórios")).toHaveAttribute("aria-expanded", "false");
    await expect(link("Trilha de auditoria")).toHaveCount(0);
    if (!isMobile) {
      await expect(group("Pessoas e atendimento")).toHaveAttribute("aria-expanded", "true");
      await expect(link("Grupos de pessoas")).toHaveAttribute("aria-current", "page");
    }
    await expect(group("Ao vivo")).toHaveAttribute("aria-expanded", "false");
    // The community is not built yet, so there is no group for it.
    await expect(group("Comunidade")).toHaveCount(0);
    await expectAccessible();
  });

  await test.step("a group that is opened stays open after a reload, one that is closed stays closed", async () => {
    await group("Pontos e prêmios").press("Enter");
    await expect(link("Níveis")).toBeVisible();
    await group("Vendas e campanhas").click();
    await group("Vendas e campanhas").click();
    await page.reload();
    await expect(group("Pontos e prêmios")).toHaveAttribute("aria-expanded", "true");
    await expect(group("Vendas e campanhas")).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("the search forgives accents, finds by the group's name, and Enter opens the first", async () => {
    await search.fill("premios");
    await expect(menu.getByRole("link")).toHaveText([
      /^Prêmios e estoque/,
      /^Pontos manuais/,
      /^Pedidos/,
      /^Níveis/,
      /^Insígnias/,
    ]);
    await expect(menu.getByRole("status")).toHaveText("5 resultados");
    await expectAccessible();
    await search.press("ArrowDown");
    await expect(menu.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("link").nth(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("");
    await search.fill("nada assim");
    await expect(menu.getByText("Nada encontrado")).toBeVisible();
    await search.fill("NIVEIS");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/admin\/levels$/);
    await back();
  });

  await test.step("stars put places on top, in the order they were pressed, and stay", async () => {
    await star("Pedidos").press("Space");
    await expect(star("Pedidos").first()).toHaveAttribute("aria-pressed", "true");
    await star("Níveis").click();
    await page.reload();
    await expect(group("Favoritos")).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link").first()).toHaveText("Hoje");
    await expect(menu.getByRole("link").nth(1)).toHaveText("Pedidos");
    await expect(menu.getByRole("link").nth(2)).toHaveText("Níveis");
    await expectAccessible();
    await star("Pedidos").first().click();
    await expect(menu.getByRole("link").nth(1)).toHaveText("Níveis");
    await expect(search).toBeFocused();
  });

  await test.step("a seventh star is refused, and says why", async () => {
    await shell.unfoldOffice();
    for (const name of ["Pessoas", "Produtos", "Lojas", "Cursos", "Perguntas"]) await star(name).click();
    await star("Certificados").click();
    await expect(menu.getByRole("status")).toHaveText("Cabem 6 favoritos. Remova um para adicionar outro.");
    await expect(star("Certificados")).toHaveAttribute("aria-pressed", "false");
  });
});

test("a short office is open from the start and needs no search", async ({
  product,
  signInAs,
  shell,
  isMobile,
  expectAccessible,
}) => {
  await signInAs(
    await aStaffMember(product.app, await aClient(product.app), "moderator"),
    isMobile ? "/me" : "/home",
  );
  await expect(shell.officeMenu.getByRole("link", { name: "Pessoas", exact: true })).toBeVisible();
  await expect(shell.officeMenu.getByRole("searchbox")).toHaveCount(0);
  await expect(shell.officeMenu.getByRole("button", { name: "Relatórios" })).toHaveCount(0);
  await expectAccessible();
});
