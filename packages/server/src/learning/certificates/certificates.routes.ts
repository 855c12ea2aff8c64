import * as contract from "@trilha/contract/learning/certificates/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { reissue, renewOwn, revoke } from "./change-certificate.ts";
import { checkCertificate } from "./check-certificate.ts";
import { listIssued } from "./list-issued.ts";
import { listOwn, readIssuedFile, readOwnFile, trailCertificate } from "./own-certificates.ts";
import { listTemplates, readTemplate } from "./present-template.ts";
import { previewTemplate } from "./preview-template.ts";
import { readOffer } from "./read-offer.ts";
import { readRun, startRun } from "./start-run.ts";
import { createTemplate, editTemplate } from "./write-template.ts";

export const certificateRoutes: readonly Route[] = [
  route(contract.listTemplates, listTemplates),
  route(contract.readTemplate, readTemplate),
  route(contract.createTemplate, createTemplate),
  route(contract.editTemplate, editTemplate),
  route(contract.previewTemplate, previewTemplate),
  route(contract.listIssued, listIssued),
  route(contract.readIssuedFile, readIssuedFile),
  route(contract.reissue, reissue),
  route(contract.revoke, revoke),
  route(contract.startRun, startRun),
  route(contract.readRun, readRun),
  route(contract.listOwnCertificates, listOwn),
  route(contract.readOwnFile, readOwnFile),
  route(contract.readOffer, readOffer),
  route(contract.renewOwn, renewOwn),
  route(contract.checkCertificate, checkCertificate),
  route(contract.trailCertificate, trailCertificate),
];
