import { expect, it } from "vitest";
import { budgets, filesOfPages, overBudget } from "./page-budget.ts";

const chunk = (name: string, imports: string[], moduleIds: string[], sheets: string[] = []) => ({
  type: "chunk" as const,
  name,
  fileName: `${name}.js`,
  imports,
  moduleIds,
  viteMetadata: { importedCss: new Set(sheets) },
});

const bundle = [
  chunk("index", ["platform.js"], ["main.tsx"], ["index.css"]),
  chunk("platform", [], ["react.js"]),
  chunk("home", ["index.js"], ["HomePage.tsx"]),
  chunk("DesktopFrame", ["home.js", "menu.js"], ["DesktopFrame.tsx"]),
  chunk("menu", [], ["Menu.tsx"], ["menu.css"]),
  chunk("shared", ["menu.js", "list.js"], ["StorePage.tsx", "OrderPage.tsx"], ["shared.css"]),
  chunk("list", [], ["List.tsx"]),
  chunk("other", [], ["OtherPage.tsx"]),
];

it("a page is counted with the app, its frame and all they import, each file once", () => {
  const [store] = filesOfPages(bundle, [{ kind: "person", module: "StorePage.tsx" }]);
  expect(store?.files.toSorted()).toEqual(
    ["index.js", "platform.js", "index.css", "home.js", "DesktopFrame.js", "menu.js", "menu.css", "shared.js"]
      .concat("shared.css", "list.js")
      .toSorted(),
  );
  expect(() => filesOfPages(bundle, [{ kind: "person", module: "Gone.tsx" }])).toThrow("Gone.tsx");
});

it("a page above the budget, in files or in bytes, is named with its figures", () => {
  const { files, bytes } = budgets.person;
  const page = (name: string, count: number, kind: "person" | "office" = "person") => ({
    page: name,
    kind,
    files: Array.from({ length: count }, (_, index) => `${index}.js`),
  });
  const large = { page: "Large.tsx", kind: "person" as const, files: ["large.js"] };
  const bytesOf = (file: string) => (file === "large.js" ? bytes + 1 : 1000);
  const pages = [page("Many.tsx", files + 1), page("Most.tsx", files), large];
  expect(overBudget([...pages, page("Office.tsx", files + 1, "office")], bytesOf)).toEqual([
    "Many.tsx: 26 files, 26 kB",
    "Large.tsx: 1 files, 350 kB",
  ]);
});
