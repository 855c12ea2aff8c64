import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Products, stores and those they belong to. */
export function catalogueRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const products = createRoute({
    getParentRoute,
    path: "/products",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/products/ProductsPage.tsx"), "ProductsPage", "catalogue", "exports"),
    ),
  });
  const importProducts = createRoute({
    getParentRoute,
    path: "/products/import",
    component: guarded(
      "catalogue.edit",
      page(() => import("../../catalog/products/ImportPage.tsx"), "ImportPage", "catalogue", "imports"),
    ),
  });
  const stores = createRoute({
    getParentRoute,
    path: "/stores",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/StoresPage.tsx"), "StoresPage", "network", "exports"),
    ),
  });
  const importStores = createRoute({
    getParentRoute,
    path: "/stores/import",
    component: guarded(
      "network.edit",
      page(() => import("../../catalog/stores/ImportPage.tsx"), "ImportPage", "network", "imports"),
    ),
  });
  const chains = createRoute({
    getParentRoute,
    path: "/stores/chains",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/ChainsPage.tsx"), "ChainsPage", "network"),
    ),
  });
  const storeGroups = createRoute({
    getParentRoute,
    path: "/stores/groups",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/GroupsPage.tsx"), "GroupsPage", "network"),
    ),
  });
  const storeGroup = createRoute({
    getParentRoute,
    path: "/stores/groups/$groupId",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/GroupPage.tsx"), "GroupPage", "network"),
    ),
  });
  const partners = createRoute({
    getParentRoute,
    path: "/stores/partners",
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/PartnersPage.tsx"), "PartnersPage", "network"),
    ),
  });

  return [products, importProducts, stores, importStores, chains, storeGroups, storeGroup, partners] as const;
}
