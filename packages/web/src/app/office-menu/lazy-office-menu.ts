import { type ComponentProps, type ComponentType, lazy } from "react";
import { loadRooms } from "../../i18n/i18n.ts";
import type { OfficeMenu as Loaded } from "./OfficeMenu.tsx";

type Menu = { readonly default: ComponentType<ComponentProps<typeof Loaded>> };

/** The office's menu with its texts, for who has an office only: neither the sign-in page nor home carries it. */
export const OfficeMenu = lazy(
  (): Promise<Menu> =>
    Promise.all([import("./OfficeMenu.tsx"), loadRooms("app/office-menu")]).then(
      ([{ OfficeMenu }]) => ({ default: OfficeMenu }),
      // Without a network, before the menu was ever seen: the page around it is there all the same.
      () => ({ default: () => null }),
    ),
);
