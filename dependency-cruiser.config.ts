import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

// Who may import whom. The table stands in ARCHITECTURE.md; this file enforces it and says why.
// scripts/testing/import-rules.test.ts proves that every rule here catches what it forbids.

/** Server modules in order: a module calls only the doors of modules before it. */
const modules = [
  "identity",
  "clients",
  "files",
  "messaging",
  "recovery",
  "entrances",
  "partners",
  "ledger",
  "catalogue",
  "campaigns",
  "sales",
  "awards",
  "standings",
  "levels",
  "groups",
  "trainings",
  "rewards",
  "orders",
  "figures",
  "content",
  "questions",
  "learning",
  "scorm",
  "attempts",
  "games",
  "courses",
  "teaching",
  "results",
  "drills",
  "certificates",
  "badges",
  "session",
  "people",
  "support",
  "registration",
  "home",
  "portfolio",
  "privacy",
  "exports",
  "admin",
];

const server = "^packages/server/src/";
const web = "^packages/web/src/";
const contract = "^packages/contract/src/";
// Values made by chance are the tests', in whatever file they stand.
const isTest = "(\\.test|-arbitraries)\\.tsx?$";
const testKit = "^packages/server/(test|bench)/|^packages/web/e2e/|^scripts/testing/";

const laterModules: IForbiddenRuleType[] = modules.slice(0, -1).map((name, index) => ({
  name: `modules-in-order/${name}`,
  comment:
    `"${name}" stands before these modules. Imports go backwards only, so there are no circles; ` +
    "news that must travel forwards is a job row written in the same transaction.",
  severity: "error",
  from: { path: `${server}modules/${name}/`, pathNot: isTest },
  to: { path: `${server}modules/(${modules.slice(index + 1).join("|")})/` },
}));

const configuration: IConfiguration = {
  forbidden: [
    {
      name: "no-circles",
      comment:
        "Two files that need each other are one file, or a third one is missing. Types may point both ways.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
      name: "kernel-knows-no-domain",
      comment: "The kernel is what every domain is built from; a domain inside it would be in everything.",
      severity: "error",
      from: { path: `${contract}kernel/`, pathNot: isTest },
      to: { path: `${contract}[^/]+/`, pathNot: `${contract}kernel/` },
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
        "rules/ and *.policy.ts decide from facts they are given: contract and sibling rules only, " +
        "so that a table of cases can test them without database, clock or network.",
      severity: "error",
      from: { path: `${server}modules/([^/]+)/(rules/|[^/]+\\.policy\\.ts$)`, pathNot: isTest },
      to: {
        // Libraries that only turn one value into another are as pure as a rule.
        pathNot: [
          contract,
          `${server}modules/$1/(rules/|[^/]+\\.policy\\.ts$)`,
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
      from: { path: `${server}modules/([^/]+)/[^/]+\\.queries\\.ts$` },
      to: {
        pathNot: [
          contract,
          `${server}db/`,
          "node_modules/(kysely|pg)/",
          `${server}modules/$1/[^/]+\\.queries\\.ts$`,
          // How a gate reads as SQL.
          `${server}modules/groups/index\\.ts$`,
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-doors",
      comment:
        "Another module is entered through its index.ts; everything else in it may change without asking.",
      severity: "error",
      from: { path: `${server}modules/([^/]+)/`, pathNot: isTest },
      to: {
        path: `${server}modules/`,
        pathNot: [`${server}modules/$1/`, `${server}modules/[^/]+/index\\.ts$`],
      },
    },
    {
      name: "lists-use-doors",
      comment:
        "What puts the product together (app, main, the lists of routes and jobs) enters a module by its index.ts.",
      severity: "error",
      from: { path: `${server}(modules/)?[^/]+\\.ts$`, pathNot: isTest },
      to: { path: `${server}modules/[^/]+/`, pathNot: `${server}modules/[^/]+/index\\.ts$` },
    },
    ...laterModules,
    {
      name: "modules-are-listed",
      comment: "A new module gets its place in the order at the top of this file.",
      severity: "error",
      from: {},
      to: { path: `${server}modules/[^/]+/`, pathNot: `${server}modules/(${modules.join("|")})/` },
    },
    {
      name: "plumbing-knows-no-product",
      comment: "db/, jobs/, http/, outside/, live/ and runtime/ serve every module and therefore know none.",
      severity: "error",
      from: { path: `${server}(db|jobs|http|outside|live|runtime)/`, pathNot: isTest },
      to: { path: `${server}modules/` },
    },
    {
      name: "http-stays-in-routes",
      comment:
        "Only *.routes.ts and the plumbing know HTTP: use cases take typed input and answer values or refusals.",
      severity: "error",
      // The content origin and what search engines read are files and pages, not calls.
      from: {
        path: `${server}modules/`,
        pathNot: [
          "\\.routes\\.ts$",
          `${server}modules/content/(content-host|send-file|visit)\\.ts$`,
          `${server}modules/portfolio/pages/portfolio-files\\.ts$`,
          isTest,
        ],
      },
      to: { path: ["^node_modules/(fastify|@fastify)/"] },
    },
    {
      name: "features-stay-apart",
      comment:
        "A feature never imports another feature: what two share belongs to ui/, session/, api/ or the contract.",
      severity: "error",
      from: { path: `${web}features/([^/]+)/` },
      to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
    },
    {
      name: "features-rooms",
      comment:
        "features/ may import contract, earning, redeeming, learning, games, questions, proving, writing, imports, exports, gates, api, session, ui, i18n, platform, offline; pages are put together in app/.",
      severity: "error",
      from: { path: `${web}features/`, pathNot: isTest },
      to: {
        path: web,
        pathNot: `${web}(features|earning|redeeming|learning|games|questions|proving|writing|imports|exports|gates|api|session|ui|i18n|platform|offline)/`,
      },
    },
    {
      name: "player-rooms",
      comment:
        "player/ may import contract, learning, games, questions, ui, i18n, api, platform, offline: an activity runs the same wherever it is framed.",
      severity: "error",
      from: { path: `${web}player/`, pathNot: isTest },
      to: { path: web, pathNot: `${web}(player|learning|games|questions|ui|i18n|api|platform|offline)/` },
    },
    {
      name: "games-rooms",
      comment:
        "games/ may import contract, ui, i18n, platform: a board is given what it shows and says what was done; " +
        "who judges it (the server, or an author's preview) is not its business.",
      severity: "error",
      from: { path: `${web}games/`, pathNot: isTest },
      to: { path: web, pathNot: `${web}(games|ui|i18n|platform)/` },
    },
    {
      name: "questions-rooms",
      comment:
        "questions/ may import contract, ui, i18n: a question is given what it asks and says what was answered; " +
        "who keeps that is the player's, or a preview's.",
      severity: "error",
      from: { path: `${web}questions/`, pathNot: isTest },
      to: { path: web, pathNot: `${web}(questions|ui|i18n)/` },
    },
    {
      name: "writing-rooms",
      comment:
        "writing/ may import contract, api, ui, i18n: fields for what is written in several languages, with pictures " +
        "and an order; what is written, and who keeps it, is the page's.",
      severity: "error",
      from: { path: `${web}writing/`, pathNot: isTest },
      to: { path: web, pathNot: `${web}(writing|api|ui|i18n)/` },
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
    {
      name: "lower-rooms-look-down",
      comment:
        "earning, redeeming, learning, games, questions, proving, writing, imports, exports, gates, api, session, i18n, platform and offline carry the pages; they know neither features, player nor app.",
      severity: "error",
      from: {
        path: `${web}(earning|redeeming|learning|games|questions|proving|writing|imports|exports|gates|api|session|i18n|platform|offline)/`,
        pathNot: isTest,
      },
      to: { path: `${web}(app|features|player)/` },
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
