import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { demoPassword } from "../../demo/src/accounts.ts";
import { drawReceipt } from "../test/receipts/draw.ts";
import { effects } from "../test/receipts/effects.ts";

/** A sale that was answered: it and its picture must never be missing again. */
export type Reported = { saleId: string; username: string };

type Session = { authorization: string };

/** Answers that say "not now": the same call is sent again, as the app on a phone does. */
const passing = new Set([429, 500, 502, 503, 504]);

/** A seller of the demo who reports sales over HTTP with nothing but what an app on a phone knows. */
export class Seller {
  readonly username: string;
  private session: Session | undefined;
  private at: { campaignId: string; storeId: string; zone: string; productId: string } | undefined;

  constructor(username: string) {
    this.username = username;
  }

  /** Reports one sale with a photographed receipt; repeats each call with the same key until it is answered. */
  async report(url: string, seed: number, until: AbortSignal): Promise<Reported> {
    const drawn = await drawReceipt("boleta", { as: "qr", text: randomUUID() }, seed);
    const picture = await effects.photo(drawn, seed);
    this.at ??= await this.findShop(url, until);
    const { campaignId, storeId, zone, productId } = this.at;
    // An upload's address is over when the clock is ahead: it is begun anew, as the app does.
    const upload = () => this.upload(url, picture, until);
    const photoFileId = await upload().catch(() => {
      until.throwIfAborted();
      return upload();
    });
    const { id } = await this.send<{ id: string }>(url, "POST", "/api/sales", until, () => ({
      ...{ campaignId, storeId, photoFileId },
      invoiceNumber: `O${randomUUID().replaceAll("-", "").slice(0, 20)}`,
      saleDate: localDay(new Date(), zone),
      lines: [{ productId, quantity: 1 }],
    }));
    return { saleId: id, username: this.username };
  }

  /** Whether the sale is there, looked at, and its picture can be opened. */
  async look(url: string, saleId: string): Promise<{ state: string; picture: boolean }> {
    const until = AbortSignal.timeout(30_000);
    const sale = await this.send<{ state: string; photo: { url: string } | null }>(
      url,
      "GET",
      `/api/sales/${saleId}`,
      until,
    );
    const photo = sale.photo && (await fetch(new URL(sale.photo.url, url)));
    return { state: sale.state, picture: photo?.ok === true && (await photo.blob()).size > 1_000 };
  }

  private async findShop(url: string, until: AbortSignal) {
    const get = <Body>(path: string) => this.send<Body>(url, "GET", path, until);
    const { items } = await get<{ items: { id: string; enrolled: boolean }[] }>("/api/campaigns");
    for (const { id: campaignId } of items) {
      const enrolment = await get<{ stores: { id: string; timeZone: string }[] }>(
        `/api/campaigns/${campaignId}/enrolment`,
      ).catch(() => undefined);
      const [store] = enrolment?.stores ?? [];
      const products = await get<{ items: { id: string }[] }>("/api/catalogue/search");
      const [product] = products.items;
      if (store && product) {
        return { campaignId, storeId: store.id, zone: store.timeZone, productId: product.id };
      }
    }
    throw new Error(`${this.username} takes part in no campaign`);
  }

  private async upload(url: string, picture: Buffer, until: AbortSignal): Promise<string> {
    const plan = await this.send<{ fileId: string; parts: { url: string }[] }>(
      url,
      "POST",
      "/api/files/start",
      until,
      () => ({ kind: "invoice", name: "nota.jpg", type: "image/jpeg", size: picture.length }),
    );
    const [part] = plan.parts;
    await repeated(until, async () => {
      const to = new URL(part?.url ?? "", url);
      return fetch(to, { method: "PUT", body: new Uint8Array(picture), signal: AbortSignal.timeout(10_000) });
    });
    await this.send(url, "POST", "/api/files/complete/", until, () => ({ file_id: plan.fileId }));
    return plan.fileId;
  }

  private async send<Body>(
    url: string,
    method: "GET" | "POST",
    path: string,
    until: AbortSignal,
    body?: () => object,
  ): Promise<Body> {
    const key = randomUUID();
    const content = body && JSON.stringify(body());
    const answer = await repeated(until, async () => {
      this.session ??= await signIn(url, this.username);
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...this.session,
          "idempotency-key": key,
          ...(content && { "content-type": "application/json" }),
        },
        ...(content && { body: content }),
        signal: AbortSignal.timeout(10_000),
      });
      // A token that ended, or was made under a clock that is set back by now.
      if (response.status === 401) this.session = undefined;
      return response;
    });
    return (await answer.json()) as Body;
  }
}

async function signIn(url: string, username: string): Promise<Session> {
  const answer = await fetch(`${url}/o/token/`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from("outages:outages").toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ grant_type: "password", username, password: demoPassword }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status} ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

/** Asks until there is an answer that is not "not now"; a refusal for good throws. */
async function repeated(until: AbortSignal, ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer?.ok) return answer;
    if (answer && answer.status !== 401 && !passing.has(answer.status)) {
      throw new Error(
        `${new URL(answer.url).pathname} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
      );
    }
    until.throwIfAborted();
    await sleep(300, undefined, { signal: until });
  }
}
