// Rules for packages: exact versions, from the registry, verified, under licences that allow commercial use.
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { read, root } from "./files.ts";

type Manifest = Record<"dependencies" | "devDependencies", Record<string, string> | undefined> & {
  workspaces?: string[];
  allowScripts?: Record<string, boolean>;
};
type Locked = {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  license?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};

const manifests = ["package.json", ...globSync("packages/*/package.json", { cwd: root })];
const lock = JSON.parse(read("package-lock.json")) as {
  lockfileVersion: number;
  packages: Record<string, Locked>;
};
const locked = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes("node_modules/") && !entry.link)
  .map(([path, entry]) => ({ path, name: path.replace(/^.*node_modules\//, ""), ...entry }));

const licences = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0", // file by file: ours stay ours
  "OFL-1.1", // fonts
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "(MIT OR CC0-1.0)",
  "(MPL-2.0 OR Apache-2.0)",
  "MIT AND ISC AND BSD-3-Clause",
];

/** Looked at one by one. */
const exceptions: [name: RegExp, reason: string][] = [
  [/^@img\/sharp-/, "LGPL libvips as a separate shared library that anyone can replace"],
  [/^xmlhttprequest-ssl$/, "MIT, named in an old field the lock file does not read"],
  [
    /^date-holidays$/,
    "ISC; its calendars are CC BY-SA 3.0 and used as they come, their attribution in its LICENSE file",
  ],
  [/^png-js$/, "MIT, in its LICENSE file and nowhere else"],
];

test("every version in every package.json is exact", () => {
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Manifest;
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name}@${version}`);
  });
  expect(loose).toEqual([]);
});

test("one version of a package in all workspaces", () => {
  const versions = new Map<string, Set<string>>();
  for (const file of manifests) {
    const manifest = JSON.parse(read(file)) as Manifest;
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      versions.set(name, new Set([...(versions.get(name) ?? []), version]));
    }
  }
  expect([...versions].filter(([, imports]) => imports.size > 1)).toEqual([]);
});

test("every locked package comes from the registry and is verified", () => {
  expect(lock.lockfileVersion).toBe(3);
  expect(locked.length).toBeGreaterThan(100);
  // `resolved` is left out on purpose (.npmrc), so that any mirror of the registry can serve; where it
  // stands it must be the registry.
  const strange = locked.filter(
    ({ resolved, integrity, inBundle }) =>
      !(inBundle || integrity?.startsWith("sha512-")) ||
      (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
  );
  expect(strange).toEqual([]);
});

test("only packages named in allowScripts run scripts when installed", () => {
  const { allowScripts = {} } = JSON.parse(read("package.json")) as Manifest;
  const unnamed = locked
    .filter(({ name, hasInstallScript }) => hasInstallScript && !(name in allowScripts))
    .map(({ name }) => name)
    // SWC's script only checks that the prebuilt binary of this machine is there.
    .filter((name) => name !== "@swc/core");
  expect(unnamed).toEqual([]);
});

test("licences of what we ship allow commercial use", () => {
  const refused = locked
    .filter(({ dev, name }) => !dev && !exceptions.some(([pattern]) => pattern.test(name)))
    .filter(({ license }) => !licences.includes(license ?? ""))
    .map(({ name, license }) => `${name}: ${license ?? "no licence"}`);
  expect(refused).toEqual([]);
});
