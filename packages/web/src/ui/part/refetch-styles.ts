/** Fetches style sheets that did not come once more; the bundler asks for each of them only once. */
export async function refetchStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    [...links]
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((come, fail) => {
            const again = link.cloneNode() as HTMLLinkElement;
            again.addEventListener("load", come);
            again.addEventListener("error", fail);
            link.replaceWith(again);
          }),
      ),
  );
}
