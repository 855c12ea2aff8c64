import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

// Who may import whom. The table stands in ARCHITECTURE.md; this file enforces it and says why.
// scripts/testing/import-rules.test.ts proves that every rule here catches what it forbids.

/** Wings in order, the same in contract, server and web: a wing imports from wings above it only. */
const wings = [
  "core",
  "tenants",
  "communication",
  "accounts",
  "catalog",
  "members",
  "loyalty",
  "learning",
  "content",
  "partners",
  "insight",
  "privacy",
  "home",
];

const server = "^packages/server/src/";
const web = "^packages/web/src/";
const contract = "^packages/contract/src/";
const demo = "^packages/demo/src/";
// Values made by chance are the tests', in whatever file they stand.
const isTest = "(\\.test|-arbitraries)\\.tsx?$";
const testKit = "^packages/server/(test|bench)/|^packages/web/e2e/|^scripts/testing/";

const anyWing = `(?:${wings.join("|")})`;
/** Rooms with a door; core is open to everybody. */
const room = `(?:core/files|(?:${wings.slice(1).join("|")})/[^/]+)`;

/** Web rooms that pages of other rooms are made from. */
const sharedRooms = [
  "core/exports",
  "core/imports",
  "core/lists",
  "core/writing",
  "accounts/documents",
  "accounts/re-authentication",
  "members/eligibility",
  "loyalty/earning",
  "loyalty/redemption",
  "learning/items",
  "learning/games",
  "learning/questions",
];

const laterWings: IForbiddenRuleType[] = wings.slice(0, -1).map((name, index) => ({
  name: `wings-in-order/${name}`,
  comment:
    `"${name}" stands above these wings. Imports go upwards only, so there are no circles; ` +
    "news that must travel down is a job or an event written in the same transaction.",
  severity: "error",
  from: { path: `^packages/(contract|server|web)/src/${name}/`, pathNot: isTest },
  to: { path: `^packages/(contract|server|web)/src/(${wings.slice(index + 1).join("|")})/` },
}));

const configuration: IConfiguration = {
  forbidden: [
    {
      name: "no-circles",
      comment: "Two files that need each other are one file, or a third one is missing.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      comment: "The import leads nowhere: a typing error, or a package that is not in package.json.",
      severity: "error",
      from: {},
      // Vite's own: its modules, and the address of a package's file.
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?url$" },
    },
    {
      name: "declared",
      comment:
        "A package is named in the package.json of the workspace that uses it, or it vanishes with an upgrade.",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-test-parts-in-product",
      comment: "Product code runs without development packages, builders and fakes.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/", pathNot: [isTest, `${web}testing/`] },
      to: { path: [testKit, isTest] },
    },
    {
      name: "no-development-packages-in-product",
      comment:
        "devDependencies are not installed in production. (The web app is bundled, the contract has one part.)",
      severity: "error",
      from: { path: "^packages/(contract|server)/src/", pathNot: isTest },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm", "type-only"] },
    },
    {
      name: "contract-is-pure",
      comment: "Both sides run the contract: the schema library and itself, no I/O, no framework.",
      severity: "error",
      from: { path: contract, pathNot: isTest },
      to: { pathNot: [contract, "/node_modules/zod/|^node_modules/zod/"] },
    },
    {
      name: "sides-meet-in-the-contract",
      comment: "Server and web share only packages/contract.",
      severity: "error",
      from: { path: "^packages/(server|web|contract)/src/", pathNot: isTest },
      to: { path: "^packages/(server|web)/", pathNot: "^packages/$1/" },
    },
    {
      name: "rules-are-pure",
      comment:
        "rules/ and *.policy.ts decide from facts they are given: contract, sibling rules and core's only, " +
        "so that a table of cases can test them without database, clock or network.",
      severity: "error",
      from: { path: `${server}(${room})/(rules/|[^/]+\\.policy\\.ts$)`, pathNot: isTest },
      to: {
        // Libraries that only turn one value into another are as pure as a rule.
        pathNot: [
          contract,
          `${server}$1/(rules/|[^/]+\\.policy\\.ts$)`,
          `${server}core/rules/`,
          // Texts of the own room are data.
          `${server}$1/locales/.*[.]json$`,
          "node_modules/(saxes|sanitize-html|zod|ts-fsrs)/",
        ],
        // What a row holds may be spoken of; nothing is asked of it.
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "queries-only-query",
      comment:
        "*.queries.ts holds SQL: db/, the query builder and shapes. What follows from the rows is a use case's business.",
      severity: "error",
      from: { path: `${server}(${room})/[^/]+\\.queries\\.ts$` },
      to: {
        pathNot: [
          contract,
          `${server}db/`,
          "node_modules/(kysely|pg)/",
          `${server}$1/[^/]+\\.queries\\.ts$`,
          // How an eligibility tree reads as SQL.
          `${server}members/eligibility/index\\.ts$`,
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-doors",
      comment:
        "Another room is entered through its index.ts; everything else in it may change without asking.",
      severity: "error",
      from: { path: `${server}(${room})/`, pathNot: isTest },
      to: { path: `${server}${room}/`, pathNot: [`${server}$1/`, `${server}${room}/index\\.ts$`] },
    },
    {
      name: "lists-use-doors",
      comment:
        "What puts the product together (app, main, the lists of routes and jobs) enters a room by its index.ts.",
      severity: "error",
      from: { path: `${server}[^/]+\\.ts$`, pathNot: isTest },
      to: { path: `${server}${room}/`, pathNot: `${server}${room}/index\\.ts$` },
    },
    {
      name: "demo-uses-doors",
      comment: "The demo enters a room of the server by its index.ts, as other rooms do.",
      severity: "error",
      from: { path: demo, pathNot: isTest },
      to: { path: `${server}${room}/`, pathNot: `${server}${room}/index\\.ts$` },
    },
    {
      name: "demo-is-loaded-by-one",
      comment:
        "The product runs without packages/demo: the first start of an installation that wants demo data alone loads it.",
      severity: "error",
      from: {
        path: "^packages/(contract|server|web)/src/",
        pathNot: [isTest, `${server}demo-data\\.ts$`],
      },
      to: { path: "^packages/demo/" },
    },
    ...laterWings,
    {
      name: "wings-are-listed",
      comment: "A new wing gets its place in the order at the top of this file.",
      severity: "error",
      from: {},
      to: { path: `${server}[^/]+/`, pathNot: `${server}(db|platform|${wings.join("|")})/` },
    },
    {
      name: "platform-knows-no-wing",
      comment:
        "platform/ serves every wing (HTTP, jobs, sockets, stores, mail) and therefore knows none but core.",
      severity: "error",
      from: { path: `${server}platform/`, pathNot: isTest },
      to: { path: `${server}${room}/` },
    },
    {
      name: "wings-know-no-platform",
      comment:
        "Wings speak to the ports in core; what serves them (HTTP, job runner, stores, mail) is bound in src/app.ts and src/main.ts.",
      severity: "error",
      // Hosts of content and pages for search engines are transport themselves.
      from: {
        path: `${server}${anyWing}/`,
        pathNot: [
          "\\.routes\\.ts$",
          `${server}learning/(content/(content-host|send-file|visit)|scorm/[^/]*host[^/]*)\\.ts$`,
          `${server}content/portfolio/pages/`,
          isTest,
        ],
      },
      to: {
        path: `${server}platform/`,
        pathNot: [
          `${server}platform/outside/oidc/findings\\.ts$`,
          // An export reads a list as its endpoint would.
          `${server}platform/http/validate\\.ts$`,
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "http-stays-in-routes",
      comment:
        "Only *.routes.ts and the platform know HTTP: use cases take typed input and answer values or refusals.",
      severity: "error",
      // The content origin and what search engines read are files and pages, not calls.
      from: {
        path: `${server}${anyWing}/`,
        pathNot: [
          "\\.routes\\.ts$",
          `${server}learning/content/(content-host|send-file|visit)\\.ts$`,
          `${server}content/portfolio/pages/portfolio-files\\.ts$`,
          `${server}learning/live-sessions/send-calendar\\.ts$`,
          isTest,
        ],
      },
      to: { path: ["^node_modules/(fastify|@fastify)/"] },
    },
    {
      name: "rooms-stay-apart",
      comment:
        "A web room imports another only where that one is shared: what two share belongs to such a room above, to ui/, session/, api/ or the contract.",
      severity: "error",
      from: { path: `${web}(${room})/`, pathNot: isTest },
      to: { path: `${web}${room}/`, pathNot: [`${web}$1/`, `${web}(?:${sharedRooms.join("|")})/`] },
    },
    {
      name: "rooms-know-no-app",
      comment:
        "Rooms, api, session, i18n and platform carry the pages; they are put together in app/, which none of them knows.",
      severity: "error",
      from: { path: `${web}(?:${anyWing}|api|session|i18n|platform|room)/`, pathNot: isTest },
      to: { path: `${web}app/` },
    },
    {
      name: "player-frames-nothing",
      comment:
        "The player imports items, games, questions, ui, i18n, api, platform and what declares its pages (room): an activity runs the same wherever it is framed.",
      severity: "error",
      from: { path: `${web}learning/player/`, pathNot: isTest },
      to: {
        path: web,
        pathNot: `${web}(learning/(player|items|games|questions)|ui|i18n|api|platform|room)/`,
      },
    },
    {
      name: "boards-are-given-what-they-show",
      comment:
        "A game's board and a question's view import ui, i18n and platform: they are given what they show and say what was done; " +
        "who judges and keeps it (the server, or an author's preview) is not their business.",
      severity: "error",
      from: {
        path: `${web}learning/(games|questions)/`,
        pathNot: [isTest, `${web}learning/questions/bank/`],
      },
      to: { path: web, pathNot: `${web}(learning/$1|ui|i18n|platform|room)/` },
    },
    {
      name: "writing-rooms",
      comment:
        "core/writing imports contract, api, ui, i18n: fields for what is written in several languages, with pictures " +
        "and an order; what is written, and who keeps it, is the page's.",
      severity: "error",
      from: { path: `${web}core/writing/`, pathNot: isTest },
      to: { path: web, pathNot: `${web}(core/writing|api|ui|i18n)/` },
    },
    {
      name: "ui-knows-no-product",
      comment:
        "ui/ holds parts any product could use: texts and data come in as properties. " +
        "How a language writes numbers and dates is no product; its catalogues are.",
      severity: "error",
      from: { path: `${web}ui/`, pathNot: isTest },
      to: { path: "^packages/", pathNot: [`${web}ui/`, `${web}i18n/(?!locales/|catalogues|i18n\\.ts)`] },
    },
  ],
  options: {
    // TypeScript 7 has no programmatic interface, which dependency-cruiser's own reader needs.
    parser: "swc",
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|data|coverage|test-results)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "browser", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts", ".css", ".svg"],
    },
    skipAnalysisNotInRules: true,
  },
};

export default configuration;
