import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { editQuestion, readQuestion } from "@trilha/contract/learning/questions/endpoints.ts";
import type { OfficeQuestion } from "@trilha/contract/learning/questions/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { isRefused } from "../../../../api/problem.ts";
import { useWriting, WritingContext } from "../../../../core/writing/writing-context.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { useEditForm } from "../../../../ui/form/use-edit-form.ts";
import { judgesAnew } from "../body/judged.ts";
import {
  poolQuery,
  type QuestionVersion,
  questionQuery,
  useQuestionsChanged,
} from "../question-bank.queries.ts";
import { EditingContext } from "./editing-context.ts";
import classes from "./editor.module.css";
import { FaultSummary } from "./FaultSummary.tsx";
import { OldVersion } from "./OldVersion.tsx";
import { Preview } from "./Preview.tsx";
import { QuestionFields, type QuestionInput } from "./QuestionFields.tsx";
import { QuestionHead } from "./QuestionHead.tsx";
import { QuestionLanguages } from "./QuestionLanguages.tsx";
import { type Regrade, RegradeNote } from "./RegradeNote.tsx";
import { useQuestionForm } from "./use-question-form.ts";
import { Versions } from "./Versions.tsx";

const ID = "question";
const writtenOf = ({ body, tags, difficulty }: OfficeQuestion): QuestionInput => ({ body, tags, difficulty });
type Props = { question: OfficeQuestion; locale: Locale; regrade: Regrade };

/** A question that is in its bank: what it says, how a learner gets it, what it said before. */
export function QuestionEditor({ question, locale, regrade }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: words } = useTranslation("learning/questions");
  const queries = useQueryClient();
  const changed = useQuestionsChanged();
  const writing = useWriting();
  const { id, bankId, bodyVersion } = question;
  const edit = useEditForm<QuestionInput>({
    fresh: writtenOf(question),
    version: question.version,
    check: () => ({}),
  });
  const [old, setOld] = useState<QuestionVersion>();
  const [anew, setAnew] = useState(false);
  const [saving, setSaving] = useState(false);
  const written = old ? { ...edit.form.values, body: old.body } : edit.form.values;
  const form = useQuestionForm(written, locale, old ? old.pictures : question.pictures);
  const tags = useQuery(poolQuery(bankId)).data?.tags.map(({ tag }) => tag) ?? [];
  const put = (changes: Partial<QuestionInput>) => {
    for (const [key, value] of Object.entries(changes)) edit.form.setFieldValue(key, value);
  };
  const took = (saved: OfficeQuestion) => {
    queries.setQueryData(questionQuery(id).queryKey, saved);
    changed();
  };

  const send = async () => {
    if (saving || !form.ready()) return;
    setSaving(true);
    const before = edit.seen.body;
    try {
      const body = { version: edit.version, bankId, ...edit.form.values };
      const saved = await call(editQuestion, { params: { id }, body });
      form.fine();
      took(saved);
      edit.saved(writtenOf(saved), saved.version);
      setAnew((already) => already || judgesAnew(before, saved.body));
      notice(t("editor.saved"));
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (error.code === "request.conflict") {
        const theirs = await call(readQuestion, { params: { id } });
        queries.setQueryData(questionQuery(id).queryKey, theirs);
        edit.conflict(writtenOf(theirs), theirs.version);
      } else form.refuse(error);
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <EditingContext value={form.editing}>
      <QuestionHead question={question} onChanged={took} />
      {anew ? <RegradeNote questionId={id} regrade={regrade} onClose={() => setAnew(false)} /> : null}
      <ConflictNotice
        fields={edit.clashes?.map((key) =>
          key === "difficulty"
            ? words("difficulty.label")
            : t(key === "tags" ? "tags.label" : "editor.title"),
        )}
      />
      {old ? (
        <OldVersion
          version={old.version}
          onBack={() => setOld(undefined)}
          onTake={
            writing.readOnly
              ? undefined
              : () => {
                  put({ body: old.body });
                  setOld(undefined);
                }
          }
        />
      ) : null}
      <div className={classes.page}>
        <form id={ID} onSubmit={submit} noValidate className="stack one-column content-start gap-16 shrink">
          <FaultSummary {...form} />
          <WritingContext value={old ? { ...writing, readOnly: true } : writing}>
            <QuestionFields key={old?.version ?? 0} written={written} tags={tags} kindStays onChange={put} />
          </WritingContext>
          <QuestionLanguages languages={form.languages} />
          {writing.readOnly ? null : <p className="hint">{t("editor.kept")}</p>}
        </form>
        <div className={classes.side}>
          <Preview body={written.body} />
          <Versions questionId={id} current={bodyVersion} onLook={setOld} />
        </div>
      </div>
      <UnsavedBar dirty={edit.dirty && !old} saving={saving} form={ID} onDiscard={edit.discard} />
    </EditingContext>
  );
}
