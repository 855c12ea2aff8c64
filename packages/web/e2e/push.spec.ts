// Push messages to a browser: switched on by a tap, kept for this session, shown by the service worker.
import type { Page } from "@playwright/test";
import { aClient, aParticipant, plant } from "../../server/test/builders.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorker: true });

/** The browser's push service is outside, and not every browser asks: subscribing answers what such a service would. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const text = (bytes: number, first: number) =>
      btoa(String.fromCharCode(first, ...new Array(bytes - 1).fill(7)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");
    let held: object | null = null;
    const subscription = {
      toJSON: () => ({
        endpoint: "https://push.example.com/ana",
        keys: { p256dh: text(65, 4), auth: text(16, 1) },
      }),
      unsubscribe: async () => {
        held = null;
        return true;
      },
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        held = subscription;
        return held;
      },
      getSubscription: async () => held,
    });
  });

test("news reach this device after a tap, and no more after another", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  await withPushService(page);
  const ana = await aParticipant(product.app, await aClient(product.app));
  const devices = () =>
    plant(product.app, (tx) =>
      tx.selectFrom("device_tokens").select("token").where("user_id", "=", ana.userId).execute(),
    );
  await signInAs(ana, "/notifications");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const card = page.getByRole("region", { name: "Avisos neste aparelho" });
  await card.getByRole("button", { name: "Ativar avisos" }).click();
  await expect(card).toContainText("Você recebe as novidades aqui");
  expect(await devices()).toEqual([{ token: "https://push.example.com/ana" }]);
  await expectAccessible();

  await card.getByRole("button", { name: "Desativar avisos" }).click();
  await expect(card.getByRole("button", { name: "Ativar avisos" })).toBeVisible();
  // The browser forgets first, and tells the server then.
  await expect.poll(devices).toEqual([]);
});

test("where the browser says no, the page says what helps", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await signInAs(await aParticipant(product.app, await aClient(product.app)), "/notifications");
  const card = page.getByRole("region", { name: "Avisos neste aparelho" });
  await expect(card).toContainText("O navegador está bloqueando os avisos");
  await expect(card.getByRole("button")).toHaveCount(0);
});

test("what is pushed is shown by the service worker", { tag: "@desktop" }, async ({
  page,
  context,
  product,
  signInAs,
}) => {
  await signInAs(await aParticipant(product.app, await aClient(product.app)), "/notifications");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("the service worker is at work");
  const shown = await worker.evaluate(() => {
    const data = JSON.stringify({ id: "one", title: "Cadastro aprovado", body: "Vamos lá", link: "/home" });
    const scope = globalThis as unknown as EventTarget & {
      PushEvent: new (type: string, init: { data: string }) => Event;
      registration: { showNotification: (title: string, options: object) => Promise<void> };
    };
    // The notification is shown by the browser: a browser without a screen of its own shows none.
    const notification = new Promise<object>((resolve) => {
      scope.registration.showNotification = async (title, options) => resolve({ title, ...options });
    });
    scope.dispatchEvent(new scope.PushEvent("push", { data }));
    return notification;
  });
  expect(shown).toMatchObject({
    title: "Cadastro aprovado",
    body: "Vamos lá",
    tag: "one",
    data: { link: "/home" },
  });
});
