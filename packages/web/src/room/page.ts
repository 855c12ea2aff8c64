import type { Access } from "@trilha/contract/core/endpoint.ts";
import type { Module, ModuleUse } from "@trilha/contract/core/modules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import type { FlatNamespace } from "i18next";
import type { ComponentType } from "react";
import type { Session } from "../session/session.queries.ts";
import type { Needed, OfficeGroup, Place } from "./place.ts";

type Search = Record<string, unknown>;
export type SearchSchema = ((search: Search) => Search) | undefined;

/** Facts about an address before its page is drawn. */
export type Arrival = {
  readonly params: Record<string, string>;
  readonly hash: string;
  readonly search: Record<string, string>;
};

/** Address a page is opened at, and the session of a page inside. */
export type Visit = Pick<Arrival, "params" | "search"> & { readonly session?: Session | undefined };

/**
 * The sign-in page's visitors who are signed in go on to where they wanted; who is not, sees the client's portfolio first
 * (`login`) or not (`login_only`). A page of the portfolio is for those who are not signed in.
 */
export type Visitors = "login" | "login_only" | "portfolio";

/** The frame a page stands in: none, the app's for who is signed in, or the back office's. */
export type PageKind = "open" | "person" | "office";

type Declared<Path extends string, Schema extends SearchSchema, Group> = {
  /** The whole address. */
  readonly path: Path;
  /** Rooms whose texts it shows: fetched together with its code. */
  readonly texts?: readonly FlatNamespace[];
  /** Filters and choices of a page in its address. */
  readonly search?: Schema;
  /**
   * Asks for what it shows while its code is still on its way. An open page waits for it; one inside is drawn meanwhile.
   */
  readonly prefetch?: (visit: Visit) => Promise<unknown>;
  /** Reads the session together with what the page shows, where the app begins at it and knows nobody yet. */
  readonly opening?: () => Promise<unknown>;
  /** Answers where to go instead, if anywhere; may take a secret out of the address. */
  readonly redirect?: (arrival: Arrival) => RedirectTarget | undefined;
  readonly visitors?: Visitors;
  /** Fills the screen by itself, without the frame of the app around it. */
  readonly bare?: boolean;
  /** Endpoints a page cannot do without: a person who may not call all of them is not let in, and is not shown its place. */
  readonly endpoints: readonly Needed[];
  /** Module a page belongs to where its endpoints serve several, or every client; otherwise they say so. */
  readonly module?: Module;
  readonly place?: Place<Group>;
};

export type RedirectTarget = { readonly to: string; readonly search?: Record<string, string> };

/** Where its code is: in the room, in `app/assembled.ts` when several rooms are put together, or nowhere (it redirects). */
type View<Name extends string> =
  | { readonly load: () => Promise<Record<Name, ComponentType>>; readonly view: Name }
  | { readonly assembled: string }
  | { readonly redirect: (arrival: Arrival) => RedirectTarget };

export type Page<
  Kind extends PageKind = PageKind,
  Path extends string = string,
  Schema extends SearchSchema = SearchSchema,
> = Declared<Path, Schema, Place["group"]> & {
  readonly kind: Kind;
  readonly load?: () => Promise<Record<string, ComponentType>>;
  readonly view?: string;
  readonly assembled?: string;
};

/** A page for anybody, before sign-in. */
export const openPage = <
  const Path extends `/${string}`,
  Name extends string,
  Schema extends SearchSchema = undefined,
>(
  page: Declared<Path, Schema, never> & View<Name>,
): Page<"open", Path, Schema> => ({ kind: "open", ...page });

/** A page for who is signed in. */
export const personPage = <
  const Path extends `/${string}`,
  Name extends string,
  Schema extends SearchSchema = undefined,
>(
  page: Declared<Path, Schema, "programme" | "you"> & View<Name>,
): Page<"person", Path, Schema> => ({ kind: "person", ...page });

/** A page of the back office. */
export const officePage = <
  const Path extends `/admin/${string}`,
  Name extends string,
  Schema extends SearchSchema = undefined,
>(
  page: Declared<Path, Schema, OfficeGroup> & View<Name>,
): Page<"office", Path, Schema> => ({ kind: "office", ...page });

const isPermission = (access: Access): access is Permission => access.includes(".");

/** The modules a page needs, all of them, in a client (§roles#module-access). */
export const modulesOf = ({
  endpoints,
  module,
}: Pick<Page, "endpoints" | "module">): readonly ModuleUse[] => [
  ...new Set([...(module ? [module] : []), ...endpoints.map((needed) => needed.module)]),
];

/** The permissions calls of these endpoints ask for. */
export const permissionsOf = (endpoints: readonly Needed[]): readonly Permission[] => [
  ...new Set(endpoints.map(({ access }) => access).filter(isPermission)),
];
