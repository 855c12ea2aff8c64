import { IconPackage } from "@tabler/icons-react";
import { importProducts, listProducts } from "@trilha/contract/catalog/products/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/products",
    load: () => import("./ProductsPage.tsx"),
    view: "ProductsPage",
    texts: ["catalog/products", "core/writing", "core/exports"],
    search: textsOfSearch,
    endpoints: [listProducts],
    place: { id: "products", icon: IconPackage, group: "earning", position: 2 },
  }),
  officePage({
    path: "/admin/products/import",
    load: () => import("./ImportPage.tsx"),
    view: "ImportPage",
    texts: ["catalog/products", "core/imports"],
    endpoints: [importProducts],
  }),
] as const;
