import * as contract from "@trilha/contract/home/home/endpoints.ts";
import type { SessionFacts } from "../../accounts/profile/index.ts";
import { type Route, route } from "../../core/use-case.ts";
import { openHome } from "./open-home.ts";
import { readHome } from "./read-home.ts";

export const homeRoutes = (facts: SessionFacts): readonly Route[] => [
  route(contract.readHome, readHome),
  route(contract.openHome, openHome(facts)),
];
