// §messages#login-and-password "Login and password": what goes wrong with a new password, in the spec's words. The others are seen where they belong
// (scripts/testing/messages.test.ts says where).
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import { makePasswordLink } from "../../server/src/accounts/identity/index.ts";
import { aClient, plant } from "../../server/test/builders.ts";
import { words } from "./fixtures/catalogue-texts.ts";
import { aPerson } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

for (const locale of locales) {
  test(`§messages#login-and-password an error while a new password is set is told as that, and can be tried again, in ${locale}`, {
    tag: "@phone",
  }, async ({ page, product, complaints, expectAccessible }) => {
    complaints.expect(/status of 500 .*\/api\/password\/set/);
    complaints.expect(/500 POST .*\/api\/password\/set/);
    const say = words(locale);
    const { app } = product;
    const client = await aClient(app);
    const { userId } = await aPerson(app, client, { user: { locale } });
    const owner = await plant(app, (tx) =>
      tx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow(),
    );
    const link = makePasswordLink(app.parts, owner, { now: app.clock.now(), clientSlug: client.slug });
    const { pathname, search } = new URL(link);
    await page.goto(`${pathname}${search}${search ? "&" : "?"}locale=${locale}`);
    const password = page.getByRole("textbox", { name: say("login", "setPassword.password") });
    await password.fill("Onze elefantes 77 azuis");

    // The database gives up in the middle, once.
    const { db } = app.parts;
    const write = db.write.bind(db);
    app.log.expectError(/the disk is full/);
    db.write = () => {
      db.write = write;
      throw new Error("the disk is full");
    };
    const save = page.getByRole("button", { name: say("login", "setPassword.save") });
    await save.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(identityProblems.passwordNotSet.title[locale]);
    await expect(alert).not.toContainText("disk");
    if (locale === "pt-BR") {
      await expect(alert).toContainText("Erro ao definir a nova senha");
      await expectAccessible();
    }
    await expect(password).toHaveValue("Onze elefantes 77 azuis");
    await save.click();
    await expect(page.getByText(say("login", "setPassword.doneTitle"))).toBeVisible();
  });
}
