import { sql } from "kysely";
import { hashPassword } from "../../server/src/accounts/identity/index.ts";
import { isRefusal } from "../../server/src/core/refusal.ts";
import type { Parts } from "../../server/src/parts.ts";
import type { DemoAccount } from "../../server/src/platform/runtime/installation-facts.ts";
import { demoPassword, demoPeople } from "./accounts.ts";
import { makeCrowd } from "./crowd.ts";
import { plantAttempts } from "./plant-attempts.ts";
import { plantCampaigns } from "./plant-campaigns.ts";
import { type PlantedCatalogue, plantCatalogue, plantCataloguePictures } from "./plant-catalogue.ts";
import { plantCertificates } from "./plant-certificates.ts";
import { type PlantedProgramme, plantProgramme } from "./plant-client.ts";
import { plantHistory } from "./plant-history.ts";
import { plantLearning } from "./plant-learning.ts";
import { plantLevels } from "./plant-levels.ts";
import { plantOrders } from "./plant-orders.ts";
import { plantPeople } from "./plant-people.ts";
import { plantPhotoTypes } from "./plant-photo-types.ts";
import { plantPictures } from "./plant-pictures.ts";
import { plantPortfolio } from "./plant-portfolio.ts";
import { plantRewards } from "./plant-rewards.ts";
import { plantSales } from "./plant-sales.ts";
import { cimenta, nimbus } from "./programmes.ts";
import { createRandom } from "./random.ts";

const seed = 20_260_101;
const day = 24 * 60 * 60 * 1000;

/**
 * Fills an empty installation with two programmes and 300 people, the same ones every time, in one transaction.
 * An installation that has them already is left alone. Answers whom one can sign in as.
 */
export async function seedDemo(_db: unknown, parts: Parts): Promise<{ accounts: DemoAccount[] }> {
  const passwordHash = await hashPassword(demoPassword);
  const planted = await parts.db.write({ system: true }, async (tx) => {
    // Pictures are drawn in between, which takes a slow machine longer than an idle transaction is allowed.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const known = await tx
      .selectFrom("clients")
      .select("id")
      .where("slug", "=", nimbus.slug)
      .executeTakeFirst();
    if (known) return;
    const random = createRandom(seed);
    const now = parts.clock.now();
    const programmes: PlantedProgramme[] = [];
    for (const [index, plan] of [nimbus, cimenta].entries()) {
      programmes.push(await plantProgramme(tx, random, plan, new Date(now.getTime() - (260 - index) * day)));
    }
    // Chance of its own: what is sold does not change who people are.
    const chance = createRandom(seed + 1);
    const catalogues: [PlantedProgramme, PlantedCatalogue][] = [];
    for (const programme of programmes) {
      catalogues.push([programme, await plantCatalogue(tx, chance, programme)]);
    }
    const given = { programmes, passwordHash, now };
    const people = await plantPeople(tx, random, makeCrowd(random), given);
    await plantPictures(tx, random, parts.outside.store, { programmes, people });
    const look = createRandom(seed + 6);
    for (const [programme, catalogue] of catalogues) {
      await plantCataloguePictures(tx, look, parts.outside.store, { programme, catalogue, people });
    }
    const luck = createRandom(seed + 2);
    const fortune = createRandom(seed + 3);
    const fate = createRandom(seed + 4);
    const study = createRandom(seed + 5);
    for (const [programme, catalogue] of catalogues) {
      const campaigns = await plantCampaigns(tx, luck, programme, { catalogue, people, now });
      await plantPhotoTypes(tx, fortune, programme);
      await plantSales(tx, fortune, parts.outside.store, { programme, catalogue, campaigns, people, now });
      await plantLevels(tx, fate, { programme, campaigns, people });
      const { store, scormCloud } = parts.outside;
      const rewards = await plantRewards(tx, fate, { programme, people, store, keys: parts.keys, now });
      await plantOrders(tx, fate, { programme, campaigns, people, rewards, now });
      await plantLearning(tx, study, { programme, people, store, scormCloud, now });
      const named = demoPeople.map(({ username }) => username);
      await plantAttempts(tx, { clientId: programme.id, named, now });
      await plantCertificates(tx, { programme, now });
      await plantPortfolio(tx, programme, now);
    }
    await plantHistory(tx, random, parts, { programmes, people, now });
  });
  if (isRefusal(planted)) throw new Error(`the demo was refused: ${planted.refused.code}`);
  return { accounts: demoAccounts() };
}

/** Accounts the start prints. */
function demoAccounts(): DemoAccount[] {
  const names = { nimbus: nimbus.name, cimenta: cimenta.name };
  return demoPeople.map(({ role, clients, username }) => ({
    role,
    client: clients.map((slug) => names[slug]).join(" + "),
    username,
    password: demoPassword,
  }));
}
