import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { createQuestion } from "@trilha/contract/learning/questions/endpoints.ts";
import { questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { isRefused } from "../../../../api/problem.ts";
import { useSubmissionKeys } from "../../../../api/submission-key.ts";
import { LeaveGuard } from "../../../../ui/act/LeaveGuard.tsx";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { sameValue } from "../../../../ui/form/rebase.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { newBody } from "../body/new-body.ts";
import { bankQuery, poolQuery, useQuestionsChanged } from "../question-bank.queries.ts";
import { EditingContext } from "./editing-context.ts";
import classes from "./editor.module.css";
import { FaultSummary } from "./FaultSummary.tsx";
import { Preview } from "./Preview.tsx";
import { QuestionFields, type QuestionInput } from "./QuestionFields.tsx";
import { QuestionLanguages } from "./QuestionLanguages.tsx";
import { useQuestionForm } from "./use-question-form.ts";
import { WritingRoom } from "./WritingRoom.tsx";

const ID = "new-question";
const NO_PICTURES = [] as const;

function NewQuestion({ bankId, locale }: { bankId: string; locale: Locale }) {
  const { t } = useTranslation("learning/questions/bank");
  const navigate = useNavigate();
  const wanted: Record<string, unknown> = useSearch({ strict: false });
  const keys = useSubmissionKeys();
  const changed = useQuestionsChanged();
  const kind = questionKinds.find((one) => one === wanted.kind) ?? "one";
  const [empty, setEmpty] = useState<QuestionInput>(() => ({ body: newBody(kind), tags: [], difficulty: 3 }));
  const [written, setWritten] = useState(empty);
  const [sending, setSending] = useState<"once" | "more">();
  const form = useQuestionForm(written, locale, NO_PICTURES);
  const tags = useQuery(poolQuery(bankId)).data?.tags.map(({ tag }) => tag) ?? [];
  const dirty = !sameValue(empty, written);

  const send = async (then: "once" | "more") => {
    if (sending || !form.ready()) return;
    setSending(then);
    const body = { bankId, ...written };
    try {
      const { id } = await call(createQuestion, { body }, { key: keys.of(body) });
      keys.done();
      form.fine();
      changed();
      notice(t("editor.saved"));
      if (then === "once") {
        void navigate({
          to: "/admin/question-banks/$bankId/questions/$questionId",
          params: { bankId, questionId: id },
          replace: true,
          ignoreBlocker: true,
        });
        return;
      }
      // The next one is mostly of the same sort.
      const next = { ...written, body: newBody(written.body.kind) };
      setEmpty(next);
      setWritten(next);
      document.getElementById("question-prompt")?.focus();
    } catch (error) {
      if (!isRefused(error)) throw error;
      form.refuse(error);
    } finally {
      setSending(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send("once");
  };
  return (
    <EditingContext value={form.editing}>
      <LeaveGuard dirty={dirty && !sending} />
      <div className={classes.page}>
        <form id={ID} onSubmit={submit} noValidate className="stack one-column content-start gap-16 shrink">
          <FaultSummary {...form} />
          <QuestionFields
            written={written}
            tags={tags}
            kindStays={false}
            onChange={(changes) => setWritten((before) => ({ ...before, ...changes }))}
          />
          <QuestionLanguages languages={form.languages} />
          <div className={classes.deeds}>
            <Button variant="default" loading={sending === "more"} onClick={() => void send("more")}>
              {t("editor.createMore")}
            </Button>
            <Button type="submit" loading={sending === "once"}>
              {t("editor.create")}
            </Button>
          </div>
        </form>
        <div className={classes.side}>
          <Preview body={written.body} />
        </div>
      </div>
    </EditingContext>
  );
}

/** A question before it is in its bank. */
export function NewQuestionPage() {
  const { t } = useTranslation("learning/questions/bank");
  const { bankId = "" } = useParams({ strict: false });
  const bank = useQuery(bankQuery(bankId));
  return (
    <>
      <BackLink>
        <Link to="/admin/question-banks/$bankId" params={{ bankId }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {bank.data?.name ?? t("title")}
        </Link>
      </BackLink>
      <PageTitle title={t("editor.new")} lead={bank.data?.name} />
      <QueryState query={bank} skeleton={<FormSkeleton />}>
        {() => (
          <WritingRoom readOnly={false} first={undefined}>
            {(locale) => <NewQuestion bankId={bankId} locale={locale} />}
          </WritingRoom>
        )}
      </QueryState>
    </>
  );
}
