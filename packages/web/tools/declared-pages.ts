import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

/** A page as its room declares it, read from the source: the build runs none of it. */
export type DeclaredPage = {
  readonly kind: "open" | "person" | "office";
  readonly path: string;
  /** Module its code begins in; a page that only redirects, or is part of the app itself, has none. */
  readonly module: string | undefined;
  /** Rooms whose texts it shows. */
  readonly texts: readonly string[];
};

type Source = { readonly file: string; readonly code: string };
/** Names of functions or properties that fetch a module, with that module. */
type Loaders = ReadonlyMap<string, string>;

const KIND = /^(open|person|office)Page$/;

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === "Identifier" ? node.name : node.type === "Literal" ? String(node.value) : undefined;

const propertiesOf = ({ properties }: ESTree.ObjectExpression): ReadonlyMap<string, ESTree.Node> =>
  new Map(
    properties.flatMap((property) =>
      property.type === "Property" ? [[nameOf(property.key) ?? "", property.value] as const] : [],
    ),
  );

const textOf = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;

/** Modules that the source imports when it needs them, by the place of the call. */
function importsOf({ file, code }: Source): (node: ESTree.Node) => string | undefined {
  const imports: { start: number; module: string }[] = [];
  new Visitor({
    ImportExpression: ({ start, source }) => {
      const address = textOf(source);
      if (address) imports.push({ start, module: join(dirname(file), address) });
    },
  }).visit(parseSync(file, code).program);
  return ({ start, end }) => imports.find((one) => one.start >= start && one.start < end)?.module;
}

/** `assembled.ts`: its names, with the module each fetches. */
function readAssembled(source: Source): Loaders {
  const importIn = importsOf(source);
  const named = new Map<string, string>();
  const loaders = new Map<string, string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const module = init?.type === "ArrowFunctionExpression" ? importIn(init) : undefined;
      const name = nameOf(id);
      if (module && name) named.set(name, module);
    },
    Property: ({ key, value }) => {
      const name = nameOf(key);
      const module = importIn(value) ?? named.get(nameOf(value) ?? "");
      if (name && module) loaders.set(name, module);
    },
  }).visit(parseSync(source.file, source.code).program);
  return loaders;
}

/** Pages that a room's declaration makes by `openPage`, `personPage` and `officePage`. */
export function readPages(source: Source, assembled: Loaders): DeclaredPage[] {
  const importIn = importsOf(source);
  const pages: DeclaredPage[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [declared] }) => {
      const kind = KIND.exec(nameOf(callee) ?? "")?.[1] as DeclaredPage["kind"] | undefined;
      if (!kind || declared?.type !== "ObjectExpression") return;
      const properties = propertiesOf(declared);
      const path = textOf(properties.get("path"));
      if (!path) throw new Error(`${source.file}: a page without a path that can be read`);
      const load = properties.get("load");
      const name = textOf(properties.get("assembled"));
      const module = name ? assembled.get(name) : load && importIn(load);
      if (name && !module) throw new Error(`${source.file}: no module for the page ${path}`);
      const texts = properties.get("texts");
      pages.push({
        kind,
        path,
        module,
        texts:
          texts?.type === "ArrayExpression"
            ? texts.elements.flatMap((text) => textOf(text ?? undefined) ?? [])
            : [],
      });
    },
  }).visit(parseSync(source.file, source.code).program);
  return pages;
}

/** Pages of all rooms below `root`, the folder of the web app. */
export function readDeclaredPages(root: string): DeclaredPage[] {
  const read = (file: string): Source => ({ file, code: readFileSync(file, "utf8") });
  const assembled = new Map(
    ["assembled.ts", "open-assembled.ts"].flatMap((file) => [
      ...readAssembled(read(join(root, "src/app", file))),
    ]),
  );
  return globSync(join(root, "src/*/*/{room,open}.ts"))
    .sort()
    .flatMap((file) => readPages(read(file), assembled));
}
