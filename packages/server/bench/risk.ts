import { type AcceptanceSettings, acceptanceDefaults } from "@trilha/contract/loyalty/claims/acceptance.ts";
import { reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { startTestApp, type TestApp } from "../test/app.ts";
import { aParticipant, plant } from "../test/builders.ts";
import { aClaim } from "../test/builders-audit.ts";
import { enrol } from "../test/builders-campaigns.ts";
import { acceptsAll, aMarket, aPicture, type Market, type Seller } from "../test/builders-sales.ts";
import { startTestCluster } from "../test/cluster.ts";
import { type Part, type Row, row } from "./part.ts";
import { type Attempt, attemptsOf, knownIssuer, type MadeSale } from "./risk-sales.ts";

/** Signals alone: no limit and no sample, so that only what was found keeps a sale from acceptance. */
const signalsAlone: AcceptanceSettings = { ...acceptsAll, acceptUnread: false };
const sizes = { training: { honest: 30, forged: 3 }, "held out": { honest: 60, forged: 6 } } as const;

/** Forged and honest sales through reports and checks as they run: what is accepted without a person looking. */
export const risk: Part = {
  name: "risk",
  run: async ({ say }) => {
    const { cluster, stop } = await startTestCluster();
    const app = await startTestApp({ cluster, env: { RATE_LIMIT_FACTOR: "1000" } });
    try {
      const rows: Row[] = [];
      for (const half of ["training", "held out"] as const) {
        say(`${half}: honest and forged sales`);
        rows.push(...(await judged(app, half)));
      }
      say("an hour of a perfect forger");
      rows.push(...(await perfectForger(app)));
      return rows;
    } finally {
      await app.stop();
      await stop();
    }
  },
};

async function judged(app: TestApp, half: "training" | "held out"): Promise<Row[]> {
  const { market, sellers } = await shopOf(app, signalsAlone);
  const passed = new Map<string | null, { of: number; accepted: number }>();
  for await (const { kind, attempt } of attemptsOf(half, sizes[half], app.clock.today())) {
    const accepted = await isAccepted(app, market, sellers, attempt);
    const sum = passed.get(kind) ?? { of: 0, accepted: 0 };
    passed.set(kind, { of: sum.of + 1, accepted: sum.accepted + Number(accepted) });
  }
  const honest = passed.get(null) ?? { of: 0, accepted: 0 };
  const forged = [...passed].filter(([kind]) => kind !== null);
  const total = forged.reduce((sum, [, { of: total }]) => sum + total, 0);
  const slipped = forged.reduce((sum, [, { accepted }]) => sum + accepted, 0);
  const [caught, held] = [total - slipped, honest.of - honest.accepted];
  const goal = half === "held out";
  return [
    row(`${half}, recall of ${total} forged sales`, caught / total, "", goal ? { atLeast: 0.98 } : undefined),
    row(`${half}, precision`, caught / (caught + held), "", goal ? { atLeast: 0.9 } : undefined),
    row(
      `${half}, honest sales that go to a person, of ${honest.of}`,
      (held / honest.of) * 100,
      "%",
      goal ? { atMost: 15 } : undefined,
    ),
    row(`${half}, accepted without a person`, ((honest.accepted + slipped) / (honest.of + total)) * 100, "%"),
    ...(goal
      ? forged.map(([kind, { of: total, accepted }]) =>
          row(`forged, accepted unseen of ${total}: ${kind}`, accepted, "", { atMost: 0 }),
        )
      : []),
  ];
}

/** Sellers of one store whose earlier sales people accepted, and a chain whose issuer they know. */
async function shopOf(
  app: TestApp,
  acceptance: AcceptanceSettings,
): Promise<{ market: Market; sellers: Seller[] }> {
  const market = await aMarket(app, { sample_rate: 0, acceptance });
  const { client, campaign, seller } = market;
  const { storeId, retailerId } = seller;
  const sellers = [seller];
  while (sellers.length < 8) {
    const member = await aParticipant(app, client);
    await enrol(app, campaign, member, [{ id: storeId, retailerId }]);
    sellers.push({ ...member, storeId, retailerId });
  }
  const submittedAt = new Date(app.clock.now().getTime() - 2 * 86_400_000);
  for (const [index, one] of sellers.entries()) {
    for (let n = 0; n < 10; n += 1) {
      const reading = JSON.stringify({ issuer: knownIssuer });
      const options = { lines: [{ quantity: 1 + ((n + index) % 3) }], submittedAt };
      await aClaim(app, client, campaign, one, { ...options, claim: { state: "accepted", reading } });
    }
  }
  return { market, sellers };
}

async function report(app: TestApp, market: Market, seller: Seller, sale: MadeSale): Promise<string | null> {
  app.clock.pass({ seconds: sale.gap });
  const body = {
    campaignId: market.campaign.id,
    storeId: seller.storeId,
    invoiceNumber: sale.invoiceNumber,
    saleDate: app.clock.today(),
    lines: [{ productId: market.product.id, quantity: sale.quantity }],
    photoFileId: await aPicture(app, seller, { bytes: sale.picture }),
    ...(sale.code && { code: sale.code }),
  };
  const reply = await app.request(reportSale, { body }, { as: seller });
  return reply.status === 200 ? reply.answer.id : null;
}

/** Whether the last sale of an attempt was accepted without a person; what is refused is not. */
async function isAccepted(
  app: TestApp,
  market: Market,
  sellers: readonly Seller[],
  attempt: Attempt,
): Promise<boolean> {
  let last: string | null = null;
  for (const sale of attempt) {
    const seller = sellers[sale.seller % sellers.length] ?? market.seller;
    last = await report(app, market, seller, sale);
    await app.runJobs();
  }
  const id = last;
  if (!id) return false;
  const claim = await plant(app, (tx) =>
    tx.selectFrom("claims").select("state").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  return claim.state === "auto_accepted";
}

/** Receipts nothing speaks against, one every two minutes: the limit of a person is what bounds them. */
async function perfectForger(app: TestApp): Promise<Row[]> {
  const settings = { ...acceptanceDefaults, newcomerRate: 0, pointsPerWeek: 1_000 };
  const { market, sellers } = await shopOf(app, settings);
  let made = 0;
  for await (const { kind, attempt } of attemptsOf(
    "held out",
    { honest: 30, forged: 0 },
    app.clock.today(),
  )) {
    const [sale] = attempt;
    if (kind !== null || !sale) continue;
    await isAccepted(app, market, sellers.slice(0, 1), [{ ...sale, gap: 121, quantity: 2 }]);
    made += 1;
  }
  const { points } = await plant(app, (tx) =>
    tx
      .selectFrom("unseen_acceptances")
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("points"), eb.lit(0)).as("points"))
      .where("user_id", "=", market.seller.userId)
      .executeTakeFirstOrThrow(),
  );
  return [
    row(`points unseen from ${made} perfect forgeries in an hour, limit 1,000`, Number(points), "", {
      atMost: settings.pointsPerWeek,
    }),
  ];
}
