// Runs before the first paint: the chosen colour scheme, or the system's, is on the page from the start.
(() => {
  let chosen = "auto";
  try {
    chosen = localStorage.getItem("trilha.scheme") || "auto";
  } catch {
    // Storage can be switched off; the system's scheme is a good answer then.
  }
  const dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
