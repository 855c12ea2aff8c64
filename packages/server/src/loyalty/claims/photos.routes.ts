import * as contract from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { appealPhoto } from "./appeal-photo.ts";
import { listPhotos } from "./list-photos.ts";
import { listPhotoTypes, savePhotoTypes } from "./photo-types.ts";
import { readPhotoForm } from "./read-photo-form.ts";
import { resubmitPhoto } from "./resubmit-photo.ts";
import { sendPhoto } from "./send-photo.ts";
import { sendPhotoPicture } from "./send-picture.ts";

export const photoRoutes: readonly Route[] = [
  route(contract.readPhotoForm, readPhotoForm),
  route(contract.sendPhoto, sendPhoto),
  route(contract.listPhotos, listPhotos),
  route(contract.resubmitPhoto, resubmitPhoto),
  route(contract.appealPhoto, appealPhoto),
  route(contract.sendPhotoPicture, sendPhotoPicture),
  route(contract.listPhotoTypes, listPhotoTypes),
  route(contract.savePhotoTypes, savePhotoTypes),
];
