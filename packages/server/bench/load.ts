/// <reference path="./autocannon.d.ts" />
import autocannon from "autocannon";
import { percentile } from "./measure.ts";

export type Load = {
  url: string;
  connections: number;
  seconds: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Bodies sent in turn. */
  bodies?: string[];
  /** Makes each request anew: who asks, and with what. */
  next?: () => { headers: Record<string, string>; body?: string; path?: string };
  /** Paths asked for in turn instead of the one in `url`. */
  paths?: string[];
};

export type Loaded = { perSecond: number; p50: number; p95: number };

/**
 * Puts load on one address for some seconds. An answer that is not 2xx makes the figure worthless, so it throws and
 * says the first of them.
 */
export async function load({ seconds, paths, bodies, next, ...options }: Load): Promise<Loaded> {
  const times: number[] = [];
  let refused = "";
  const onResponse = (status: number, body: string) => {
    if (status < 200 || status > 299) refused ||= `, the first: ${status} ${body.slice(0, 500)}`;
  };
  const running = autocannon({
    ...options,
    duration: seconds,
    ...(paths && { requests: paths.map((path) => ({ path, onResponse })) }),
    ...(next && { requests: [{ onResponse, setupRequest: (request) => ({ ...request, ...next() }) }] }),
    ...(bodies && { requests: bodies.map((body) => ({ body, onResponse })) }),
  });
  running.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await running;
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${options.url}: ${result.non2xx} refused, ${result.errors} errors, ${result.timeouts} time-outs${refused}`,
    );
  }
  return {
    perSecond: result["2xx"] / result.duration,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
  };
}
