import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { genericProblems } from "../../core/problems.ts";
import { doorSlug, id } from "../../core/shapes.ts";
import { portfolioProblems as problem } from "./problems.ts";
import * as shape from "./shapes.ts";

const { notFound, conflict } = genericProblems;
/** Client: the named client, else the one of the address the browser used. */
const whose = z.strictObject({ client: doorSlug });

export const readPortfolio = endpoint({
  id: "portfolio.read",
  method: "GET",
  path: "/api/portfolio",
  summary: "What a client shows to anybody: its words and the courses it chose, in the caller's language",
  access: "public",
  module: "always",
  query: whose,
  answer: shape.portfolio,
  problems: [problem.closed],
  maxAge: 60,
});

export const readShownCourse = endpoint({
  id: "portfolio.course",
  method: "GET",
  path: "/api/portfolio/courses/:id",
  summary: "A course a client shows to anybody",
  access: "public",
  module: "always",
  params: z.strictObject({ id }),
  query: whose,
  answer: shape.shownCourse,
  problems: [problem.closed, notFound],
  maxAge: 60,
});

export const readTeam = endpoint({
  id: "portfolio.team",
  method: "GET",
  path: "/api/portfolio/team",
  summary: "Who is behind a client's programme, as the client wrote it",
  access: "public",
  module: "always",
  query: whose,
  answer: shape.team,
  problems: [problem.closed, notFound],
  maxAge: 60,
});

export const readPortfolioOffice = endpoint({
  id: "portfolio.office",
  method: "GET",
  path: "/api/portfolio/office",
  summary: "The portfolio as its editor changes it, with every published course",
  access: "portfolio.edit",
  module: "always",
  answer: shape.portfolioOffice,
});

export const editPortfolio = endpoint({
  id: "portfolio.edit",
  method: "PUT",
  path: "/api/portfolio/office",
  summary: "Switch the portfolio on or off; change its words, its people and which courses it shows",
  access: "portfolio.edit",
  module: "always",
  body: shape.portfolioEdit,
  bodyLimit: 256 * 1024,
  answer: shape.portfolioOffice,
  problems: [notFound, conflict, problem.notPublished],
});

export const portfolioEndpoints: readonly EndpointSpec[] = [
  readPortfolio,
  readShownCourse,
  readTeam,
  readPortfolioOffice,
  editPortfolio,
];
