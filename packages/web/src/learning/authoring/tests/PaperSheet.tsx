import { IconArrowsShuffle } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { orderOf } from "@trilha/contract/learning/questions/order.ts";
import { chanceOf } from "@trilha/contract/learning/questions/random.ts";
import { showQuestion } from "@trilha/contract/learning/questions/show.ts";
import type { ShownQuestion } from "@trilha/contract/learning/questions/shown.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { QuestionView } from "../../questions/QuestionView.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { draftPaper } from "./draft-paper.ts";
import classes from "./tests.module.css";
import { questionQuery, questionsOfBank } from "./tests.queries.ts";

type Props = { type: TestType; data: TestData; onClose: () => void };

/** One question of the paper, to be tried. */
function One({ shown, number }: { shown: ShownQuestion; number: number }) {
  const { t } = useTranslation("learning/authoring");
  const { locale } = useBuilder();
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null);
  return (
    <li>
      <h3 className="hint mb-8 weight-550">{t("test.parts.question", { number })}</h3>
      <QuestionView question={shown} value={answer} onChange={setAnswer} lang={locale} />
    </li>
  );
}

/** A paper as somebody would get it, drawn of what the banks hold now. */
export function PaperSheet({ type, data, onClose }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const queries = useQueryClient();
  const { draft, locale } = useBuilder();
  const [seed, setSeed] = useState(() => crypto.randomUUID());
  const paper = useQuery({
    queryKey: ["questions", "paper", data.parts, data.shuffleQuestions, data.shuffleOptions, type, seed],
    queryFn: async () => {
      const drawn = await draftPaper(
        { type, data, language: draft.defaultLocale, seed },
        {
          ofBank: questionsOfBank,
          one: (id) => queries.fetchQuery(questionQuery(id)),
        },
      );
      if ("missing" in drawn) return drawn;
      const chance = chanceOf(`${seed} order`);
      return {
        questions: drawn.questions.map(({ id, body, pictures }) => ({
          id,
          body,
          pictures,
          order: orderOf(body, data.shuffleOptions, chance),
        })),
      };
    },
    gcTime: 0,
  });
  return (
    <Sheet
      opened
      size="lg"
      title={t("test.paper.title")}
      onClose={onClose}
      footer={
        <Button
          variant="default"
          loading={paper.isFetching}
          leftSection={<IconArrowsShuffle size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setSeed(crypto.randomUUID())}
        >
          {t("test.paper.again")}
        </Button>
      }
    >
      <QueryState query={paper} skeleton={<FormSkeleton fields={4} />}>
        {(drawn) =>
          "missing" in drawn ? (
            <ul className="plain stack one-column gap-12">
              {drawn.missing.map(({ partId, wanted, there }) => (
                <li className="p-10-14 r-10 on-danger-light" key={partId}>
                  {t("test.paper.short", {
                    name: t("test.parts.name", {
                      number: data.parts.findIndex(({ id }) => id === partId) + 1,
                    }),
                    wanted: number(wanted),
                    there: number(there),
                  })}
                </li>
              ))}
            </ul>
          ) : (
            <ol key={seed} className={classes.paper}>
              {drawn.questions.map(({ id, body, pictures, order }, at) => (
                <One
                  key={id}
                  number={at + 1}
                  shown={showQuestion(body, {
                    locale,
                    fallback: draft.defaultLocale,
                    order,
                    pictures: (fileId) => pictures.find((one) => one.fileId === fileId)?.url ?? null,
                  })}
                />
              ))}
            </ol>
          )
        }
      </QueryState>
    </Sheet>
  );
}
