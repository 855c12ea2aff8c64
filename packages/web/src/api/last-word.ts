import type { EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
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
  const send = await readyToSend(endpoint);
  return () => send(input, key);
}

/** The same for what is known only when the page goes away. */
export async function readyToSend<const Spec extends EndpointSpec>(
  endpoint: Spec,
): Promise<(input: Request<Spec>, key?: string) => void> {
  const who = authority();
  const identity = await who.identity(endpoint.access);
  return (input, key) => {
    const request = requestOf(endpoint, input, identity, who.locale(), key);
    fetch(addressOf(endpoint, input), { ...request, keepalive: true, credentials: "omit" }).catch(
      () => undefined,
    );
  };
}
