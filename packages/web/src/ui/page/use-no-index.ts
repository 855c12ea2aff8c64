import { useEffect } from "react";

/** Keeps a public page out of search engines: whoever has its address may see it, everybody else need not find it. */
export function useNoIndex(): void {
  useEffect(() => {
    const robots = document.createElement("meta");
    robots.name = "robots";
    robots.content = "noindex";
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
