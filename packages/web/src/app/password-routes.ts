import { type AnyRoute, createRoute, redirect } from "@tanstack/react-router";
import { putLink } from "../accounts/sign-in/password-link.ts";
import { page } from "./page.ts";
import { texts } from "./search-texts.ts";

/** Spec §routes#set-password: a password of one's own, by a link; and forgot password, by one of four ways (`way`). */
export function passwordRoutes<Parent extends AnyRoute>(parent: Parent) {
  const getParentRoute = () => parent;
  /** The link of a mail leaves the address bar before anything is drawn. */
  const passwordLink = (path: "/set-password" | "/recover-password") =>
    createRoute({
      getParentRoute,
      path: `${path}/$username/$uidb64/$token`,
      beforeLoad: ({ params: { username, uidb64, token } }) => {
        putLink({ username, uidb64, token });
        throw redirect({ to: "/set-password", replace: true });
      },
    });
  return [
    passwordLink("/set-password"),
    passwordLink("/recover-password"),
    createRoute({
      getParentRoute,
      path: "/set-password",
      component: page(
        () => import("../accounts/sign-in/SetPasswordPage.tsx"),
        "SetPasswordPage",
        "accounts/sign-in",
      ),
    }),
    createRoute({
      getParentRoute,
      path: "/request-password",
      validateSearch: texts,
      component: page(
        () => import("./pages/RequestPasswordPage.tsx"),
        "RequestPasswordPage",
        "accounts/recovery",
        "accounts/sign-in",
      ),
    }),
  ] as const;
}
