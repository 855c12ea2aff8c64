import { useInfiniteQuery } from "@tanstack/react-query";
import { ownQuery } from "../certificates.queries.ts";
import { CertificateCard } from "./CertificateCard.tsx";

/** On the page of a course or trail that is finished: its certificate, once it is there. */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const [first] = useInfiniteQuery(ownQuery(courseId)).data?.pages[0]?.items ?? [];
  return first ? <CertificateCard certificate={first} /> : null;
}
