import { queryOptions } from "@tanstack/react-query";
import { readOfficeCourse } from "@trilha/contract/learning/authoring/endpoints.ts";
import {
  openPreview,
  previewCourse,
  previewStanding,
} from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import { call } from "../../../api/call.ts";
import type { Locale } from "../../../i18n/locales.ts";

/** Where an author is in the preview of a draft. */
export interface PreviewPlace {
  readonly courseId: string;
  readonly order: number;
  /** In which the content is asked for. */
  readonly language: Locale;
}

/** The preview shows the draft as it is now: never an older one, and not anew under somebody's hands. */
const asOfNow = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** `time`: which opening it is. */
export const openPreviewQuery = ({ courseId, order, language }: PreviewPlace, time: number) =>
  queryOptions({
    queryKey: ["preview", "activity", courseId, order, language, time],
    queryFn: ({ signal }) =>
      call(openPreview, { params: { id: courseId, order }, body: { language } }, { signal }),
    ...asOfNow,
  });

export const previewOutlineQuery = ({ courseId, language }: Pick<PreviewPlace, "courseId" | "language">) =>
  queryOptions({
    queryKey: ["preview", "outline", courseId, language],
    queryFn: ({ signal }) =>
      call(previewCourse, { params: { id: courseId }, query: { language } }, { signal }),
    ...asOfNow,
  });

export const previewStandingQuery = ({ courseId, order }: Pick<PreviewPlace, "courseId" | "order">) =>
  queryOptions({
    queryKey: ["preview", "standing", courseId, order],
    queryFn: ({ signal }) => call(previewStanding, { params: { id: courseId, order } }, { signal }),
    ...asOfNow,
  });

/** The draft itself: a game is dealt from it here. */
export const previewDraftQuery = (courseId: string) =>
  queryOptions({
    queryKey: ["preview", "draft", courseId],
    queryFn: ({ signal }) => call(readOfficeCourse, { params: { id: courseId } }, { signal }),
    ...asOfNow,
  });
