import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import type { Programme } from "./programmes.ts";

/** Password of every demo account; good under the stricter programme's rules. */
export const demoPassword = "IpeAmarelo7";

type Slug = Programme["slug"];

/** Account to sign in as. */
export interface DemoPerson {
  /** As the start prints it. */
  role: string;
  username: string;
  firstName: string;
  lastName: string;
  gender: "female" | "male";
  country: Country;
  locale: Locale;
  clients: readonly Slug[];
  isSuperuser?: boolean;
  roles?: readonly Role[];
  jobProfile?: JobProfile;
  status?: "awaiting_approval" | "blocked";
  statusReason?: string;
  /** Meets the terms at the first sign-in. */
  newcomer?: boolean;
}

const inBrazil = { country: "BR", locale: "pt-BR" } as const;
const inNimbus = { ...inBrazil, clients: ["nimbus"] } as const;

/** One account for every role and state, in the order they are printed. */
export const demoPeople: readonly DemoPerson[] = [
  {
    role: "superuser",
    username: "super",
    firstName: "Helena",
    lastName: "Prado",
    gender: "female",
    ...inBrazil,
    clients: ["nimbus", "cimenta"],
    isSuperuser: true,
  },
  {
    role: "program administrator",
    username: "admin",
    firstName: "Rafael",
    lastName: "Nogueira",
    gender: "male",
    ...inNimbus,
    roles: ["program_administrator"],
  },
  {
    role: "program administrator",
    username: "gestora",
    firstName: "Tatiane",
    lastName: "Brandão",
    gender: "female",
    ...inBrazil,
    clients: ["cimenta"],
    roles: ["program_administrator"],
  },
  {
    role: "auditor",
    username: "auditor",
    firstName: "Mauricio",
    lastName: "Londoño",
    gender: "male",
    country: "CO",
    locale: "es-ES",
    clients: ["nimbus"],
    roles: ["auditor"],
  },
  {
    role: "moderator",
    username: "moderator",
    firstName: "Charlotte",
    lastName: "Campbell",
    gender: "female",
    country: "CA",
    locale: "en-US",
    clients: ["nimbus"],
    roles: ["moderator"],
  },
  {
    role: "instructor",
    username: "instructor",
    firstName: "Florencia",
    lastName: "Bianchi",
    gender: "female",
    country: "AR",
    locale: "es-ES",
    clients: ["nimbus"],
    roles: ["instructor"],
  },
  {
    role: "survey owner",
    username: "surveys",
    firstName: "Benjamín",
    lastName: "Sepúlveda",
    gender: "male",
    country: "CL",
    locale: "es-ES",
    clients: ["nimbus"],
    roles: ["survey_owner"],
  },
  {
    role: "salesperson",
    username: "vendedor",
    firstName: "Lucas",
    lastName: "Sampaio",
    gender: "male",
    ...inNimbus,
    jobProfile: "salesperson",
  },
  {
    role: "cashier",
    username: "cajera",
    firstName: "Ximena",
    lastName: "Cervantes",
    gender: "female",
    country: "MX",
    locale: "es-ES",
    clients: ["nimbus"],
    jobProfile: "cashier",
  },
  {
    role: "counter clerk",
    username: "vendeuse",
    firstName: "Noémie",
    lastName: "Bouchard",
    gender: "female",
    country: "CA",
    locale: "fr-FR",
    clients: ["nimbus"],
    jobProfile: "counter_clerk",
  },
  {
    role: "painter",
    username: "pintor",
    firstName: "Wellington",
    lastName: "Conceição",
    gender: "male",
    ...inBrazil,
    clients: ["cimenta"],
    jobProfile: "painter",
  },
  {
    role: "brand promoter, in both",
    username: "promotora",
    firstName: "Débora",
    lastName: "Queiroz",
    gender: "female",
    ...inBrazil,
    clients: ["nimbus", "cimenta"],
    jobProfile: "brand_promoter",
  },
  {
    role: "newcomer, terms not accepted",
    username: "novata",
    firstName: "Milagros",
    lastName: "Quispe",
    gender: "female",
    country: "PE",
    locale: "es-ES",
    clients: ["nimbus"],
    jobProfile: "seller",
    newcomer: true,
  },
  {
    role: "awaiting approval",
    username: "candidato",
    firstName: "Ítalo",
    lastName: "Assunção",
    gender: "male",
    ...inNimbus,
    jobProfile: "store_owner",
    status: "awaiting_approval",
    newcomer: true,
  },
  {
    role: "blocked",
    username: "bloqueada",
    firstName: "Vanessa",
    lastName: "Teixeira",
    gender: "female",
    ...inNimbus,
    jobProfile: "sales_agent",
    status: "blocked",
    statusReason: "Três notas fiscais repetidas em uma semana",
  },
];
