import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { contentProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const createPackage = endpoint({
  id: "content.create_package",
  method: "POST",
  path: "/api/packages",
  summary: "Make a package of an uploaded ZIP; a job unpacks it",
  access: "courses.edit",
  module: learningModules,
  body: shape.packageStart,
  answer: shape.packageView,
  problems: [contentProblems.fileNotReady],
  idempotent: true,
});

export const listPackages = endpoint({
  id: "content.list_packages",
  method: "GET",
  path: "/api/packages",
  summary: "Packages of the client, the newest first",
  access: "courses.read",
  module: learningModules,
  query: z.strictObject({
    ...pageQuery,
    kind: z.optional(z.enum(shape.packageKinds)),
    search: searchText,
  }),
  answer: page(shape.packageView),
});

export const readPackage = endpoint({
  id: "content.read_package",
  method: "GET",
  path: "/api/packages/:id",
  summary: "A package: how far its unpacking is, what is in it, or why it is refused",
  access: "courses.read",
  module: learningModules,
  params,
  answer: shape.packageView,
  problems: [genericProblems.notFound],
});

export const replacePackage = endpoint({
  id: "content.replace_package",
  method: "POST",
  path: "/api/packages/:id/revisions",
  summary: "Put a new ZIP in a package's place; people keep what they did in lessons of the same identifier",
  // Published courses show it at once.
  access: "courses.publish",
  module: learningModules,
  params,
  body: shape.packageReplacement,
  answer: shape.packageView,
  problems: [genericProblems.notFound, contentProblems.fileNotReady, contentProblems.unpacking],
  idempotent: true,
});

export const allowPackageHosts = endpoint({
  id: "content.allow_hosts",
  method: "PUT",
  path: "/api/packages/:id/hosts",
  summary:
    "Say which of the outside hosts a package names it may show: frames, pictures, films, styles; no scripts",
  // Published courses show it at once.
  access: "courses.publish",
  module: learningModules,
  params,
  body: shape.packageHosts,
  answer: shape.packageView,
  problems: [genericProblems.notFound, contentProblems.hostNotNamed],
});

export const contentEndpoints = [createPackage, listPackages, readPackage, replacePackage, allowPackageHosts];
