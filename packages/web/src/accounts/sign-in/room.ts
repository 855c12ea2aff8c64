import { setPassword } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import {
  askFirstAccess,
  enterFromVendor,
  finishOidc,
  linkIdentity,
  startDocumentEntry,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { readBranding } from "@trilha/contract/tenants/clients/endpoints.ts";
import { openPage, personPage } from "../../room/page.ts";
import { holdToken } from "../../session/held-token.ts";
import { LoginPage, StaffLoginPage } from "./LoginPage.tsx";
import { putLink } from "./password-link.ts";

export const pages = [
  openPage({
    path: "/set-password",
    load: () => import("./SetPasswordPage.tsx"),
    view: "SetPasswordPage",
    texts: ["accounts/sign-in"],
    endpoints: [setPassword],
  }),
  personPage({
    path: "/link-account",
    assembled: "LinkAccountPage",
    texts: ["accounts/sign-in"],
    bare: true,
    endpoints: [linkIdentity],
  }),
  openPage({
    path: "/",
    load: async () => ({ LoginPage }),
    view: "LoginPage",
    texts: ["accounts/sign-in"],
    visitors: "login",
    endpoints: [readBranding],
  }),
  openPage({
    path: "/maintenance-login",
    load: async () => ({ StaffLoginPage }),
    view: "StaffLoginPage",
    texts: ["accounts/sign-in"],
    visitors: "login_only",
    endpoints: [readBranding],
  }),
  openPage({
    path: "/login-document",
    load: () => import("./DocumentEntryPage.tsx"),
    view: "DocumentEntryPage",
    texts: ["accounts/sign-in"],
    visitors: "login_only",
    endpoints: [startDocumentEntry],
  }),
  openPage({
    path: "/webservice-login",
    assembled: "WebserviceLoginPage",
    texts: ["accounts/sign-in"],
    endpoints: [readSession],
  }),
  openPage({
    path: "/webservice-login/$token",
    redirect: ({ params: { token = "" }, search }) => {
      holdToken(token);
      return { to: "/webservice-login", search };
    },
    endpoints: [],
  }),
  openPage({
    path: "/login-redirect-v2",
    load: () => import("./LoginRedirectPage.tsx"),
    view: "LoginRedirectPage",
    texts: ["accounts/sign-in"],
    endpoints: [finishOidc],
  }),
  openPage({
    path: "/intel-login-redirect",
    load: () => import("./LoginRedirectPage.tsx"),
    view: "LoginRedirectPage",
    texts: ["accounts/sign-in"],
    endpoints: [enterFromVendor],
  }),
  openPage({
    path: "/first_access",
    load: () => import("./FirstAccessPage.tsx"),
    view: "FirstAccessPage",
    texts: ["accounts/sign-in"],
    endpoints: [askFirstAccess],
  }),
  openPage({
    path: "/intel-first-access",
    load: () => import("./FirstAccessPage.tsx"),
    view: "FirstAccessPage",
    texts: ["accounts/sign-in"],
    endpoints: [askFirstAccess],
  }),
  openPage({
    path: "/set-password/$username/$uidb64/$token",
    redirect: ({ params: { username = "", uidb64 = "", token = "" } }) => {
      putLink({ username, uidb64, token });
      return { to: "/set-password" };
    },
    endpoints: [],
  }),
  openPage({
    path: "/recover-password/$username/$uidb64/$token",
    redirect: ({ params: { username = "", uidb64 = "", token = "" } }) => {
      putLink({ username, uidb64, token });
      return { to: "/set-password" };
    },
    endpoints: [],
  }),
] as const;
