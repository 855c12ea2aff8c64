const LAST = "trilha.reloaded";
const pause = 10_000;

/**
 * A new version on the server has replaced the files an open page would load next. The page itself is loaded anew;
 * if that did not help, the error is shown like any other instead of loading for ever.
 */
export function reloadWhenReplaced(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(LAST));
    if (Date.now() - last < pause) return;
    sessionStorage.setItem(LAST, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
