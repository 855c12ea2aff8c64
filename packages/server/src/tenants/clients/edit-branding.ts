import type { Input } from "@trilha/contract/core/endpoint.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editBranding as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import { type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { changeClient } from "./change-client.ts";
import {
  brandingPictures,
  loadBranding,
  type PictureRow,
  updateBranding,
} from "./clients.branding.queries.ts";
import { addressOf, presentBranding } from "./present-client.ts";

type Body = Input<typeof spec>["body"];

/** Changes how a client's door looks. Pictures were uploaded before; one that is not there is named. */
export const editBranding: UseCase<typeof spec> = async (call, { params, body }) => {
  const target = { id: params.id, version: body.version, action: "clients.edit_branding" as const };
  return changeClient(call, target, async (tx, row) => {
    const before = await loadBranding(tx, row.id);
    const wanted = pictureIds(body);
    const owner = { clientId: row.id, userId: call.actor.userId };
    const pictures = await brandingPictures(
      tx,
      wanted.map(({ id }) => id),
      owner,
    );
    const missing = wanted.filter(({ id }) => !pictures.some((picture) => picture.id === id));
    if (missing.length > 0) {
      const fields = missing.map(({ path }): RefusedField => ({ path, code: "not_an_option" }));
      return refuse(genericProblems.invalidInput, {}, fields);
    }
    await updateBranding(tx, row.id, {
      primary_color: body.primaryColor,
      secondary_color: body.secondaryColor,
      tertiary_color: body.tertiaryColor,
      default_locale: body.defaultLocale,
      password_strength: body.passwordStrength,
      public_faq: body.publicFaq,
      under_maintenance: body.underMaintenance,
      cookies_type: body.cookiesType,
      cookies_optional: body.cookiesOptional,
      support_use: body.supportUse,
      support_email: body.supportEmail || null,
      use_portfolio: body.usePortfolio,
      welcome: JSON.stringify(body.welcome),
      logos: JSON.stringify(logosAfter(before.logos, body, pictures)),
      ...(body.backgroundFileId !== undefined && { background_file_id: body.backgroundFileId }),
    });
    const after = presentBranding(await loadBranding(tx, row.id));
    return { row: {}, before: presentBranding(before), after };
  });
};

function pictureIds(body: Body): { path: string; id: string }[] {
  const logos = Object.entries(body.logoFileIds ?? {}).map(([locale, id]) => ({
    path: `body.logoFileIds.${locale}`,
    id,
  }));
  return [...logos, { path: "body.backgroundFileId", id: body.backgroundFileId }].flatMap(({ path, id }) =>
    id ? [{ path, id }] : [],
  );
}

/** A language that is not named keeps its logo; one that is named null loses it. */
function logosAfter(before: Partial<Record<Locale, string>>, body: Body, pictures: readonly PictureRow[]) {
  const logos = { ...before };
  for (const locale of locales) {
    const id = body.logoFileIds?.[locale];
    if (id === undefined) continue;
    const picture = pictures.find((candidate) => candidate.id === id);
    if (picture) logos[locale] = addressOf(picture);
    else delete logos[locale];
  }
  return logos;
}
