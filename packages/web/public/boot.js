// A classic script that runs before the first paint and before the app itself has arrived.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be switched off; everything below has an answer without it.
      return null;
    }
  };

  // The chosen colour scheme, or the system's, is on the page from the start: nothing flashes.
  const chosen = read("trilha.scheme") || "auto";
  const dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");

  // The login page needs its client's look; asking now saves a round trip after the app has loaded.
  if (read("trilha.here") === null) {
    const client = new URLSearchParams(location.search).get("client")?.slice(0, 64) || read("trilha.client");
    const url = `/api/look${client ? `?client=${encodeURIComponent(client)}` : ""}`;
    const answer = fetch(url, { headers: { accept: "application/json" }, credentials: "omit" }).then(
      (response) => (response.ok ? response.json() : undefined),
      () => undefined,
    );
    window.trilhaLook = { url, answer };
  }
})();
