import { type AnyRoute, createRoute, redirect } from "@tanstack/react-router";
import { putToken } from "../../members/registration/confirm/link-token.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";

const load = () => import("../pages/RegisterRoutes.tsx");
const rooms = ["accounts/sign-in", "members/registration"] as const;

/** Registration: its forms, what follows, and where its mail leads (§routes#open-group). */
export function registerRoutes<Parent extends AnyRoute>(parent: Parent) {
  const getParentRoute = () => parent;
  return [
    createRoute({ getParentRoute, path: "/register", component: page(load, "RegisterRoute", ...rooms) }),
    createRoute({
      getParentRoute,
      path: "/register-seven-trade",
      component: page(load, "SevenTradeRoute", ...rooms),
    }),
    createRoute({
      getParentRoute,
      path: "/register-pop-trade",
      component: page(load, "PopTradeRoute", ...rooms),
    }),
    createRoute({
      getParentRoute,
      path: "/register-success",
      validateSearch: texts,
      component: page(load, "RegisterSuccessRoute", ...rooms),
    }),
    createRoute({
      getParentRoute,
      path: "/register-confirm",
      validateSearch: texts,
      // The secret of the mail leaves the address bar before anything is drawn.
      beforeLoad: ({ location: { hash, searchStr } }) => {
        if (!hash) return;
        putToken(hash);
        throw redirect({
          to: "/register-confirm",
          search: Object.fromEntries(new URLSearchParams(searchStr)),
          hash: "",
          replace: true,
        });
      },
      component: page(load, "RegisterConfirmRoute", ...rooms),
    }),
  ] as const;
}
