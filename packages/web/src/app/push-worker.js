// The service worker's part that shows what was pushed. A classic script: the build puts it behind the worker's own.
(() => {
  const ours = (link) => {
    const url = new URL(link || "/notifications", self.location.origin);
    return url.origin === self.location.origin ? url.href : self.location.origin;
  };

  self.addEventListener("push", (event) => {
    let news = {};
    try {
      news = event.data.json();
    } catch {
      // Without a readable content there is still something to look at.
    }
    event.waitUntil(
      self.registration.showNotification(news.title || "Trilha", {
        body: news.body || "",
        tag: news.id,
        icon: "/icons/icon-192.png",
        data: { link: news.link },
      }),
    );
  });

  const open = async (address) => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) {
      // A page this worker does not control cannot be led anywhere; the next one, or a new one, can.
      const led = await page.navigate(address).catch(() => undefined);
      if (led === undefined) continue;
      await (led ?? page).focus();
      return;
    }
    await self.clients.openWindow(address);
  };

  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(ours(event.notification.data?.link)));
  });
})();
