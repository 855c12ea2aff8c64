import * as office from "@trilha/contract/learning/authoring/endpoints.ts";
import * as labels from "@trilha/contract/learning/authoring/label-endpoints.ts";
import * as preview from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { archiveCourse, removeCourse, restoreCourse } from "./archive-course.ts";
import { copyCourse, createCourse } from "./create-course.ts";
import { createLabel, editLabel, listLabels, orderLabels, removeLabel } from "./edit-labels.ts";
import { listOfficeCourses, readOfficeCourse } from "./list-courses.ts";
import * as previews from "./preview-course.ts";
import { publishCourse } from "./publish-course.ts";
import { listVersions, readPublication } from "./read-publication.ts";
import { saveDraft } from "./save-draft.ts";

export const courseRoutes: readonly Route[] = [
  route(office.listOfficeCourses, listOfficeCourses),
  route(office.createCourse, createCourse),
  route(office.readOfficeCourse, readOfficeCourse),
  route(office.saveDraft, saveDraft),
  route(office.copyCourse, copyCourse),
  route(office.archiveCourse, archiveCourse),
  route(office.restoreCourse, restoreCourse),
  route(office.removeCourse, removeCourse),
  route(office.readPublication, readPublication),
  route(office.publishCourse, publishCourse),
  route(office.listVersions, listVersions),
  route(preview.previewCourse, previews.previewCourse),
  route(preview.openPreview, previews.openPreview),
  route(preview.previewStanding, previews.previewStanding),
  route(preview.previewAttempt, previews.previewAttempt),
  route(preview.previewLaunch, previews.previewLaunch),
  route(labels.listLabels, listLabels),
  route(labels.createLabel, createLabel),
  route(labels.editLabel, editLabel),
  route(labels.orderLabels, orderLabels),
  route(labels.removeLabel, removeLabel),
];
