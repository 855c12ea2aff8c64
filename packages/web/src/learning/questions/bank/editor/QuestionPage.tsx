import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { OfficeQuestion } from "@trilha/contract/learning/questions/shapes.ts";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../../../session/session.queries.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { bankQuery, questionQuery } from "../question-bank.queries.ts";
import { QuestionEditor } from "./QuestionEditor.tsx";
import type { Regrade } from "./RegradeNote.tsx";
import { WritingRoom } from "./WritingRoom.tsx";

/** In which language to begin: the first it can be asked in, or at least says something in. */
const firstOf = ({ locales, prompt, body }: OfficeQuestion) =>
  locales[0] ??
  (["pt-BR", "en-US", "es-ES", "fr-FR"] as const).find((one) => prompt[one] || body.prompt[one]);

/** One question: written, tried, kept in versions. */
export function QuestionPage({ regrade }: { regrade: Regrade }) {
  const { t } = useTranslation("learning/questions/bank");
  const { bankId = "", questionId = "" } = useParams({ strict: false });
  const bank = useQuery(bankQuery(bankId)).data;
  const question = useQuery(questionQuery(questionId));
  const edits = can(useSession(), "questions.edit");
  return (
    <>
      <BackLink>
        <Link to="/admin/question-banks/$bankId" params={{ bankId }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {bank?.name ?? t("title")}
        </Link>
      </BackLink>
      <QueryState query={question} skeleton={<FormSkeleton fields={7} />}>
        {(one) => (
          <WritingRoom key={one.id} readOnly={!edits || !one.can.edit} first={firstOf(one)}>
            {(locale) => <QuestionEditor question={one} locale={locale} regrade={regrade} />}
          </WritingRoom>
        )}
      </QueryState>
    </>
  );
}
