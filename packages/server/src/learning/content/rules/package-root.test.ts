import { expect, it } from "vitest";
import { isLitter, rootOf } from "./package-root.ts";

it.each<["scorm" | "html", string[], unknown]>([
  ["scorm", ["imsmanifest.xml", "a.html"], { folder: "", first: "imsmanifest.xml" }],
  ["scorm", ["IMSManifest.XML"], { folder: "", first: "IMSManifest.XML" }],
  ["scorm", ["c/imsmanifest.xml", "c/a/b.html"], { folder: "c/", first: "imsmanifest.xml" }],
  ["scorm", ["c/imsmanifest.xml", "__MACOSX/c/._x", ".DS_Store"], { folder: "c/", first: "imsmanifest.xml" }],
  ["scorm", ["c/imsmanifest.xml", "x.html"], { fault: "manifestNested" }],
  ["scorm", ["c/d/imsmanifest.xml"], { fault: "manifestNested" }],
  ["scorm", ["index.html"], { fault: "manifestMissing" }],
  ["scorm", [], { fault: "manifestMissing" }],
  ["scorm", ["imsmanifest.xml", "_/x"], { fault: "name" }],
  ["html", ["index.htm"], { folder: "", first: "index.htm" }],
  ["html", ["s/index.html", "s/a.css"], { folder: "s/", first: "index.html" }],
  ["html", ["a.html"], { fault: "indexMissing" }],
])("%s with %j begins at %j", (kind, names, root) => {
  expect(rootOf(names, kind)).toMatchObject(root as object);
});

it("what computers leave behind is no part of a package", () => {
  expect(["a/.DS_Store", "__MACOSX/a", "Thumbs.db", "a/thumbs.db.html"].map(isLitter)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
