// Takes the place of Vite's preload helper: every lazy `import()` of the build goes through here (tools/fetch-ahead.ts).
// A browser keeps a module that could not be fetched as failed for as long as the page lives, and a preload likewise;
// so files are fetched as plain data first, and imported from the cache once all of them are here.

/** Files by address: fetched, or on their way. */
const fetched = new Map();

async function fetchScript(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
}

const fetchSheet = (address) =>
  new Promise((come, fail) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.crossOrigin = "";
    link.href = address;
    link.addEventListener("load", () => come());
    link.addEventListener("error", () => {
      link.remove();
      fail(new Error(`${address} did not come`));
    });
    document.head.append(link);
  });

function fetchOnce(address) {
  const before = fetched.get(address);
  if (before) return before;
  const sheet = address.endsWith(".css");
  // The page began with it.
  const begun = document.querySelector(
    sheet
      ? `link[rel=stylesheet][href="${address}"]`
      : `link[rel=modulepreload][href="${address}"], script[src="${address}"]`,
  );
  const fetching = begun ? Promise.resolve() : sheet ? fetchSheet(address) : fetchScript(address);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

/**
 * Imports a part of the page with all its files, once they are here. An error may be answered by whoever listens for
 * `vite:preloadError`, as with Vite's own helper; else it reaches who imports, and the next try fetches anew.
 */
export async function __vitePreload(load, files = []) {
  try {
    await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
    return await load();
  } catch (error) {
    const event = new Event("vite:preloadError", { cancelable: true });
    event.payload = error;
    window.dispatchEvent(event);
    if (event.defaultPrevented) return undefined;
    throw error;
  }
}
