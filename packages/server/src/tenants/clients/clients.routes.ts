import * as contract from "@trilha/contract/tenants/clients/endpoints.ts";
import * as texts from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { createClient } from "./create-client.ts";
import { editBranding } from "./edit-branding.ts";
import { editClient } from "./edit-client.ts";
import { editMenu } from "./edit-menu.ts";
import { listClients } from "./list-clients.ts";
import { listStores } from "./list-stores.ts";
import { readClient } from "./read-client.ts";
import { readNetwork } from "./read-network.ts";
import { readReference } from "./read-reference.ts";
import * as office from "./texts/office-texts.ts";
import { listTexts, readText } from "./texts/read-text.ts";
import * as writing from "./texts/write-text.ts";

export const clientRoutes: readonly Route[] = [
  route(contract.readReference, readReference),
  route(contract.listClients, listClients),
  route(contract.createClient, createClient),
  route(contract.readClient, readClient),
  route(contract.editClient, editClient),
  route(contract.editBranding, editBranding),
  route(contract.editMenu, editMenu),
  route(contract.readNetwork, readNetwork),
  route(contract.listStores, listStores),
  route(texts.readLegalText, readText),
  route(texts.listTexts, listTexts),
  route(texts.listOfficeTexts, office.listOfficeTexts),
  route(texts.readOfficeText, office.readOfficeText),
  route(texts.saveDraft, writing.saveDraft),
  route(texts.discardDraft, writing.discardDraft),
  route(texts.publishText, writing.publishText),
  route(texts.listTextVersions, office.listTextVersions),
  route(texts.readTextVersion, office.readTextVersion),
];
