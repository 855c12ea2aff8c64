import { useInfiniteQuery } from "@tanstack/react-query";
import { ownList } from "../certificates.queries.ts";
import { CertificateCard } from "./CertificateCard.tsx";

/** On the page of a course or trail that is finished: its certificate, once it is there. */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const [first] = useInfiniteQuery(ownList.query({ courseId })).data?.pages[0]?.items ?? [];
  return first ? <CertificateCard certificate={first} /> : null;
}
