const LAST = "trilha.reloaded";
const pause = 10_000;

/**
 * A new version on the server has replaced the files an open page would load next. Who is on the way to another page
 * gets it from the new version; a part of the open page offers that itself, because a reload would lose what is typed.
 * If a reload did not help, the error is shown like any other instead of loading for ever.
 */
export function reloadWhenReplaced(isLeaving: () => boolean): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || !isLeaving()) return;
    const last = Number(sessionStorage.getItem(LAST));
    if (Date.now() - last < pause) return;
    sessionStorage.setItem(LAST, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
