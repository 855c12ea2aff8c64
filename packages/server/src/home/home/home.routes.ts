import { readHome as contract } from "@trilha/contract/home/home/endpoints.ts";
import { type Route, route } from "../../platform/http/bind.ts";
import { readHome } from "./read-home.ts";

export const homeRoutes: readonly Route[] = [route(contract, readHome)];
