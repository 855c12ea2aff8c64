// Rights to upload files (§roles#permissions): everybody their own picture, what they report sales and stores with, and
// what they show support; looks, pictures of products and rewards, imports and what courses are made of whoever may use them
// afterwards.
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Permission } from "@trilha/contract/permissions.ts";

/** One of these is needed; none: everybody may. */
const needed: Readonly<Record<FileKind, readonly Permission[]>> = {
  avatar: [],
  invoice: [],
  store_photo: [],
  support: [],
  branding: ["client.configure", "portfolio.edit"],
  product_picture: ["catalogue.edit"],
  reward_picture: ["rewards.edit"],
  course_cover: ["courses.edit"],
  certificate_picture: ["certificates.edit"],
  badge_picture: ["badges.edit"],
  event_cover: ["live_sessions.edit"],
  course_picture: ["courses.edit"],
  course_pdf: ["courses.edit"],
  course_video: ["courses.edit"],
  course_audio: ["courses.edit"],
  course_captions: ["courses.edit"],
  course_slides: ["courses.edit"],
  course_package: ["courses.edit"],
  question_picture: ["questions.edit", "courses.edit"],
  import: [
    "people.import",
    "catalogue.edit",
    "network.edit",
    "awards.propose",
    "trainings.edit",
    "rewards.edit",
    "codes.import",
    "orders.ship",
    "questions.edit",
  ],
};

export function mayUpload(permissions: ReadonlySet<Permission>, kind: FileKind): boolean {
  const wanted = needed[kind];
  return wanted.length === 0 || wanted.some((permission) => permissions.has(permission));
}
