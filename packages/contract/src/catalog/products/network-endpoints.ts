import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { country, id, searchText, text, version } from "../../core/shapes.ts";
import * as shape from "./network-shapes.ts";
import { catalogueProblems } from "./problems.ts";
import { activity, switching } from "./shapes.ts";

const params = z.strictObject({ id });

export const listChains = endpoint({
  id: "network.list_chains",
  method: "GET",
  path: "/api/chains",
  summary: "Chains of the selected client, by name",
  access: "catalogue.read",
  module: "always",
  query: z.strictObject({
    search: searchText,
    country: z.optional(country),
    activity: z.optional(activity),
    ...pageQuery,
  }),
  answer: page(shape.chain),
});

export const createChain = endpoint({
  id: "network.create_chain",
  method: "POST",
  path: "/api/chains",
  summary: "Add a chain",
  access: "network.edit",
  module: "always",
  body: shape.chainFields,
  answer: z.strictObject({ id }),
  problems: [catalogueProblems.nameUsed],
  idempotent: true,
});

export const editChain = endpoint({
  id: "network.edit_chain",
  method: "PATCH",
  path: "/api/chains/:id",
  summary: "Rename a chain",
  access: "network.edit",
  module: "always",
  params,
  body: shape.chainEdit,
  answer: shape.chain,
  problems: [genericProblems.notFound, genericProblems.conflict, catalogueProblems.nameUsed],
});

export const switchChains = endpoint({
  id: "network.switch_chains",
  method: "POST",
  path: "/api/chains/states",
  summary: "Switch chains off or on again; their stores follow without losing their own state",
  access: "network.edit",
  module: "always",
  body: switching,
  answer: z.strictObject({ changed: z.number() }),
  problems: [genericProblems.notFound],
  idempotent: true,
});

export const listNetworkStores = endpoint({
  id: "network.list_stores",
  method: "GET",
  path: "/api/network/stores",
  summary: "Stores of the selected client with what staff set about them, by name",
  access: "catalogue.read",
  module: "always",
  query: z.strictObject({
    search: searchText,
    country: z.optional(country),
    chainId: z.optional(id),
    groupId: z.optional(id),
    activity: z.optional(activity),
    ...pageQuery,
  }),
  answer: page(shape.store),
});

export const readStore = endpoint({
  id: "network.read_store",
  method: "GET",
  path: "/api/network/stores/:id",
  summary: "One store",
  access: "catalogue.read",
  module: "always",
  params,
  answer: shape.store,
  problems: [genericProblems.notFound],
});

export const createStore = endpoint({
  id: "network.create_store",
  method: "POST",
  path: "/api/network/stores",
  summary: "Add a store to a chain",
  access: "network.edit",
  module: "always",
  body: shape.storeFields,
  answer: z.strictObject({ id }),
  problems: [catalogueProblems.storeCodeUsed],
  idempotent: true,
});

export const editStore = endpoint({
  id: "network.edit_store",
  method: "PATCH",
  path: "/api/network/stores/:id",
  summary: "Change a store",
  access: "network.edit",
  module: "always",
  params,
  body: shape.storeEdit,
  answer: shape.store,
  problems: [genericProblems.notFound, genericProblems.conflict, catalogueProblems.storeCodeUsed],
});

export const switchStores = endpoint({
  id: "network.switch_stores",
  method: "POST",
  path: "/api/network/stores/states",
  summary: "Switch one store or many off or on again; all or none",
  access: "network.edit",
  module: "always",
  body: switching,
  answer: z.strictObject({ changed: z.number() }),
  problems: [genericProblems.notFound],
  idempotent: true,
});

export const importStores = endpoint({
  id: "network.import_stores",
  method: "POST",
  path: "/api/network/stores/import",
  summary: "Check a store file, or bring it in with the chains it names, whole or its good lines alone",
  access: "network.edit",
  module: "always",
  body: z.strictObject(importFile),
  answer: z.strictObject({ ...importReport.shape, newChains: shape.newChains }),
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    importProblems.unreadable,
    importProblems.tooLong,
  ],
  rate: "upload",
  idempotent: true,
});

export const exportStores = endpoint({
  id: "network.export_stores",
  method: "GET",
  path: "/api/network/stores/export",
  summary: "All stores as the text of a CSV file that can be imported again",
  access: "catalogue.read",
  module: "always",
  answer: z.strictObject({ name: z.string(), text: z.string() }),
});

export const listStoreGroups = endpoint({
  id: "network.list_store_groups",
  method: "GET",
  path: "/api/store-groups",
  summary: "Groups of stores, by name",
  access: "catalogue.read",
  module: "always",
  query: z.strictObject({ search: searchText, ...pageQuery }),
  answer: page(shape.storeGroup),
});

export const readStoreGroup = endpoint({
  id: "network.read_store_group",
  method: "GET",
  path: "/api/store-groups/:id",
  summary: "One group of stores; its members are the store list narrowed by it",
  access: "catalogue.read",
  module: "always",
  params,
  answer: shape.storeGroup,
  problems: [genericProblems.notFound],
});

export const createStoreGroup = endpoint({
  id: "network.create_store_group",
  method: "POST",
  path: "/api/store-groups",
  summary: "Add a group of stores, empty at first",
  access: "network.edit",
  module: "always",
  body: z.strictObject({ name: text() }),
  answer: z.strictObject({ id }),
  problems: [catalogueProblems.nameUsed],
  idempotent: true,
});

export const renameStoreGroup = endpoint({
  id: "network.rename_store_group",
  method: "PATCH",
  path: "/api/store-groups/:id",
  summary: "Rename a group of stores",
  access: "network.edit",
  module: "always",
  params,
  body: z.strictObject({ version, name: text() }),
  answer: shape.storeGroup,
  problems: [genericProblems.notFound, genericProblems.conflict, catalogueProblems.nameUsed],
});

export const changeGroupMembers = endpoint({
  id: "network.change_group_members",
  method: "PUT",
  path: "/api/store-groups/:id/stores",
  summary: "Put stores into a group or take them out, by name or all that match",
  access: "network.edit",
  module: "always",
  params,
  body: shape.memberChange,
  bodyLimit: 256 * 1024,
  answer: shape.storeGroup,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const deleteStoreGroup = endpoint({
  id: "network.delete_store_group",
  method: "DELETE",
  path: "/api/store-groups/:id",
  summary: "Delete a group of stores no campaign uses",
  access: "network.edit",
  module: "always",
  params,
  problems: [genericProblems.notFound, catalogueProblems.groupInUse],
});

export const createCompany = endpoint({
  id: "network.create_company",
  method: "POST",
  path: "/api/companies",
  summary: "Add a company or an agency; they are listed with the network",
  access: "network.edit",
  module: "always",
  body: shape.companyFields,
  answer: z.strictObject({ id }),
  problems: [catalogueProblems.nameUsed],
  idempotent: true,
});

export const listBrands = endpoint({
  id: "network.list_brands",
  method: "GET",
  path: "/api/brands",
  summary: "Brands of the selected client with the companies they belong to, by name",
  access: "catalogue.read",
  module: "always",
  query: z.strictObject({ search: searchText, activity: z.optional(activity), ...pageQuery }),
  answer: page(shape.brand),
});

export const createBrand = endpoint({
  id: "network.create_brand",
  method: "POST",
  path: "/api/brands",
  summary: "Add a brand; without companies it is offered with every one",
  access: "network.edit",
  module: "always",
  body: shape.brandFields,
  answer: z.strictObject({ id }),
  problems: [catalogueProblems.nameUsed],
  idempotent: true,
});

export const editBrand = endpoint({
  id: "network.edit_brand",
  method: "PATCH",
  path: "/api/brands/:id",
  summary: "Say which companies a brand belongs to; who signed up with it stays",
  access: "network.edit",
  module: "always",
  params,
  body: shape.brandEdit,
  answer: shape.brand,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const switchBrands = endpoint({
  id: "network.switch_brands",
  method: "POST",
  path: "/api/brands/states",
  summary: "Switch brands off or on again; new sign-ups do not offer those that are off",
  access: "network.edit",
  module: "always",
  body: switching,
  answer: z.strictObject({ changed: z.number() }),
  problems: [genericProblems.notFound],
  idempotent: true,
});

export const networkEndpoints = [
  listChains,
  createChain,
  editChain,
  switchChains,
  listNetworkStores,
  exportStores,
  readStore,
  createStore,
  editStore,
  switchStores,
  importStores,
  listStoreGroups,
  readStoreGroup,
  createStoreGroup,
  renameStoreGroup,
  changeGroupMembers,
  deleteStoreGroup,
  createCompany,
  listBrands,
  createBrand,
  editBrand,
  switchBrands,
];
