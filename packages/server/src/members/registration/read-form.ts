import type { readForm as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { askedFields } from "@trilha/contract/members/registration/fields.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { networkOf } from "../../tenants/clients/index.ts";
import { asks, openForm } from "./open-form.ts";
import { textsToAccept } from "./texts-to-accept.ts";

/** Fields of a form; of the client's network only what it asks to choose from. */
export const readForm: UseCase<typeof spec> = (call, { query }) =>
  call.system.read(async (tx) => {
    const form = await openForm(tx, call, query);
    if (isRefusal(form)) return form;
    const { client, settings } = form;
    const network = await networkOf(tx, client.id);
    const helpOf = (key: string) => {
      const help = settings.fields.find((field) => field.key === key)?.help;
      return help?.[call.locale] || help?.[client.locale] || null;
    };
    return {
      form: form.name,
      client: { slug: client.slug, name: client.name },
      needsApproval: settings.needsApproval,
      adultsOnly: form.adultsOnly,
      captcha: client.captcha,
      fields: askedFields(settings.fields).map(({ key, mandatory }) => ({
        key,
        mandatory,
        help: helpOf(key),
      })),
      countries: [...form.countries],
      jobProfiles: [...form.jobProfiles],
      companies: asks(form, "company") ? network.companies.map(({ id, name }) => ({ id, name })) : [],
      brands: asks(form, "brand") ? network.brands : [],
      retailers: asks(form, "retailer")
        ? network.retailers.flatMap(({ id, name, country, active }) =>
            active ? [{ id, name, country }] : [],
          )
        : [],
      texts: await textsToAccept(tx, client.id, call.now),
    };
  });
