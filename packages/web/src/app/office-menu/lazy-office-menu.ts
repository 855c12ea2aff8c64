import type { ComponentProps, ComponentType } from "react";
import { loadRooms } from "../../i18n/i18n.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import type { OfficeMenu as Loaded } from "./OfficeMenu.tsx";

type Menu = { readonly default: ComponentType<ComponentProps<typeof Loaded>> };

/** The office's menu with its texts, for who has an office only: neither the sign-in page nor home carries it. */
export const OfficeMenu = lazyPart(
  (): Promise<Menu> =>
    Promise.all([import("./OfficeMenu.tsx"), loadRooms("app/office-menu")]).then(
      ([{ OfficeMenu }]) => ({ default: OfficeMenu }),
      // Without a network, before the menu was ever seen: the page around it is there all the same.
      () => ({ default: () => null }),
    ),
);
