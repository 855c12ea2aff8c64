import { readHome as contract } from "@trilha/contract/home/home/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { readHome } from "./read-home.ts";

export const homeRoutes: readonly Route[] = [route(contract, readHome)];
