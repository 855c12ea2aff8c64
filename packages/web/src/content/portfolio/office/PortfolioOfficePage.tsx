import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { PortfolioEditor } from "./PortfolioEditor.tsx";
import { officeQuery } from "./portfolio-office.queries.ts";

/** Portfolio a client shows to strangers: its words, its people, its courses. */
export function PortfolioOfficePage() {
  return (
    <QueryState query={useQuery(officeQuery)} skeleton={<FormSkeleton />}>
      {(office) => <PortfolioEditor key={office.version} office={office} />}
    </QueryState>
  );
}
