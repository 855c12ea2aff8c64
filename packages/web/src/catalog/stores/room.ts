import { IconBuildingStore } from "@tabler/icons-react";
import {
  exportStores,
  importStores,
  listBrands,
  listChains,
  listNetworkStores,
  listStoreGroups,
  readStoreGroup,
} from "@trilha/contract/catalog/products/network-endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/stores",
    load: () => import("./StoresPage.tsx"),
    view: "StoresPage",
    texts: ["catalog/stores", "core/exports"],
    search: textsOfSearch,
    endpoints: [listNetworkStores],
    place: { id: "stores", icon: IconBuildingStore, group: "earning", position: 3 },
  }),
  officePage({
    path: "/admin/stores/import",
    load: () => import("./ImportPage.tsx"),
    view: "ImportPage",
    texts: ["catalog/stores", "core/imports"],
    endpoints: [importStores],
  }),
  officePage({
    path: "/admin/stores/chains",
    load: () => import("./ChainsPage.tsx"),
    view: "ChainsPage",
    texts: ["catalog/stores"],
    search: textsOfSearch,
    endpoints: [exportStores],
  }),
  officePage({
    path: "/admin/stores/groups",
    load: () => import("./GroupsPage.tsx"),
    view: "GroupsPage",
    texts: ["catalog/stores"],
    search: textsOfSearch,
    endpoints: [listStoreGroups],
  }),
  officePage({
    path: "/admin/stores/groups/$groupId",
    load: () => import("./GroupPage.tsx"),
    view: "GroupPage",
    texts: ["catalog/stores"],
    search: textsOfSearch,
    endpoints: [readStoreGroup],
  }),
  officePage({
    path: "/admin/stores/partners",
    load: () => import("./PartnersPage.tsx"),
    view: "PartnersPage",
    texts: ["catalog/stores"],
    endpoints: [listChains],
  }),
  officePage({
    path: "/admin/stores/brands",
    load: () => import("./BrandsPage.tsx"),
    view: "BrandsPage",
    texts: ["catalog/stores"],
    search: textsOfSearch,
    endpoints: [listBrands],
  }),
] as const;
