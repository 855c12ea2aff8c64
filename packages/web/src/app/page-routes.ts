import {
  type AnyRoute,
  createRoute,
  type ResolveFullPath,
  type ResolveId,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { loadRooms } from "../i18n/i18n.ts";
import type { Page, SearchSchema } from "../room/page.ts";
import type { Session } from "../session/session.queries.ts";
import { lazyPart } from "../ui/part/lazy-part.tsx";
import { admitVisitor } from "./guards.ts";
import { mayOpen } from "./may-open.ts";

/** Code of pages that are put together from several rooms, by the name each room gives its page. */
export type Assembled = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;

/** Makes a page's component guarded; who may not see it is told so. */
type Guard = (page: Page, component: RouteComponent) => RouteComponent;

type RouteAt<Parent extends AnyRoute, Path extends string, Schema extends SearchSchema> = ReturnType<
  typeof createRoute<
    unknown,
    Parent,
    Path,
    ResolveFullPath<Parent, Path>,
    string,
    ResolveId<Parent, string, Path>,
    Schema
  >
>;

type Below<Kind, Path> = Kind extends "office" ? (Path extends `/admin${infer Rest}` ? Rest : never) : Path;

/** The route of a page below this parent, with its address, parameters and search known to every link. */
export type PageRoute<Parent extends AnyRoute, Any> =
  Any extends Page<infer Kind, infer Path, infer Schema>
    ? RouteAt<Parent, Below<Kind, Path> & string, Schema>
    : never;

function componentOf({ load, view, assembled, texts = [] }: Page, composed: Assembled) {
  const fetchCode = assembled === undefined ? load : composed[assembled];
  const name = assembled ?? view;
  if (!fetchCode || name === undefined) return undefined;
  return lazyPart(() =>
    Promise.all([fetchCode(), loadRooms(...texts)]).then(([module]) => ({
      default: module[name] as ComponentType,
    })),
  );
}

type Loading = {
  readonly params: Record<string, string>;
  readonly location: { readonly search: unknown };
  readonly context: unknown;
  readonly preload: boolean;
};

/**
 * Begins to read what a page shows, beside its code. Pages inside do not wait for it: they have a shape of their own for
 * what is on its way, and say what failed. A page that is only pointed at asks for nothing.
 */
function loaderOf(page: Page, prefetch: NonNullable<Page["prefetch"]>) {
  return async ({ params, location, context, preload }: Loading): Promise<void> => {
    const { session } = context as { session?: Session };
    const search = location.search as Record<string, string>;
    if (page.kind === "open") await prefetch({ params, search });
    else if (!preload && session && mayOpen(page, session))
      prefetch({ params, search, session }).catch(() => undefined);
  };
}

/** The routes of pages below a parent. */
export function createPageRoutes<Parent extends AnyRoute, Any extends Page>(
  parent: Parent,
  pages: readonly Any[],
  composed: Assembled,
  guard: Guard = (_, component) => component,
): readonly PageRoute<Parent, Any>[] {
  return pages.map((page: Page) => {
    const { kind, path, search, prefetch, visitors, redirect: redirectOf } = page;
    const component = componentOf(page, composed);
    return createRoute({
      getParentRoute: () => parent,
      path: kind === "office" ? path.slice("/admin".length) : path,
      ...(search && { validateSearch: search }),
      staticData: { page },
      beforeLoad: async ({ location: { href, hash, searchStr }, params }) => {
        if (visitors) await admitVisitor(visitors, href);
        const target = redirectOf?.({
          params,
          hash,
          search: Object.fromEntries(new URLSearchParams(searchStr)),
        });
        if (target) throw redirect({ hash: "", ...target, replace: true });
      },
      ...(prefetch && { loader: loaderOf(page, prefetch) }),
      ...(component && { component: guard(page, component) }),
    });
    // The one place where a list of declarations becomes routes: their types are said by PageRoute.
  }) as unknown as readonly PageRoute<Parent, Any>[];
}
