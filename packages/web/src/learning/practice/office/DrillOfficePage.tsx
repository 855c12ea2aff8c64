import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { useTranslation } from "react-i18next";
import { fromDay } from "../../../core/writing/visible-days.ts";
import { useSession } from "../../../session/session.queries.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { DrillEditor } from "./DrillEditor.tsx";
import { DrilledPeople } from "./DrilledPeople.tsx";
import { type Drill, drillQuery } from "./drill-office.queries.ts";

/** Values a new drill begins with: five questions for everybody, from today on. */
const newDrill = (now: Date, timeZone: string): Drill => ({
  ...{ id: "", version: 0, title: {}, bankId: "", bank: "", tags: [], questions: 5 },
  from: fromDay(localDay(now, timeZone), timeZone) ?? now.toISOString(),
  ...{ until: null, audience: { all: [] }, mandatory: false, state: "active" },
  ...{ people: 0, started: 0, done: 0, pool: 0 },
});

/** One drill: what it asks whom until when, and who did it; or a new one. */
export function DrillOfficePage() {
  const { t } = useTranslation("learning/practice/office");
  const { drillId = "" } = useParams({ strict: false }) as { drillId?: string };
  const timeZone = useSession().selectedClient?.timeZone ?? "UTC";
  const isNew = drillId === "new";
  const query = useQuery({ ...drillQuery(drillId), enabled: !isNew });
  return (
    <>
      <BackLink>
        <Link to="/admin/drills">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      {isNew ? (
        <DrillEditor drill={newDrill(new Date(), timeZone)} />
      ) : (
        <QueryState query={query} skeleton={<FormSkeleton />}>
          {(drill) => (
            <>
              <DrillEditor key={`${drill.id} ${drill.version}`} drill={drill} />
              <DrilledPeople drillId={drill.id} />
            </>
          )}
        </QueryState>
      )}
    </>
  );
}
