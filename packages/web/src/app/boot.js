// A classic script that runs before the first paint and before the app itself has arrived. It is no module
// and is not bundled; the build gives it a name by its content.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be switched off; everything below has an answer without it.
      return null;
    }
  };

  const preload = (href, as) => {
    const link = document.createElement("link");
    link.href = href;
    link.rel = as === "script" ? "modulepreload" : "preload";
    if (as !== "script") link.as = as;
    // The module loader asks with this mode; another one would fetch twice.
    if (as !== "image") link.crossOrigin = "";
    document.head.append(link);
  };

  // The chosen colour scheme, or the system's, is on the page from the start: nothing flashes.
  const chosen = read("trilha.scheme") || "auto";
  const dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");

  // A hint without a secret: somebody is probably signed in here.
  const here = read("trilha.here") !== null;
  const query = new URLSearchParams(location.search);

  // These come with their words in them; what the door is drawn with would only be in their way.
  const shown = /^\/(?:portfolio|about-team)/.test(location.pathname);

  // The login page needs its client's look; asking now saves a round trip after the app has loaded.
  if (!here) {
    const client = query.get("client")?.slice(0, 64) || read("trilha.client");
    const url = `/api/branding${client ? `?client=${encodeURIComponent(client)}` : ""}`;
    const answer = fetch(url, { headers: { accept: "application/json" }, credentials: "omit" }).then(
      (response) => (response.ok ? response.json() : undefined),
      () => undefined,
    );
    // The picture is what fills the page: it is on its way before the app can ask for it.
    answer.then((look) => {
      if (look?.backgroundUrl && !look.usePortfolio && !shown) preload(look.backgroundUrl, "image");
    });
    window.trilhaLook = { url, answer };
  }

  // The first page's code and texts start with the app's, not after it. The build fills the lists in.
  const files = undefined /* files */;
  if (!files) return;
  const wishes = [query.get("locale"), read("trilha.locale"), ...navigator.languages, "pt"];
  const language = wishes
    .map((tag) =>
      files.languages.findIndex((own) => tag && own.slice(0, 2) === tag.slice(0, 2).toLowerCase()),
    )
    .find((index) => index >= 0);
  const path = location.pathname === "/" ? "/home" : location.pathname;
  const [, code, texts] = (here && files.pages.find(([pattern]) => new RegExp(pattern).test(path))) || [
    "",
    [],
    files.door,
  ];
  const desktop = matchMedia("(min-width: 768px)").matches;
  // The player stands without the frame around pages.
  const bare = /\/activities\/\d+$/.test(path);
  const wanted = [
    ...(here ? files.inside : []),
    ...(here && desktop && !bare ? files.desktop : []),
    ...code,
    ...texts[language],
  ];
  for (const index of new Set(wanted)) {
    const href = files.addresses[index];
    preload(href, href.endsWith(".css") ? "style" : "script");
  }
})();
