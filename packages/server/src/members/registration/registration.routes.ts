import * as contract from "@trilha/contract/members/registration/endpoints.ts";
import { readBranding as readBrandingSpec } from "@trilha/contract/tenants/clients/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { checkLink } from "./check-link.ts";
import { confirmRegistration } from "./confirm-registration.ts";
import { editSettings } from "./edit-settings.ts";
import { listFormStores } from "./list-form-stores.ts";
import { listWaiting } from "./list-waiting.ts";
import { readBranding } from "./read-branding.ts";
import { readForm } from "./read-form.ts";
import { readSettings } from "./read-settings.ts";
import { readWaiting } from "./read-waiting.ts";
import { refuseRegistrations } from "./refuse-registrations.ts";
import { register } from "./register.ts";

export const registrationRoutes: readonly Route[] = [
  route(readBrandingSpec, readBranding),
  route(contract.readForm, readForm),
  route(contract.listFormStores, listFormStores),
  route(contract.register, register),
  route(contract.checkRegistrationLink, checkLink),
  route(contract.confirmRegistration, confirmRegistration),
  route(contract.readSettings, readSettings),
  route(contract.editSettings, editSettings),
  route(contract.listWaiting, listWaiting),
  route(contract.readWaiting, readWaiting),
  route(contract.refuseRegistrations, refuseRegistrations),
];
