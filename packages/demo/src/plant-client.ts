import type { Country } from "@trilha/contract/core/country.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import { publicAddress } from "../../server/src/core/public-address.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { institutionalTexts } from "./institutional-texts.ts";
import { legalTexts } from "./legal-texts.ts";
import { citiesByCountry } from "./network.ts";
import type { Programme } from "./programmes.ts";
import type { Random } from "./random.ts";

export interface PlantedStore {
  id: string;
  retailerId: string;
  country: Country;
  city: string;
  area: string;
  phone: string;
}

export interface PlantedBrand {
  id: string;
  name: string;
  /** Companies it belongs to; none: every one. */
  companyIds: string[];
}

/** Brands that sign-up offers with a company (§validation#brand-companies). */
export function brandsWith({ brands }: Pick<PlantedProgramme, "brands">, companyId: string): PlantedBrand[] {
  return brands.filter(({ companyIds }) => companyIds.length === 0 || companyIds.includes(companyId));
}

/** A programme as it stands in the database. */
export interface PlantedProgramme {
  plan: Programme;
  id: string;
  logoFileId: string;
  backgroundFileId: string;
  companies: { id: string; name: string }[];
  brands: PlantedBrand[];
  groups: { id: string; name: string }[];
  stores: PlantedStore[];
  /** Since when it runs. */
  since: Date;
}

/** Writes a client with its look, menu, texts and network; its pictures come with the people who sent them. */
export async function plantProgramme(
  tx: Tx,
  random: Random,
  plan: Programme,
  since: Date,
): Promise<PlantedProgramme> {
  const id = random.id(since);
  const [logoFileId, backgroundFileId] = [random.id(since), random.id(since)];
  await tx
    .insertInto("clients")
    .values({
      id,
      slug: plan.slug,
      name: plan.name,
      countries: [...plan.countries],
      time_zone: plan.timeZone,
      password_min_length: plan.passwordMinLength,
      plain_sign_in_messages: plan.plainSignInMessages,
      created_at: since,
      ...Object.fromEntries(
        ["has_ranking", "has_profile", "group_training_use_score"].map((flag) => [flag, false]),
      ),
      ...Object.fromEntries(plan.flags.map((flag) => [flag, true])),
    })
    .execute();
  await tx
    .insertInto("client_hosts")
    .values(plan.hosts.map((host) => ({ host, client_id: id })))
    .execute();
  const logo = publicAddress(id, logoFileId, "large");
  const [primary_color, secondary_color, tertiary_color] = plan.colors;
  await tx
    .insertInto("client_branding")
    .values({
      client_id: id,
      logos: JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, logo]))),
      ...{ primary_color, secondary_color, tertiary_color },
      background_file_id: backgroundFileId,
      default_locale: plan.defaultLocale,
      password_strength: plan.passwordStrength,
      cookies_type: plan.cookiesType,
      support_email: plan.supportEmail,
      welcome: JSON.stringify(plan.welcome),
    })
    .execute();
  await tx
    .insertInto("registration_settings")
    .values({ client_id: id, settings: JSON.stringify(plan.registration) })
    .execute();
  await tx
    .insertInto("module_items")
    .values(
      plan.menu.map((key, position) => ({
        client_id: id,
        key,
        position,
        labels: JSON.stringify(plan.labels[key] ?? {}),
      })),
    )
    .execute();
  await tx
    .insertInto("legal_texts")
    .values(
      [...legalTexts(plan), ...institutionalTexts(plan)].map(({ kind, texts }) => ({
        ...{ client_id: id, kind, version: 1, published_at: since, published_by: null },
        texts: JSON.stringify(texts),
      })),
    )
    .execute();
  return {
    plan,
    id,
    logoFileId,
    backgroundFileId,
    since,
    ...(await plantNetwork(tx, random, plan, id, since)),
  };
}

async function plantNetwork(tx: Tx, random: Random, { network }: Programme, clientId: string, since: Date) {
  const named = (names: readonly string[]) =>
    names.map((name) => ({ id: random.id(since), client_id: clientId, name }));
  const companies = network.companies.map((company) => ({
    id: random.id(since),
    client_id: clientId,
    ...company,
  }));
  const brands = named(network.brands.map(({ name }) => name));
  const ties = network.brands.flatMap(({ companies: owners = [] }, index) =>
    companies.flatMap(({ id, name }) =>
      owners.includes(name)
        ? [{ client_id: clientId, brand_id: brands[index]?.id ?? "", company_id: id }]
        : [],
    ),
  );
  const groups = named(network.groups);
  const chains = network.chains.map((chain) => ({ ...chain, id: random.id(since) }));
  const stores = chains.flatMap((chain) =>
    Array.from({ length: chain.stores }, (_, index) => {
      const cities = citiesByCountry[chain.country];
      const city = cities[index % cities.length];
      if (!city) throw new Error(`no city in ${chain.country}`);
      const second = index >= cities.length ? " 2" : "";
      return {
        row: {
          id: random.id(since),
          client_id: clientId,
          retailer_id: chain.id,
          country: chain.country,
          area_code: city.area,
          city: city.name,
          name: `${chain.name} ${city.name}${second}`,
          code: `${chain.code}-${String(index + 1).padStart(3, "0")}`,
          time_zone: city.zone,
          photos_allowed: !random.chance(0.15),
        },
        phone: city.phone,
      };
    }),
  );
  await tx.insertInto("companies").values(companies).execute();
  await tx.insertInto("brands").values(brands).execute();
  await tx.insertInto("brand_companies").values(ties).execute();
  await tx.insertInto("people_groups").values(groups).execute();
  await tx
    .insertInto("retailers")
    .values(chains.map(({ id, country, name }) => ({ id, client_id: clientId, country, name })))
    .execute();
  await tx
    .insertInto("stores")
    .values(stores.map(({ row }) => row))
    .execute();
  return {
    companies,
    brands: brands.map(({ id, name }) => ({
      ...{ id, name },
      companyIds: ties.flatMap((tie) => (tie.brand_id === id ? [tie.company_id] : [])),
    })),
    groups,
    stores: stores.map(
      ({ row, phone }): PlantedStore => ({
        id: row.id,
        retailerId: row.retailer_id,
        country: row.country,
        city: row.city,
        area: row.area_code,
        phone,
      }),
    ),
  };
}
