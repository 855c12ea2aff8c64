// Parts of the documents that the code knows better. `node scripts/docs.ts` writes them; a test compares.
import { existsSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fileKinds } from "../packages/contract/src/core/files/rules.ts";
import { permissions, permissionsByRole, roles } from "../packages/contract/src/permissions.ts";
import { settingsTable } from "../packages/server/src/settings-table.ts";
import { read, root } from "./testing/files.ts";

type Part = { file: string; name: string; text: () => string };

/** Each stands between `<!-- name -->` and `<!-- /name -->` in its file, in code behind `//`. */
export const generatedParts: Part[] = [
  { file: "README.md", name: "settings", text: settings },
  { file: "docs/permissions.md", name: "permissions", text: matrix },
  { file: "docs/operations.md", name: "uploads", text: uploads },
  { file: "packages/web/src/i18n/namespaces.d.ts", name: "namespaces", text: namespaces },
];

/** Part between the two marks now. */
export function partOf(document: string, name: string): string | undefined {
  return document.match(new RegExp(`<!-- ${name} -->\\n(.*?)\\n(?: *// )?<!-- /${name} -->`, "s"))?.[1];
}

function settings(): string {
  return table(
    ["Setting", "Default", "Meaning"],
    settingsTable.map(({ name, default: value, meaning, secret }) => [
      `\`${name}\``,
      shown(value),
      secret ? `${meaning} _(secret)_` : meaning,
    ]),
  );
}

function matrix(): string {
  return table(
    ["Permission", ...roles.map((role) => `\`${role}\``), "superuser"],
    permissions.map((permission) => [
      `\`${permission}\``,
      ...roles.map((role) => (permissionsByRole[role].includes(permission) ? "yes" : "")),
      "yes",
    ]),
  );
}

function uploads(): string {
  return table(
    ["Kind", "Types", "Largest"],
    Object.entries(fileKinds).map(([kind, { types, maxBytes }]) => [
      `\`${kind}\``,
      types.join(", "),
      `${maxBytes / 2 ** 20} MB`,
    ]),
  );
}

/** Every web room that has texts, by its address below src. */
function namespaces(): string {
  const rooms = globSync("*/**/locales/pt-BR.json", {
    cwd: join(root, "packages/web/src"),
    exclude: ["i18n/**"],
  })
    .map((file) => file.replace("/locales/pt-BR.json", ""))
    .sort();
  return rooms
    .map((room) => `    "${room}": typeof import("../${room}/locales/pt-BR.json")["default"];`)
    .join("\n");
}

/** Files that are read from a database that was just made, by their paths. */
async function schemaFiles(): Promise<Record<string, string>> {
  // Loaded late: a test that compares parts of documents needs no database.
  const { startTestCluster } = await import("../packages/server/test/cluster.ts");
  const { catalogueOf } = await import("../packages/server/test/catalogue.ts");
  const { tableTypesOf } = await import("../packages/server/test/table-types.ts");
  const { cluster, stop } = await startTestCluster();
  try {
    return {
      "packages/server/src/db/schema.sql": await catalogueOf(cluster.ownerUrl),
      "packages/server/src/db/schema.ts": await tableTypesOf(cluster.ownerUrl),
    };
  } finally {
    await stop();
  }
}

/** Columns of equal width, as the formatter leaves them. */
function table(head: string[], rows: string[][]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[], fill = " ") =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width, fill)).join(" | ")} |`;
  return [line(lines[0] ?? []), line([], "-"), ...lines.slice(1).map((cells) => line(cells))].join("\n");
}

function shown(value: string): string {
  if (value === "") return "–";
  return value.includes(" ") ? value : `\`${value}\``;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const { file, name, text } of generatedParts) {
    if (!existsSync(join(root, file))) continue;
    const document = read(file);
    const old = partOf(document, name);
    if (old === undefined) throw new Error(`${file} has no <!-- ${name} --> … <!-- /${name} -->`);
    writeFileSync(
      join(root, file),
      document.replace(`<!-- ${name} -->\n${old}\n`, () => `<!-- ${name} -->\n${text()}\n`),
    );
  }
  for (const [file, text] of Object.entries(await schemaFiles())) writeFileSync(join(root, file), text);
}
