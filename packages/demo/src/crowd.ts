import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import { type DemoPerson, demoPeople } from "./accounts.ts";
import { makeDocument } from "./documents.ts";
import { namesByCountry } from "./names.ts";
import type { Programme } from "./programmes.ts";
import type { Random } from "./random.ts";

/** A person of the demo, before they get ids and places. */
export interface CrowdPerson extends Omit<DemoPerson, "role" | "newcomer" | "locale"> {
  locale: Locale | null;
  email: string;
  document: string | null;
  /** Has set a password and accepted the texts. */
  signedUp: boolean;
  acceptedTexts: boolean;
  joinedDaysAgo: number;
}

const crowdSize = 300;

/** How many of each country; the rest of the crowd is Brazilian and in the other programme. */
const nimbusCrowd: readonly [Country, number][] = [
  ["BR", 62],
  ["MX", 38],
  ["AR", 28],
  ["CO", 26],
  ["CL", 22],
  ["PE", 20],
  ["CA", 16],
];
const inBoth = 10;

const nimbusJobs: readonly JobProfile[] = [
  ..."salesperson salesperson salesperson salesperson brand_promoter brand_promoter cashier".split(" "),
  ..."counter_clerk store_owner seller sales_agent dependent salesperson painter".split(" "),
] as JobProfile[];
const cimentaJobs: readonly JobProfile[] = [
  ..."painter painter painter counter_clerk counter_clerk salesperson salesperson store_owner".split(" "),
  ..."store_owner seller sales_agent cashier brand_promoter dependent".split(" "),
] as JobProfile[];

const nimbusStaff: readonly Role[][] = [
  ["instructor"],
  ["instructor"],
  ["instructor", "moderator"],
  ["program_administrator"],
  ["auditor"],
  ["moderator"],
  ["survey_owner"],
];
const cimentaStaff: readonly Role[][] = [["instructor"], ["auditor"], ["moderator"], ["survey_owner"]];

const blockReasons = [
  "Nota fiscal enviada por duas contas",
  "Vendas fora da loja cadastrada",
  "Documento não confere com o cadastro",
  "Pedido da pessoa: saiu da loja",
];

/** All people of the demo: the accounts that are printed first, then a crowd around them. */
export function makeCrowd(random: Random): CrowdPerson[] {
  const documents = new Set<string>();
  const emails = new Set<string>();
  const documentFor = (country: Country): string | null => {
    for (;;) {
      const document = makeDocument(random, country);
      if (document === null || !documents.has(document)) {
        if (document) documents.add(document);
        return document;
      }
    }
  };
  const named = demoPeople.map(({ role: _role, newcomer = false, ...person }): CrowdPerson => {
    emails.add(`${person.username}@trilha.example`);
    return {
      ...person,
      email: `${person.username}@trilha.example`,
      document: documentFor(person.country),
      signedUp: true,
      acceptedTexts: !newcomer,
      joinedDaysAgo: newcomer ? 1 + random.below(3) : 120 + random.below(100),
    };
  });
  const someone = (country: Country, clients: CrowdPerson["clients"], index: number): CrowdPerson => {
    const gender = random.chance(0.52) ? "female" : "male";
    const names = namesByCountry[country];
    const firstName = random.pick(names[gender]);
    const family = [random.pick(names.last), random.pick(names.last)];
    const lastName = country === "CA" || family[0] === family[1] ? (family[0] ?? "") : family.join(" ");
    const username = usernameOf(firstName, lastName, emails);
    const ownClient = clients[0] === "cimenta" ? "cimenta" : "nimbus";
    const jobs = ownClient === "cimenta" ? cimentaJobs : nimbusJobs;
    const roles = (ownClient === "cimenta" ? cimentaStaff : nimbusStaff)[index] ?? [];
    const fate = roles.length > 0 ? 1 : random.next();
    const status = fate < 0.09 ? "awaiting_approval" : fate < 0.13 ? "blocked" : undefined;
    const signedUp = roles.length > 0 || status === "blocked" || random.chance(0.8);
    return {
      username,
      firstName,
      lastName,
      gender,
      country,
      locale: random.chance(0.85) ? localeOf(country, random) : null,
      clients,
      roles,
      ...(roles.length === 0 && { jobProfile: jobs[index % jobs.length] ?? "salesperson" }),
      ...(status && { status }),
      ...(status === "blocked" && { statusReason: random.pick(blockReasons) }),
      email: `${username}@correio.example`,
      document: documentFor(country),
      signedUp,
      acceptedTexts: signedUp && status !== "awaiting_approval",
      joinedDaysAgo: status === "awaiting_approval" ? random.below(6) : 3 + random.below(230),
    };
  };
  const crowd = nimbusCrowd.flatMap(([country, count], group) =>
    Array.from({ length: count }, (_, index) => {
      const clients: CrowdPerson["clients"] =
        country === "BR" && index >= count - inBoth ? ["nimbus", "cimenta"] : ["nimbus"];
      // Staff stand first among the Brazilians; elsewhere the crowd begins with a job.
      return someone(country, clients, group === 0 ? index : index + 20);
    }),
  );
  const rest = crowdSize - named.length - crowd.length;
  const builders = Array.from({ length: rest }, (_, index) => someone("BR", ["cimenta"], index));
  return [...named, ...crowd, ...builders];
}

function localeOf(country: Country, random: Random): Locale {
  if (country === "BR") return "pt-BR";
  if (country === "CA") return random.chance(0.4) ? "fr-FR" : "en-US";
  return "es-ES";
}

/** first.last without accents; a number where two people bear the same name. */
function usernameOf(firstName: string, lastName: string, taken: Set<string>): string {
  const plain = (name: string) =>
    name
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^a-z]+/)[0];
  const wanted = `${plain(firstName)}.${plain(lastName)}`;
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? wanted : `${wanted}${number}`;
    if (taken.has(username)) continue;
    taken.add(username);
    return username;
  }
}

/** Administrator of a programme, for acts that somebody did. */
export function administratorOf(programme: Programme, people: readonly CrowdPerson[]): CrowdPerson {
  const administrator = people.find(
    ({ clients, roles }) => clients[0] === programme.slug && roles?.includes("program_administrator"),
  );
  if (!administrator) throw new Error(`nobody runs ${programme.slug}`);
  return administrator;
}
