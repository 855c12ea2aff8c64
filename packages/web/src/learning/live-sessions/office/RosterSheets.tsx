import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { invitationLimit } from "@trilha/contract/learning/live-sessions/limits.ts";
import { inviteToSession } from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../../ui/form/SheetForm.tsx";
import type { LookedUp } from "../../../ui/pick/LookUpMany.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { CodeCamera } from "../CodeCamera.tsx";
import { useEventsChanged, walkInsQuery } from "./event-office.queries.ts";
import { PeopleField } from "./PeopleField.tsx";
import classes from "./roster.module.css";

const SEARCH_LIMIT = 64;
const PAUSE_MS = 250;

type WalkInProps = {
  sessionId: string;
  onCheckIn: (person: { membershipId: string; name: string }) => void;
  onClose: () => void;
};

/** People who came without being on the list, by name. */
export function WalkInSheet({ sessionId, onCheckIn, onClose }: WalkInProps) {
  const { t } = useTranslation("learning/live-sessions/office");
  const [search, setSearch] = useState("");
  const [wanted] = useDebouncedValue(search.trim(), PAUSE_MS);
  const people = useQuery(walkInsQuery(sessionId, wanted));
  return (
    <Sheet opened title={t("walkIn.title")} onClose={onClose}>
      <div className="stack one-column gap-16">
        <TextInput
          id="walk-in-search"
          type="search"
          label={t("walkIn.search")}
          description={t("walkIn.help")}
          maxLength={SEARCH_LIMIT}
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {wanted === "" ? null : (
          <QueryState query={people} skeleton={<ListSkeleton rows={3} />}>
            {({ items }) =>
              items.length === 0 ? (
                <p className="hint">{t("walkIn.none")}</p>
              ) : (
                <ul className={classes.found} aria-label={t("walkIn.title")}>
                  {items.map(({ membershipId, name, store }) => (
                    <li key={membershipId}>
                      <span className="stack gap-2 shrink break">
                        <strong>{name}</strong>
                        {store ? <span className="small">{store}</span> : null}
                      </span>
                      <Button
                        variant="light"
                        aria-label={t("roster.for", { act: t("roster.act.check_in"), name })}
                        onClick={() => {
                          onCheckIn({ membershipId, name });
                          onClose();
                        }}
                      >
                        {t("roster.act.check_in")}
                      </Button>
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryState>
        )}
      </div>
    </Sheet>
  );
}

const INVITE = "invite";

/** Invites people, looked up by name. */
export function InviteSheet({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const locale = useLocale();
  const { number } = useFormats();
  const keys = useSubmissionKeys();
  const changed = useEventsChanged();
  const [chosen, setChosen] = useState<readonly LookedUp[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return document.getElementById(`${INVITE}-people`)?.focus();
    setBusy(true);
    setProblem(undefined);
    const body = { membershipIds: chosen.map(({ value }) => value) };
    call(inviteToSession, { params: { id: sessionId }, body }, { key: keys.of(body) }).then(
      ({ invited }) => {
        changed();
        notice(t("invite.done", { count: invited, amount: number(invited) }));
        onClose();
      },
      (error: unknown) => {
        setBusy(false);
        if (!isRefused(error)) throw error;
        setProblem(error);
      },
    );
  };
  return (
    <SheetForm
      id={INVITE}
      title={t("invite.title")}
      submit={t("invite.submit")}
      sending={isBusy}
      onSubmit={submit}
      onClose={onClose}
      summary={
        <FormErrorSummary
          key={problem?.message}
          errors={[]}
          message={problem?.message}
          requestId={problem && problem.status >= 500 ? problem.requestId : undefined}
        />
      }
    >
      <PeopleField
        id={`${INVITE}-people`}
        label={t("invite.people")}
        description={t("invite.help")}
        chosen={chosen}
        most={invitationLimit}
        error={isMissing ? fieldWords("required", locale) : undefined}
        onChange={(people) => {
          setChosen(people);
          setMissing(false);
        }}
      />
    </SheetForm>
  );
}

type TicketProps = { onTicket: (ticket: string) => void; onClose: () => void };

const LONGEST_TICKET = 128;

/** Reads tickets by the camera, one after the other. */
export function TicketSheet({ onTicket, onClose }: TicketProps) {
  const { t } = useTranslation("learning/live-sessions/office");
  const seen = useRef(new Set<string>());
  const [count, setCount] = useState(0);
  const take = (texts: readonly string[]) => {
    for (const text of texts) {
      // A ticket stays in sight for some looks of the camera.
      if (seen.current.has(text) || text.length > LONGEST_TICKET) continue;
      seen.current.add(text);
      setCount(seen.current.size);
      onTicket(text);
    }
  };
  return (
    <Sheet
      opened
      title={t("tickets.title")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("tickets.close")}</Button>}
    >
      <div className="stack one-column gap-12">
        <p className="hint">{t("tickets.help")}</p>
        <CodeCamera
          words={{
            camera: t("tickets.camera"),
            noCamera: t("tickets.noCamera"),
            photo: t("tickets.photo"),
            reading: t("tickets.reading"),
            nothing: t("tickets.nothing"),
          }}
          onCodes={take}
        />
        <p aria-live="polite" className="weight-600">
          {count > 0 ? t("tickets.read", { count, amount: String(count) }) : null}
        </p>
      </div>
    </Sheet>
  );
}
