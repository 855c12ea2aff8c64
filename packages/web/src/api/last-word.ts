import type { EndpointSpec, Request } from "@trilha/contract/kernel/endpoint.ts";
import { authority } from "./authority.ts";
import { addressOf, requestOf } from "./request.ts";

/**
 * Makes a call ready for the moment a page goes away, when nothing can be waited for any more. What it answers sends
 * it then, without hearing back. With the key of a call that was made before, saying it twice is harmless.
 */
export async function lastWord<const Spec extends EndpointSpec>(
  endpoint: Spec,
  input: Request<Spec>,
  key: string,
): Promise<() => void> {
  const who = authority();
  const identity = await who.identity(endpoint.access);
  const request = requestOf(endpoint, input, identity, who.locale(), key);
  const address = addressOf(endpoint, input);
  return () => {
    fetch(address, { ...request, keepalive: true, credentials: "omit" }).catch(() => undefined);
  };
}
