// Sales for tests: an invoice's picture, somebody who may report, a report with everything it needs.

import { createHash } from "node:crypto";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { AcceptanceSettings } from "@trilha/contract/loyalty/claims/acceptance.ts";
import type { reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { normalizedInvoiceNumber } from "@trilha/contract/loyalty/claims/invoices/numbers.ts";
import type { Insertable } from "kysely";
import sharp from "sharp";
import { pictureKey } from "../src/core/picture-address.ts";
import type { Tables } from "../src/db/schema.ts";
import { saveAcceptance } from "../src/loyalty/claims/acceptance.queries.ts";
import type { TestApp } from "./app.ts";
import { aClient, aProduct, type Client, type Member, plant, unique } from "./builders.ts";
import { aCampaign, anEnrolled, type CampaignOptions, type TestCampaign } from "./builders-campaigns.ts";
import { accessKey } from "./receipts/codes.ts";
import { drawReceipt } from "./receipts/draw.ts";

type Row<Name extends keyof Tables> = Partial<Insertable<Tables[Name]>>;

/** A ready file of somebody's, its bytes in the store: an invoice's photo unless said. */
export async function aPicture(
  app: TestApp,
  owner: Pick<Member, "clientId" | "userId">,
  { bytes = Buffer.from(unique("picture")), ...fields }: Row<"files"> & { bytes?: Buffer } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const storage_key = `originals/${owner.clientId}/${id}`;
  const type = fields.sniffed_type ?? "image/jpeg";
  await app.parts.outside.store.put(storage_key, bytes, type);
  const copy = (variant: "thumb" | "large") => ({ key: pictureKey(id, variant), type: "image/webp" });
  const variants = type.startsWith("image/") ? { thumb: copy("thumb"), large: copy("large") } : {};
  await plant(app, (tx) =>
    tx
      .insertInto("files")
      .values({
        id,
        client_id: owner.clientId,
        owner_id: owner.userId,
        kind: "invoice",
        name: "nota.jpg",
        declared_type: type,
        declared_size: bytes.length,
        state: "ready",
        sniffed_type: type,
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest(),
        storage_key,
        variants: JSON.stringify(variants),
        created_at: app.clock.now(),
        completed_at: app.clock.now(),
        ...fields,
      })
      .execute(),
  );
  return id;
}

/** Bytes of a picture that shows something, another one for another seed. */
export async function aDrawing(seed = Math.floor(Math.random() * 2 ** 31)): Promise<Buffer> {
  return drawReceipt("slip", { as: "none", text: "" }, seed).then((png) => sharp(png).jpeg().toBuffer());
}

/** A photographed receipt with its code: what a report of it says. The number and the day are the receipt's. */
export async function aReceipt(
  app: TestApp,
  owner: Pick<Member, "clientId" | "userId">,
  facts: { number: number; holder?: string; day?: string; seed?: number },
): Promise<{ photoFileId: string; code: string; invoiceNumber: string }> {
  const key = accessKey(
    { number: facts.number, day: 1, cents: 100_00 },
    { ...facts, month: facts.day ?? app.clock.today() },
  );
  const code = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${key}|3|1`;
  const png = await drawReceipt("slip", { as: "qr", text: code }, facts.seed ?? facts.number);
  const photoFileId = await aPicture(app, owner, {
    bytes: await sharp(png).jpeg({ quality: 85 }).toBuffer(),
  });
  return { photoFileId, code, invoiceNumber: String(facts.number) };
}

export type Seller = Member & { storeId: string; retailerId: string };

export interface Market {
  client: Client;
  campaign: TestCampaign;
  seller: Seller;
  product: { id: string; sku: string };
}

/** A programme that accepts whatever nothing speaks against, in any number, though nothing was read from its picture. */
export const acceptsAll: AcceptanceSettings = {
  ...{ enabled: true, acceptUnread: true, share: 1000, newcomerRate: 0 },
  ...{ unitsPerSale: 50_000, pointsPerSale: 100_000_000, unitsPerWeek: 50_000, pointsPerWeek: 100_000_000 },
};

/** A client with a running campaign, a product, and somebody signed up who may report its sale. */
export async function aMarket(
  app: TestApp,
  options: CampaignOptions & { store?: Row<"stores">; acceptance?: AcceptanceSettings } = {},
): Promise<Market> {
  const { store, acceptance, ...campaignOptions } = options;
  const client = await aClient(app);
  if (acceptance) await plant(app, (tx) => saveAcceptance(tx, client.id, acceptance, 0));
  const campaign = await aCampaign(app, client, campaignOptions);
  const seller = await anEnrolled(app, client, campaign, { store });
  return { client, campaign, seller, product: await aProduct(app, client) };
}

type Report = Request<typeof reportSale>["body"];

/** A report with everything it needs: two units sold today, a photo of its own. */
export async function aReport(
  app: TestApp,
  market: { campaign: Pick<TestCampaign, "id">; seller: Seller; product: { id: string } },
  fields: Partial<Report> = {},
): Promise<Report> {
  const { campaign, seller, product } = market;
  return {
    campaignId: campaign.id,
    storeId: seller.storeId,
    invoiceNumber: unique("NF"),
    saleDate: app.clock.today(),
    lines: [{ productId: product.id, quantity: 2 }],
    photoFileId: "photoFileId" in fields ? null : await aPicture(app, seller),
    ...fields,
  };
}

/** A claim past all rules: 120 points for two units, none of them on the books. Answers its id. */
export async function aBareClaim(
  app: TestApp,
  seller: Seller,
  campaign: Pick<TestCampaign, "id" | "ruleSetVersionId">,
  fields: Row<"claims"> = {},
): Promise<string> {
  const number = unique("NF");
  const { id } = await plant(app, (tx) =>
    tx
      .insertInto("claims")
      .values({
        client_id: seller.clientId,
        campaign_id: campaign.id,
        user_id: seller.userId,
        country: "BR",
        retailer_id: seller.retailerId,
        store_id: seller.storeId,
        invoice_number: number,
        invoice_key: normalizedInvoiceNumber(number) ?? number,
        sale_date: app.clock.today(),
        state: "submitted",
        units: 2,
        points: 120,
        experience: 120,
        rule_set_version_id: campaign.ruleSetVersionId,
        submitted_at: app.clock.now(),
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** A photo past all rules, with its type. */
export async function aBarePhoto(
  app: TestApp,
  owner: Pick<Seller, "clientId" | "userId" | "storeId">,
  campaign: Pick<TestCampaign, "id" | "ruleSetVersionId">,
): Promise<{ photo: string; photoType: string }> {
  const file_id = await aPicture(app, owner, { kind: "store_photo" });
  return plant(app, async (tx) => {
    const type = await tx
      .insertInto("photo_types")
      .values({ client_id: owner.clientId, name: JSON.stringify({ "pt-BR": "Vitrine" }) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const photo = await tx
      .insertInto("store_photos")
      .values({
        client_id: owner.clientId,
        campaign_id: campaign.id,
        user_id: owner.userId,
        store_id: owner.storeId,
        photo_type_id: type.id,
        file_id,
        week: "2026-11-16",
        state: "submitted",
        points: 10,
        experience: 10,
        rule_set_version_id: campaign.ruleSetVersionId,
        submitted_at: app.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { photo: photo.id, photoType: type.id };
  });
}
