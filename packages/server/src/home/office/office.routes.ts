import { readOfficeHome as contract } from "@trilha/contract/home/office/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { readOfficeHome } from "./read-office-home.ts";

export const officeRoutes: readonly Route[] = [route(contract, readOfficeHome)];
