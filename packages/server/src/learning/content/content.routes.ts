import * as spec from "@trilha/contract/learning/content/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { allowPackageHosts, createPackage, replacePackage } from "./edit-packages.ts";
import { listPackages, readPackage } from "./read-packages.ts";

export const contentRoutes: readonly Route[] = [
  route(spec.createPackage, createPackage),
  route(spec.listPackages, listPackages),
  route(spec.readPackage, readPackage),
  route(spec.replacePackage, replacePackage),
  route(spec.allowPackageHosts, allowPackageHosts),
];
