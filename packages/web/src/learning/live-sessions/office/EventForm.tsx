import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { hostLimit } from "@trilha/contract/learning/live-sessions/limits.ts";
import { createSession, editSession } from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import type { OfficeSession } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { useSubmit } from "../../../api/use-submit.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import { useFormDraft } from "../../../session/form-draft.ts";
import { useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../ui/act/UnsavedBar.tsx";
import { ConflictNotice } from "../../../ui/form/ConflictNotice.tsx";
import { TriedSummary } from "../../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../../ui/form/use-edit-form.ts";
import { Card } from "../../../ui/page/Card.tsx";
import {
  bodyOf,
  checkEvent,
  countConcerned,
  type EventValues,
  emptyEvent,
  movesPeople,
  valuesOf,
} from "./event-form.ts";
import classes from "./event-office.module.css";
import { officeEventQuery, useEventsChanged } from "./event-office.queries.ts";
import { faultOf, ID, putField } from "./form-field.ts";
import { PeopleField } from "./PeopleField.tsx";
import { AudienceCard, RegistrationCard } from "./RegistrationCard.tsx";
import { TextsCard } from "./TextsCard.tsx";
import { TimePlaceCard } from "./TimePlaceCard.tsx";

/** Refusals that mean one field: the clash is said where it can be mended. */
const REFUSED_FIELDS = {
  "live_sessions.venue_clash": "venueId",
  "live_sessions.host_clash": "hostIds",
  "live_sessions.seats_taken": "capacity",
  "live_sessions.started": "starts",
};

type Props = {
  /** Undefined: a new one. */
  event: OfficeSession | undefined;
  editable: boolean;
  /** Title of the page and its actions, which wait for what is not saved. */
  head: (dirty: boolean) => ReactNode;
};

function useEventForm({ event }: Pick<Props, "event">) {
  const { t } = useTranslation("learning/live-sessions/office");
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const changed = useEventsChanged();
  const timeZone = useSession().selectedClient?.timeZone ?? "UTC";
  const edit = useEditForm<EventValues>({
    fresh: event ? valuesOf(event) : emptyEvent(timeZone),
    version: event?.version ?? 0,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkEvent(values)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { form } = edit;
  useFormDraft({
    name: `event.${event?.id ?? "new"}`,
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: form.setValues,
  });
  const sending = useSubmit<EventValues, OfficeSession>(form, {
    send: (values) => {
      const body = bodyOf(values);
      if (event)
        return call(editSession, { params: { id: event.id }, body: { ...body, version: edit.version } });
      const first = { kind: "event" as const, ...body };
      return call(createSession, { body: first }, { key: keys.of(first) });
    },
    done: (saved) => {
      keys.done();
      changed(saved);
      notice(t("saved", { title: textIn(saved.title, locale) }));
      edit.saved(valuesOf(saved), saved.version);
      if (!event)
        void navigate({
          ...{ to: "/admin/events/$eventId", params: { eventId: saved.id } },
          ...{ replace: true, ignoreBlocker: true },
        });
    },
    fields: REFUSED_FIELDS,
    ...(event && {
      conflict: async () => {
        const theirs = await queries.fetchQuery({ ...officeEventQuery(event.id), staleTime: 0 });
        edit.conflict(valuesOf(theirs), theirs.version);
      },
    }),
  });
  return { edit, ...sending };
}

/** An event as its organizer writes it; without `event` a new one. */
export function EventForm({ event, editable, head }: Props) {
  const { t } = useTranslation("learning/live-sessions/office");
  const { number } = useFormats();
  const { edit, submit, sending, refusal, tries } = useEventForm({ event });
  const { form } = edit;
  const nameOf = (path: string) =>
    t(`field.${path.split(".")[0] as keyof EventValues}`, { defaultValue: path });
  const concerned = event && movesPeople(event, form.values) ? countConcerned(event) : 0;
  const parts = { form, disabled: !editable };
  return (
    <>
      {head(edit.dirty)}
      <form id={ID} className="stack one-column gap-20 shrink" onSubmit={submit} noValidate>
        <ConflictNotice fields={edit.clashes?.map(nameOf)} />
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        <fieldset className={classes.form} disabled={!editable}>
          <div className="stack one-column gap-20 shrink">
            <TextsCard {...parts} sessionId={event?.id ?? "new"} coverUrl={event?.coverUrl ?? null} />
            <AudienceCard {...parts} />
          </div>
          <div className="stack one-column gap-20 shrink">
            <TimePlaceCard {...parts} venueName={event?.venue?.name ?? ""} />
            <RegistrationCard {...parts} />
            <Card title={t("card.hosts")}>
              <div className="stack one-column gap-12 shrink">
                <PeopleField
                  id={`${ID}-hostIds`}
                  label={t("field.hostIds")}
                  description={t("hostsHelp", { most: hostLimit })}
                  chosen={form.values.hostIds}
                  optional
                  most={hostLimit}
                  disabled={!editable}
                  error={faultOf(form, "hostIds")}
                  onChange={(chosen) => putField(form, "hostIds", chosen)}
                />
              </div>
            </Card>
          </div>
        </fieldset>
      </form>
      <UnsavedBar
        dirty={edit.dirty && editable}
        saving={sending}
        form={ID}
        note={concerned > 0 ? t("told.change", { count: concerned, amount: number(concerned) }) : undefined}
        onDiscard={edit.discard}
      />
    </>
  );
}
