import type { Access } from "@trilha/contract/core/endpoint.ts";
import type { Identity } from "./request.ts";

/** Person the calls are made for. The session fills this in at the start; nothing here knows how. */
export type Authority = {
  readonly identity: (access: Access) => Promise<Identity>;
  readonly locale: () => string;
  /** Told of a 401 for this bearer; true when a new bearer is there and the call should be repeated, once. */
  readonly rejected: (bearer: string, repeated: boolean) => Promise<boolean>;
  /** A text for a failure that came without one. */
  readonly words: (kind: "offline" | "unexpected") => string;
};

let present: Authority | undefined;

export function actFor(authority: Authority): void {
  present = authority;
}

export function authority(): Authority {
  if (!present) throw new Error("A call was made before the session was opened");
  return present;
}
