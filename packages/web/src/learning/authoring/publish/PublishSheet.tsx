import { useQuery } from "@tanstack/react-query";
import { changeInWords } from "@trilha/contract/learning/authoring/change-words.ts";
import { publishCourse } from "@trilha/contract/learning/authoring/endpoints.ts";
import { publishNoteLimit } from "@trilha/contract/learning/authoring/limits.ts";
import type { LearnerMove, Publication } from "@trilha/contract/learning/authoring/shapes.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { FaultList } from "../builder/FaultsCard.tsx";
import { publicationQuery } from "../course-office.queries.ts";
import { LostCompletions } from "./LostCompletions.tsx";
import { MoveChoice } from "./MoveChoice.tsx";
import classes from "./publish.module.css";

type Props = { onClose: () => void; onPublished: () => void };

/** Changes since the published version, in sentences. */
function Changes({ found: changes }: { found: Publication }) {
  const { t } = useTranslation("learning/authoring");
  const { locale } = useFormats();
  if (changes.publishedVersion === null) return <p>{t("publish.first")}</p>;
  if (changes.changes.length === 0) return <p>{t("publish.nothing")}</p>;
  return (
    <ul className={classes.changes}>
      {changes.changes.map(({ change, part, partId, title }) => (
        <li key={`${change} ${part} ${partId}`}>
          {changeInWords(change, textIn(title, locale) || t("untitled"), locale)}
        </li>
      ))}
    </ul>
  );
}

function Facts({ found: changes }: { found: Publication }) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  return (
    <dl className={classes.facts}>
      <div>
        <dt className="dim">{t("publish.audience")}</dt>
        <dd className="weight-550">
          {t("audience.people", { count: changes.audience, amount: number(changes.audience) })}
        </dd>
      </div>
      <div>
        <dt className="dim">{t("language.title")}</dt>
        <dd className="weight-550">
          {changes.languages
            .map(
              ({ locale, percent }) =>
                `${LANGUAGE_NAME[locale]} ${t("list.percent", { percent: number(percent) })}`,
            )
            .join(" · ")}
        </dd>
      </div>
    </dl>
  );
}

/** Puts the draft in front of people: what stops it, what changes, who would lose a completion, who is moved. */
export function PublishSheet({ onClose, onPublished }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const { course, flush } = useBuilder();
  const [saved, setSaved] = useState<boolean>();
  const [move, setMove] = useState<LearnerMove>("none");
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const keys = useSubmissionKeys();
  // The check looks at what was saved: changes that still wait go first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet opens
  useEffect(() => {
    void flush().then(setSaved);
  }, []);
  const publication = useQuery({ ...publicationQuery(course.id), enabled: saved === true });
  const changes = publication.data;
  const stopping = changes?.faults.filter(({ stops }) => stops) ?? [];
  const learners = changes ? changes.learners.inProgress + changes.learners.completed : 0;

  const publish = async () => {
    if (!changes) return;
    setBusy(true);
    const body = { version: changes.version, move: learners > 0 ? move : "none", note: note.trim() } as const;
    try {
      const { publishedVersion } = await call(
        publishCourse,
        { params: { id: course.id }, body },
        { key: keys.of(body) },
      );
      keys.done();
      notice(t("publish.done", { version: number(publishedVersion) }));
      onPublished();
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error), { kind: "failed" });
      void publication.refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      opened
      size="lg"
      title={t("publish.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button
            loading={busy}
            disabled={!changes || stopping.length > 0}
            color={move === "all" && changes && changes.losing.count > 0 ? "danger" : undefined}
            onClick={() => void publish()}
          >
            {t("publish.confirm")}
          </Button>
        </>
      }
    >
      {saved === false ? (
        <p role="alert">{t("publish.notSaved")}</p>
      ) : (
        <QueryState query={publication} skeleton={<FormSkeleton fields={3} />}>
          {(one) => (
            <div className={classes.sheet}>
              {stopping.length > 0 ? (
                <section>
                  <h3>{t("publish.stops", { count: stopping.length, amount: number(stopping.length) })}</h3>
                  <FaultList faults={stopping} onOpen={onClose} />
                </section>
              ) : null}
              <section>
                <h3>{t("publish.changes")}</h3>
                <Changes found={one} />
              </section>
              <Facts found={one} />
              {learners > 0 ? <MoveChoice learners={one.learners} value={move} onChange={setMove} /> : null}
              {one.losing.count > 0 ? <LostCompletions losing={one.losing} move={move} /> : null}
              {stopping.length === 0 ? (
                <TextInput
                  id="publish-note"
                  label={t("publish.note")}
                  description={t("publish.noteHelp")}
                  maxLength={publishNoteLimit}
                  value={note}
                  onChange={(event) => setNote(event.currentTarget.value)}
                />
              ) : null}
            </div>
          )}
        </QueryState>
      )}
    </Sheet>
  );
}
