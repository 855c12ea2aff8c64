import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { OfficeSession } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { EventActions } from "./EventActions.tsx";
import { EventForm } from "./EventForm.tsx";
import { BackToEvents, EventHead } from "./EventHead.tsx";
import { officeEventQuery } from "./event-office.queries.ts";

function WrittenEvent({ event }: { event: OfficeSession }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const [refusal, setRefusal] = useState<Error>();
  const { canceledFor } = event;
  return (
    <EventForm
      event={event}
      editable={event.can.edit}
      head={(dirty) => (
        <>
          <EventHead
            event={event}
            actions={<EventActions event={event} dirty={dirty} onRefused={setRefusal} />}
          />
          <FormErrorSummary
            key={refusal?.message}
            errors={[]}
            message={refusal?.message}
            requestId={isRefused(refusal) && refusal.status >= 500 ? refusal.requestId : undefined}
          />
          {canceledFor ? (
            <p className="hint under-title">{t("canceledFor", { reason: canceledFor })}</p>
          ) : null}
        </>
      )}
    />
  );
}

/** One event as its organizer writes and opens it; or a new one (§live-sessions#kinds). */
export function EventOfficePage() {
  const { t } = useTranslation("learning/live-sessions/office");
  const { eventId = "" } = useParams({ strict: false }) as { eventId?: string };
  const isNew = eventId === "new";
  const query = useQuery({ ...officeEventQuery(eventId), enabled: !isNew });
  return (
    <>
      <BackToEvents />
      {isNew ? (
        <EventForm
          event={undefined}
          editable
          head={() => <PageTitle title={t("new")} lead={t("newLead")} />}
        />
      ) : (
        <QueryState query={query} skeleton={<FormSkeleton fields={8} />}>
          {(event) => <WrittenEvent key={event.id} event={event} />}
        </QueryState>
      )}
    </>
  );
}
