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
      page(
        () => import("../../catalog/products/ProductsPage.tsx"),
        "ProductsPage",
        "catalog/products",
        "core/exports",
      ),
    ),
  });
  const importProducts = createRoute({
    getParentRoute,
    path: "/products/import",
    component: guarded(
      "catalogue.edit",
      page(
        () => import("../../catalog/products/ImportPage.tsx"),
        "ImportPage",
        "catalog/products",
        "core/imports",
      ),
    ),
  });
  const stores = createRoute({
    getParentRoute,
    path: "/stores",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(
        () => import("../../catalog/stores/StoresPage.tsx"),
        "StoresPage",
        "catalog/stores",
        "core/exports",
      ),
    ),
  });
  const importStores = createRoute({
    getParentRoute,
    path: "/stores/import",
    component: guarded(
      "network.edit",
      page(
        () => import("../../catalog/stores/ImportPage.tsx"),
        "ImportPage",
        "catalog/stores",
        "core/imports",
      ),
    ),
  });
  const chains = createRoute({
    getParentRoute,
    path: "/stores/chains",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/ChainsPage.tsx"), "ChainsPage", "catalog/stores"),
    ),
  });
  const storeGroups = createRoute({
    getParentRoute,
    path: "/stores/groups",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/GroupsPage.tsx"), "GroupsPage", "catalog/stores"),
    ),
  });
  const storeGroup = createRoute({
    getParentRoute,
    path: "/stores/groups/$groupId",
    validateSearch: texts,
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/GroupPage.tsx"), "GroupPage", "catalog/stores"),
    ),
  });
  const partners = createRoute({
    getParentRoute,
    path: "/stores/partners",
    component: guarded(
      "catalogue.read",
      page(() => import("../../catalog/stores/PartnersPage.tsx"), "PartnersPage", "catalog/stores"),
    ),
  });

  return [products, importProducts, stores, importStores, chains, storeGroups, storeGroup, partners] as const;
}
