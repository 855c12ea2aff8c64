import { expect, it } from "vitest";
import { isFault } from "./fault.ts";
import { filesByName, resourceAddress } from "./resource-address.ts";

const files = filesByName(["Aula/Index.html", "a b.html", "50%.html", "x.html"]);
const at = { file: "imsmanifest.xml", line: 7 };

it.each<[string, string, string, string]>([
  ["", "x.html", "", "x.html"],
  ["aula/", "index.HTML", "", "Aula/Index.html"],
  ["", "aula\\index.html", "", "Aula/Index.html"],
  ["aula/", "../x.html", "", "x.html"],
  ["", "./a%20b.html", "", "a%20b.html"],
  ["", "a b.html", "", "a%20b.html"],
  ["", "50%.html", "", "50%25.html"],
  ["", "x.html?a=1", "?b=2", "x.html?a=1&b=2"],
  ["", "x.html", "&b=2", "x.html?b=2"],
  ["", "x.html#p", "#q", "x.html#p"],
  ["", "x.html", "#q", "x.html#q"],
  ["", "x.html", "b=2#q", "x.html?b=2#q"],
  ["", "x.html#p", "b=2", "x.html?b=2#p"],
])("base %j, href %j, parameters %j: %s", (base, href, parameters, address) => {
  expect(resourceAddress({ base, href, parameters }, files, at)).toBe(address);
});

it.each([
  ["https://evil.example/x.html", "resourceOutside"],
  ["//evil.example/x.html", "resourceOutside"],
  ["javascript:alert(1)", "resourceOutside"],
  ["/x.html", "resourceOutside"],
  ["../x.html", "resourceOutside"],
  ["aula/../../x.html", "resourceOutside"],
  ["gone.html", "resourceMissing"],
])("%s is %s, with its line", (href, fault) => {
  const result = resourceAddress({ base: "", href, parameters: "" }, files, at);
  expect(isFault(result) && [result.fault, result.params.line, result.params.href]).toEqual([fault, 7, href]);
});
