/** XLSX. */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Slides, as the programs people make them with write them. */
export const slideTypes = {
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odp: "application/vnd.oasis.opendocument.presentation",
} as const;

/**
 * Uploads allowed, by kind: sniffed types, largest size in bytes, whether its pictures are drawn anew. The one
 * table of its sort.
 */
export const fileKinds = {
  avatar: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 2 ** 20, picture: true },
  branding: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 2 ** 20, picture: true },
  /** Proof of a sale (§entities#sale): the bytes as they were sent stay for the audit. */
  invoice: {
    types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
    maxBytes: 15 * 2 ** 20,
    picture: true,
  },
  /** §entities#photo-upload. */
  store_photo: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 15 * 2 ** 20, picture: true },
  product_picture: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 2 ** 20, picture: true },
  reward_picture: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 2 ** 20, picture: true },
  import: { types: ["text/csv", workbookType], maxBytes: 20 * 2 ** 20, picture: false },
  course_cover: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 2 ** 20, picture: true },
  /** Logos of their own and signatures. */
  certificate_picture: {
    types: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: 4 * 2 ** 20,
    picture: true,
  },
  badge_picture: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 4 * 2 ** 20, picture: true },
  event_cover: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 2 ** 20, picture: true },
  /** Picture of a course, also on a game's cards. */
  course_picture: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 2 ** 20, picture: true },
  course_pdf: { types: ["application/pdf"], maxBytes: 100 * 2 ** 20, picture: false },
  course_video: { types: ["video/mp4", "video/webm"], maxBytes: 2 * 2 ** 30, picture: false },
  course_audio: {
    types: ["audio/mpeg", "audio/mp4", "audio/ogg", "audio/webm", "audio/wav"],
    maxBytes: 200 * 2 ** 20,
    picture: false,
  },
  /** WebVTT. */
  course_captions: { types: ["text/vtt"], maxBytes: 2 ** 20, picture: false },
  course_slides: { types: Object.values(slideTypes), maxBytes: 100 * 2 ** 20, picture: false },
  /** Picture of a question, of its options, and of cards of games. */
  question_picture: {
    types: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: 8 * 2 ** 20,
    picture: true,
  },
  /** Attachment of a support request: a screenshot, a document. */
  support: {
    types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
    maxBytes: 10 * 2 ** 20,
    picture: true,
  },
  /** A ZIP: SCORM, or pages. */
  course_package: { types: ["application/zip"], maxBytes: 500 * 2 ** 20, picture: false },
} as const satisfies Record<string, { types: readonly string[]; maxBytes: number; picture: boolean }>;

/** Largest file of one multipart body: a request has 15 seconds. What is larger goes to the store in parts. */
export const sentFileLimit = 20 * 2 ** 20;

export type FileKind = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as [FileKind, ...FileKind[]];

/** §entities#file-kinds File kinds by extension. */
export const kindsByExtension = {
  video: ["mp4", "m4v", "mov", "webm", "avi", "mkv", "wmv"],
  audio: ["mp3", "m4a", "aac", "ogg", "oga", "wav", "flac"],
  pdf: ["pdf"],
  image: ["jpg", "jpeg", "png", "gif", "webp", "bmp", "heic", "avif"],
  compressed: ["zip", "rar", "7z", "gz", "tar"],
  excel: ["xls", "xlsx", "xlsm", "csv", "ods"],
  document: ["doc", "docx", "odt", "rtf", "txt"],
  powerpoint: ["ppt", "pptx", "pps", "ppsx", "odp"],
} as const;
export type ExtensionKind = keyof typeof kindsByExtension | "file";

/** §entities#file-kinds: the kind a file name's extension tells; anything else is a file. */
export function kindByName(name: string): ExtensionKind {
  const extension = name.includes(".") ? (name.split(".").at(-1) ?? "").toLowerCase() : "";
  for (const [kind, extensions] of Object.entries(kindsByExtension)) {
    if ((extensions as readonly string[]).includes(extension)) return kind as ExtensionKind;
  }
  return "file";
}
