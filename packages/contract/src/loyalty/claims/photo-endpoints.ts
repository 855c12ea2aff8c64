import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, id, localizedText, moment, version } from "../../core/shapes.ts";
import { photoTypeLimits } from "../campaigns/limits.ts";
import { campaignProblems } from "../campaigns/problems.ts";
import { saleProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });

export const readPhotoForm = endpoint({
  id: "photos.form",
  method: "GET",
  path: "/api/photos/form",
  summary: "Photo types, the caller's stores, and which are free this week",
  access: "participant",
  module: "has_photos",
  query: z.strictObject({ campaignId: id }),
  answer: z.strictObject({
    types: z.array(shape.photoTypeItem),
    stores: z.array(
      z.strictObject({
        id,
        name: z.string(),
        photosAllowed: z.boolean(),
        week: calendarDate,
        /** First moment of the next window: Monday in the store's zone. */
        nextWindowAt: moment,
        timeZone: z.string(),
      }),
    ),
    slots: z.array(shape.photoSlot),
  }),
  problems: [genericProblems.notFound, campaignProblems.notEnrolled],
});

const photoUpload = z.strictObject({ campaignId: id, storeId: id, photoTypeId: id, fileId: id });

export const sendPhoto = endpoint({
  id: "photos.send",
  method: "POST",
  path: "/api/photos",
  summary: "Send a photo of a store: one of a type per store per week",
  access: "participant",
  module: "has_photos",
  body: photoUpload,
  answer: shape.photoItem,
  problems: [
    genericProblems.notFound,
    campaignProblems.notEnrolled,
    campaignProblems.notOpen,
    saleProblems.storeNotYours,
    saleProblems.photosNotAllowed,
    saleProblems.photoUnusable,
    saleProblems.photoSentThisWeek,
    saleProblems.outsideCampaign,
  ],
  idempotent: true,
});

export const listPhotos = endpoint({
  id: "photos.list",
  method: "GET",
  path: "/api/photos",
  summary: "The caller's photos, newest first",
  access: "participant",
  module: "has_photos",
  query: z.strictObject({ campaignId: z.optional(id), state: z.optional(shape.claimState), ...pageQuery }),
  answer: page(shape.photoItem),
});

export const resubmitPhoto = endpoint({
  id: "photos.resubmit",
  method: "POST",
  path: "/api/photos/:id/resubmission",
  summary: "Send a rejected photo once more",
  access: "participant",
  module: "has_photos",
  params: byId,
  body: z.strictObject({ version, fileId: id }),
  answer: shape.photoItem,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    saleProblems.wrongState,
    saleProblems.photosNotAllowed,
    saleProblems.photoUnusable,
    saleProblems.outsideCampaign,
  ],
  idempotent: true,
});

export const appealPhoto = endpoint({
  id: "photos.appeal",
  method: "POST",
  path: "/api/photos/:id/appeal",
  summary: "Ask for another look at a rejected photo, once",
  access: "participant",
  module: "has_photos",
  params: byId,
  body: shape.appeal,
  answer: shape.photoItem,
  problems: [genericProblems.notFound, genericProblems.conflict, saleProblems.wrongState],
  idempotent: true,
});

export const sendPhotoPicture = endpoint({
  id: "photos.send_picture",
  method: "POST",
  path: "/api/photos/:id/picture",
  summary: "Send another picture of a photo that the audit asked for",
  access: "participant",
  module: "has_photos",
  params: byId,
  body: shape.anotherPicture,
  answer: shape.photoItem,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    saleProblems.wrongState,
    saleProblems.pictureLate,
    saleProblems.photoUnusable,
  ],
  idempotent: true,
});

export const listPhotoTypes = endpoint({
  id: "photos.types",
  method: "GET",
  path: "/api/office/photo-types",
  summary: "The client's photo types",
  access: "claims.read",
  module: "has_photos",
  answer: z.strictObject({ items: z.array(shape.photoTypeConfig) }),
});

export const savePhotoTypes = endpoint({
  id: "photos.save_types",
  method: "PUT",
  path: "/api/office/photo-types",
  summary: "Change the client's photo types; those with photos are switched off, not removed",
  access: "photos.configure",
  module: "has_photos",
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          id: z.nullable(id),
          name: localizedText(photoTypeLimits.name),
          hint: localizedText(photoTypeLimits.hint),
          active: z.boolean(),
        }),
      )
      .check(z.maxLength(50)),
  }),
  answer: z.strictObject({ items: z.array(shape.photoTypeConfig) }),
  problems: [genericProblems.notFound],
  // A request without an id would be made twice.
  idempotent: true,
});

export const photoEndpoints = [
  readPhotoForm,
  sendPhoto,
  listPhotos,
  resubmitPhoto,
  appealPhoto,
  sendPhotoPicture,
  listPhotoTypes,
  savePhotoTypes,
];
