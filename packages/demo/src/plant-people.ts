import type { Tx } from "../../server/src/db/database.ts";
import type { CrowdPerson } from "./crowd.ts";
import { makeMobile } from "./documents.ts";
import { citiesByCountry } from "./network.ts";
import { brandsWith, type PlantedProgramme, type PlantedStore } from "./plant-client.ts";
import type { Random } from "./random.ts";

const day = 24 * 60 * 60 * 1000;

/** A person who stands in the database. */
export interface PlantedPerson extends CrowdPerson {
  id: string;
  /** By client id. */
  memberships: Readonly<Record<string, string>>;
  joinedAt: Date;
}

const streets: Readonly<Record<string, readonly string[]>> = {
  BR: ["Rua das Acácias", "Avenida Sete de Setembro", "Rua XV de Novembro", "Travessa do Porto"],
  CA: ["Queen Street", "Rue Saint-Denis", "Maple Avenue", "Granville Street"],
};
const spanishStreets = ["Avenida Libertad", "Calle 8", "Calle San Martín", "Avenida de los Álamos"];
const staffless = new Set(["store_owner", "sales_agent", "dependent"]);

/** Writes everybody with what they are in each programme. One password hash serves all: it is printed anyway. */
export async function plantPeople(
  tx: Tx,
  random: Random,
  crowd: readonly CrowdPerson[],
  given: { programmes: readonly PlantedProgramme[]; passwordHash: string; now: Date },
): Promise<PlantedPerson[]> {
  const { programmes, passwordHash, now } = given;
  const people = crowd.map((person, index) => {
    const joinedAt = new Date(now.getTime() - person.joinedDaysAgo * day - random.below(day / 2) - index);
    const memberships = programmes
      .filter(({ plan }) => person.clients.includes(plan.slug))
      .map((programme) => [programme.id, random.id(joinedAt)] as const);
    return { ...person, id: random.id(joinedAt), joinedAt, memberships: Object.fromEntries(memberships) };
  });
  const places = new Map(people.map((person) => [person.id, placeOf(random, person, programmes)]));
  await tx
    .insertInto("users")
    .values(
      people.map((person) => userRow(random, person, places.get(person.id)?.[0]?.store, passwordHash, now)),
    )
    .execute();
  const members = people.flatMap((person) =>
    (places.get(person.id) ?? []).map(({ programme, store }) =>
      membershipRow(random, person, programme, store),
    ),
  );
  await tx.insertInto("memberships").values(members).execute();
  const inGroups = people.flatMap((person) =>
    programmes.flatMap(({ id, groups }) => {
      const membership = person.memberships[id];
      return groups
        .filter(() => membership && random.chance(0.16))
        .map((group) => ({ client_id: id, membership_id: membership ?? "", group_id: group.id }));
    }),
  );
  await tx.insertInto("membership_groups").values(inGroups).execute();
  await plantAcceptances(tx, random, people, programmes);
  return people;
}

type Place = { programme: PlantedProgramme; store: PlantedStore | undefined };

/** A store of their country in each programme, for who works in one. */
function placeOf(random: Random, person: PlantedPerson, programmes: readonly PlantedProgramme[]): Place[] {
  return programmes
    .filter(({ id }) => person.memberships[id])
    .map((programme) => {
      const near = programme.stores.filter(({ country }) => country === person.country);
      const works = person.jobProfile && !staffless.has(person.jobProfile) && near.length > 0;
      return { programme, store: works ? random.pick(near) : undefined };
    });
}

function userRow(
  random: Random,
  person: PlantedPerson,
  store: PlantedStore | undefined,
  passwordHash: string,
  now: Date,
) {
  const home = citiesByCountry[person.country].find(({ name }) => name === store?.city);
  const city = home ?? random.pick(citiesByCountry[person.country]);
  const filled = random.chance(0.7);
  const lastSignIn = new Date(Math.max(person.joinedAt.getTime(), now.getTime() - random.below(45 * day)));
  const phone = makeMobile(random, person.country, city.phone);
  const row = {
    id: person.id,
    username: person.username,
    email: person.email,
    email_confirmed_at: person.signedUp ? person.joinedAt : null,
    document: person.document,
    document_country: person.document ? person.country : null,
    password_hash: person.signedUp ? passwordHash : null,
    password_changed_at: person.signedUp ? person.joinedAt : null,
    is_superuser: person.isSuperuser ?? false,
    first_name: person.firstName,
    last_name: person.lastName,
    nickname: random.chance(0.3) ? (person.firstName.split(" ")[0] ?? null) : null,
    gender: random.chance(0.04) ? random.pick(["non_binary", "undisclosed"]) : person.gender,
    marital_status: filled
      ? random.pick(["single", "single", "married", "married", "divorced", "widowed"])
      : null,
    children: filled ? random.below(4) : null,
    birthday: filled || person.acceptedTexts ? birthdayOf(random) : null,
    profession: filled ? professionOf(person) : null,
    phones: JSON.stringify(
      random.chance(0.85) ? { cellphone: phone, ...(random.chance(0.5) && { whatsapp: phone }) } : {},
    ),
    address: JSON.stringify(
      filled
        ? {
            country: person.country,
            state: city.area,
            city: city.name,
            street: random.pick(streets[person.country] ?? spanishStreets),
            number: String(10 + random.below(1900)),
          }
        : {},
    ),
    country: person.country,
    locale: person.locale,
    last_sign_in_at: person.signedUp && person.acceptedTexts ? lastSignIn : null,
    created_at: person.joinedAt,
  };
  const isVerified = person.signedUp && row.phones !== "{}";
  return { ...row, phone_verified_at: isVerified ? person.joinedAt : null };
}

function birthdayOf(random: Random): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${1962 + random.below(44)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
}

function professionOf({ jobProfile }: CrowdPerson): string {
  const known: Readonly<Record<string, string>> = {
    salesperson: "salesperson",
    seller: "salesperson",
    counter_clerk: "salesperson",
    sales_agent: "salesperson",
    store_owner: "store_owner",
    cashier: "cashier",
    painter: "painter",
    brand_promoter: "promoter",
    dependent: "student",
  };
  return known[jobProfile ?? ""] ?? "other";
}

function membershipRow(
  random: Random,
  person: PlantedPerson,
  programme: PlantedProgramme,
  store: PlantedStore | undefined,
) {
  const promotes = person.jobProfile === "brand_promoter" || person.jobProfile === "sales_agent";
  const companyId = promotes || (person.roles?.length ?? 0) > 0 ? random.pick(programme.companies).id : null;
  return {
    id: person.memberships[programme.id] ?? "",
    client_id: programme.id,
    user_id: person.id,
    status: person.status ?? ("active" as const),
    status_reason: person.statusReason ?? null,
    roles: [...(person.roles ?? [])],
    job_profile: person.jobProfile ?? null,
    country: person.country,
    company_id: companyId,
    brand_id: promotes ? random.pick(brandsWith(programme, companyId ?? "")).id : null,
    retailer_id: store?.retailerId ?? null,
    store_id: store?.id ?? null,
    gmin_number: random.chance(0.4) ? `G${random.digits(6)}` : null,
    cadv_code: random.chance(0.2) ? `CV${random.digits(5)}` : null,
    sap_code: random.chance(0.3) ? random.digits(8) : null,
    created_at: person.joinedAt,
  };
}

async function plantAcceptances(
  tx: Tx,
  random: Random,
  people: readonly PlantedPerson[],
  programmes: readonly PlantedProgramme[],
): Promise<void> {
  const rows = people
    .filter(({ acceptedTexts }) => acceptedTexts)
    .flatMap((person) =>
      programmes
        .filter(({ id }) => person.memberships[id])
        .flatMap(({ id, plan }) =>
          (["terms", "cookies", "privacy"] as const).map((kind) => ({
            client_id: id,
            user_id: person.id,
            kind,
            version: 1,
            locale: person.locale ?? plan.defaultLocale,
            choices: JSON.stringify(
              kind === "cookies"
                ? { media: random.chance(0.7), statistics: random.chance(0.5), preferences: true }
                : {},
            ),
            accepted_at: person.joinedAt,
          })),
        ),
    );
  await tx.insertInto("acceptances").values(rows).execute();
}
