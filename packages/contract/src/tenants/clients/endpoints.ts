import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { doorSlug, id, searchText } from "../../core/shapes.ts";
import { clientProblems } from "./problems.ts";
import * as shape from "./shapes.ts";
import { textEndpoints } from "./text-endpoints.ts";

/** §entities#login-parameters, by `?client=` or else by the host the browser used. */
export const readBranding = endpoint({
  id: "clients.read_look",
  method: "GET",
  path: "/api/branding",
  summary: "How a client's door looks: logo, colours, background, what sign-in asks",
  access: "public",
  module: "always",
  query: z.strictObject({ client: doorSlug }),
  answer: shape.branding,
  problems: [clientProblems.unknownClient],
  maxAge: 60,
});

export const readReference = endpoint({
  id: "clients.read_reference",
  method: "GET",
  path: "/api/reference",
  summary:
    "Lists every client shares: languages, countries and areas, genders, marital statuses, professions",
  access: "public",
  module: "always",
  answer: shape.reference,
  maxAge: 3600,
});

export const listClients = endpoint({
  id: "clients.list",
  method: "GET",
  path: "/api/clients",
  summary: "All clients of the installation",
  access: "clients.list",
  module: "always",
  query: z.strictObject({ search: searchText, ...pageQuery }),
  answer: page(shape.clientItem),
});

export const createClient = endpoint({
  id: "clients.create",
  method: "POST",
  path: "/api/clients",
  summary: "Open a new client with the default look and menu",
  access: "clients.create",
  module: "always",
  body: shape.clientCreate,
  answer: z.strictObject({ id }),
  problems: [clientProblems.slugUsed],
  idempotent: true,
});

export const readClient = endpoint({
  id: "clients.read",
  method: "GET",
  path: "/api/clients/:id",
  summary: "One client: flags, menu and look",
  access: "client.read",
  module: "always",
  params: z.strictObject({ id }),
  answer: shape.client,
  problems: [genericProblems.notFound],
});

export const editClient = endpoint({
  id: "clients.edit",
  method: "PATCH",
  path: "/api/clients/:id",
  summary: "Change a client's name, addresses, countries and module flags",
  access: "client.configure",
  module: "always",
  params: z.strictObject({ id }),
  body: shape.clientEdit,
  answer: shape.client,
  problems: [genericProblems.notFound, genericProblems.conflict, clientProblems.hostUsed],
});

export const editBranding = endpoint({
  id: "clients.edit_branding",
  method: "PUT",
  path: "/api/clients/:id/look",
  summary: "Change how a client's door looks",
  access: "client.configure",
  module: "always",
  params: z.strictObject({ id }),
  body: shape.brandingEdit,
  answer: shape.client,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const editMenu = endpoint({
  id: "clients.edit_menu",
  method: "PUT",
  path: "/api/clients/:id/menu",
  summary: "Change which places a client's menu holds, in which order",
  access: "client.configure",
  module: "always",
  params: z.strictObject({ id }),
  body: shape.menuEdit,
  answer: shape.client,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const readNetwork = endpoint({
  id: "clients.read_network",
  method: "GET",
  path: "/api/network",
  summary: "Companies, agencies, brands, chains and groups of the selected client",
  access: "participant",
  module: "always",
  answer: shape.network,
});

export const listStores = endpoint({
  id: "clients.list_stores",
  method: "GET",
  path: "/api/stores",
  summary: "Stores of the selected client",
  access: "participant",
  module: "always",
  query: z.strictObject({ search: searchText, retailerId: z.optional(id), ...pageQuery }),
  answer: page(shape.storeItem),
});

export const clientEndpoints: readonly EndpointSpec[] = [
  readBranding,
  readReference,
  listClients,
  createClient,
  readClient,
  editClient,
  editBranding,
  editMenu,
  readNetwork,
  listStores,
  ...textEndpoints,
];
