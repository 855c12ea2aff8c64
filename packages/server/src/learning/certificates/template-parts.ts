import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { TemplateRow } from "./templates.queries.ts";

/** Pictures a design names. */
export const picturesIn = ({ logoFileId, signatures }: CertificateDesign) =>
  [logoFileId, ...signatures.map(({ fileId }) => fileId)].filter((id) => id !== null);

/** For what a template is used where a course or trail names none. */
export const defaultsOf = (
  row: Pick<TemplateRow, "default_for_courses" | "default_for_trails">,
): CourseKind[] => [
  ...(row.default_for_courses ? (["course"] as const) : []),
  ...(row.default_for_trails ? (["trail"] as const) : []),
];
