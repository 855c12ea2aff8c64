import * as contract from "@trilha/contract/content/portfolio/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { editPortfolio, readPortfolioOffice } from "./edit-portfolio.ts";
import { readPortfolio, readShownCourse, readTeam } from "./read-portfolio.ts";

export const portfolioRoutes: readonly Route[] = [
  route(contract.readPortfolio, readPortfolio),
  route(contract.readShownCourse, readShownCourse),
  route(contract.readTeam, readTeam),
  route(contract.readPortfolioOffice, readPortfolioOffice),
  route(contract.editPortfolio, editPortfolio),
];
