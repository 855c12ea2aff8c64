import type * as z from "zod/mini";
import type { Permission } from "../permissions.ts";
import type { ModuleUse } from "./modules.ts";
import type { Problem } from "./problem.ts";

/**
 * The callers allowed.
 * - `public`: anyone, no token
 * - `app`: the first-party app, by its Basic credentials (§api#alternative-login)
 * - `partner`: a partner system, by the Basic credentials the office gave it (§states#webservice-login)
 * - `signed_in`: anyone with a session, blocked in the selected client or not
 * - `participant`: anyone active in the selected client
 * - a permission: whose role in the selected client holds it (see permissions.ts)
 */
export type Access = "public" | "app" | "partner" | "signed_in" | "participant" | Permission;

/**
 * Rate limit per person or address; the numbers live on the server. `progress` is what a player sends by itself
 * while somebody watches: small, repeated, never counted against what they do themselves; `report` is what an app says of its own errors;
 * `check` is what strangers look up by a number they were given, such as a certificate.
 */
export type RateClass =
  | "read"
  | "write"
  | "progress"
  | "sign_in"
  | "code"
  | "check"
  | "upload"
  | "partner"
  | "report";

/**
 * Reach of a call beyond its answer's client.
 * - `membership`: what its caller is and does in the selected client; any session will do
 * - `person`: what belongs to the person wherever they are (factors, password, addresses, profile, export, leaving,
 *   sessions, other clients); only a session the person's own proof opened may call it
 */
export type Reach = "membership" | "person";

/**
 * Access and reach of a call. An endpoint anybody with a session may call chooses; one for members of the
 * selected client reaches no further than that unless it says so.
 */
type Calling =
  | { readonly access: "signed_in"; readonly reach: Reach }
  | { readonly access: Exclude<Access, "signed_in">; readonly reach?: Reach };

interface EndpointFrame {
  /** `domain.verb`, unique; the operation id in OpenAPI. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With `:name` for path parameters. */
  readonly path: `/${string}`;
  /** One English line for the API page. */
  readonly summary: string;
  /** The module it belongs to; a client that has switched it off is refused (§roles#module-access). */
  readonly module: ModuleUse;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: 204 without a body. */
  readonly answer?: z.ZodMiniType;
  /** Refusals beyond the generic ones. */
  readonly problems?: readonly Problem[];
  /** Sentence for an unexpected failure, in the place of the generic one (§messages#generic). */
  readonly unexpected?: Problem;
  /** The body arrives form-encoded (the calls of §api#token that say so). */
  readonly form?: boolean;
  /** A repeat with the same Idempotency-Key has one effect; the header is required. */
  readonly idempotent?: boolean;
  readonly rate?: RateClass;
  /** Largest body in bytes; 64 KiB unless said. */
  readonly bodyLimit?: number;
  /** The body is multipart/form-data: fields and one file (§api#uploads). */
  readonly multipart?: boolean;
  /**
   * Endpoint of what reaches the person, open also to a session of the only client of an unclaimed account, which has
   * no e-mail address, and is claimed by confirming one.
   */
  readonly claims?: boolean;
  /** Answers also who must change the password first: what they need to do so, or to leave. */
  readonly beforeNewPassword?: boolean;
  /** Answers also staff who must show a second factor first: what they need to do so, or to leave. */
  readonly beforeFactor?: boolean;
  /** A read whose answer may be kept and revalidated by ETag, in seconds. */
  readonly maxAge?: number;
}

export type EndpointSpec = EndpointFrame & Calling;

/**
 * Declares an endpoint. One definition gives validation, the types of both sides, OpenAPI, the permission
 * and the refusals.
 */
export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
}

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type SentOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** Input of a use case: already checked. */
export type Input<Spec extends EndpointSpec> = {
  params: InputOf<Spec["params"]>;
  query: InputOf<Spec["query"]>;
  body: InputOf<Spec["body"]>;
};

type Sent<Spec extends EndpointSpec> = {
  params: SentOf<Spec["params"]>;
  query: SentOf<Spec["query"]>;
  body: SentOf<Spec["body"]>;
};

/** Request of a caller; parts an endpoint does not have are left out, an all-optional query may be. */
export type Request<Spec extends EndpointSpec> = {
  [Part in keyof Sent<Spec> as undefined extends Sent<Spec>[Part] ? never : Part]: Sent<Spec>[Part];
};

/** Answer of an endpoint. */
export type Answer<Spec extends EndpointSpec> = Spec["answer"] extends z.ZodMiniType
  ? z.output<Spec["answer"]>
  : undefined;
