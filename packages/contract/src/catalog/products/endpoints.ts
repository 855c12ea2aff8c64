import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { catalogueProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

/** §entities#sale: what a sale's lines are chosen from. */
export const searchProducts = endpoint({
  id: "catalogue.search",
  method: "GET",
  path: "/api/catalogue/search",
  summary:
    "Active products for a sale's line, at most 20: what fits best first; without a wish, what the caller sells most and what is new",
  access: "participant",
  module: "always",
  query: z.strictObject(shape.productNarrowing),
  answer: z.strictObject({
    items: z.array(shape.productChoice),
    /** Choices left to narrow by next, each under the other choices. */
    facets: shape.productFacets,
  }),
});

export const listProducts = endpoint({
  id: "catalogue.list",
  method: "GET",
  path: "/api/products",
  summary: "Products of the selected client, by name",
  access: "catalogue.read",
  module: "always",
  query: z.strictObject({
    ...shape.productNarrowing,
    activity: z.optional(shape.activity),
    ...pageQuery,
  }),
  answer: page(shape.product),
});

export const readProductFacets = endpoint({
  id: "catalogue.read_facets",
  method: "GET",
  path: "/api/products/facets",
  summary:
    "Types, brands, processors and generations of products, switched-off ones among them where a list asks",
  access: "catalogue.read",
  module: "always",
  query: z.strictObject({
    /** Facets of all products, for narrowing a list; otherwise of those that are sold, for something new. */
    switchedOff: z.optional(z.enum(["true"])),
  }),
  answer: shape.productFacets,
});

export const exportProducts = endpoint({
  id: "catalogue.export",
  method: "GET",
  path: "/api/products/export",
  summary: "All products as the text of a CSV file that can be imported again",
  access: "catalogue.read",
  module: "always",
  answer: z.strictObject({ name: z.string(), text: z.string() }),
});

export const readProduct = endpoint({
  id: "catalogue.read",
  method: "GET",
  path: "/api/products/:id",
  summary: "One product",
  access: "catalogue.read",
  module: "always",
  params: z.strictObject({ id }),
  answer: shape.product,
  problems: [genericProblems.notFound],
});

export const createProduct = endpoint({
  id: "catalogue.create",
  method: "POST",
  path: "/api/products",
  summary: "Add a product",
  access: "catalogue.edit",
  module: "always",
  body: shape.productFields,
  answer: z.strictObject({ id }),
  problems: [catalogueProblems.skuUsed],
  idempotent: true,
});

export const editProduct = endpoint({
  id: "catalogue.edit",
  method: "PATCH",
  path: "/api/products/:id",
  summary: "Change a product; sales reported before keep what it was",
  access: "catalogue.edit",
  module: "always",
  params: z.strictObject({ id }),
  body: shape.productEdit,
  answer: shape.product,
  problems: [genericProblems.notFound, genericProblems.conflict, catalogueProblems.skuUsed],
});

export const switchProducts = endpoint({
  id: "catalogue.switch",
  method: "POST",
  path: "/api/products/states",
  summary: "Switch one product or many off or on again; all or none",
  access: "catalogue.edit",
  module: "always",
  body: shape.switching,
  answer: z.strictObject({ changed: z.number() }),
  problems: [genericProblems.notFound],
  idempotent: true,
});

export const importProducts = endpoint({
  id: "catalogue.import",
  method: "POST",
  path: "/api/products/import",
  summary: "Check a product file, or bring it in, whole or its good lines alone",
  access: "catalogue.edit",
  module: "always",
  body: z.strictObject(importFile),
  answer: z.strictObject({ ...importReport.shape, newBrands: z.array(z.string()) }),
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    importProblems.unreadable,
    importProblems.tooLong,
  ],
  rate: "upload",
  idempotent: true,
});

export const catalogueEndpoints = [
  searchProducts,
  listProducts,
  readProductFacets,
  exportProducts,
  readProduct,
  createProduct,
  editProduct,
  switchProducts,
  importProducts,
];
