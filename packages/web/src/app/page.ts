import { lazyRouteComponent } from "@tanstack/react-router";
import type { FlatNamespace } from "i18next";
import type { ComponentType } from "react";
import { loadRooms } from "../i18n/i18n.ts";

/** A page and its texts, fetched together when somebody goes there. */
export const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...rooms: FlatNamespace[]
) => lazyRouteComponent(() => Promise.all([load(), loadRooms(...rooms)]).then(([module]) => module), name);
