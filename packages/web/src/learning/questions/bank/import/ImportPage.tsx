import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { importQuestions } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { questionColumns } from "@trilha/contract/learning/questions/file-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../../../core/imports/define-import.ts";
import { ImportSteps } from "../../../../core/imports/ImportSteps.tsx";
import { ImportFrame, Onward } from "../../../../core/imports/ImportView.tsx";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { bankQuery, usualLanguageQuery } from "../question-bank.queries.ts";
import { Guide } from "./Guide.tsx";
import { LeftBehind } from "./LeftBehind.tsx";
import { type Format, QuestionFile } from "./QuestionFile.tsx";

const FORMATS = ["gift", "csv"] as const satisfies readonly Format[];

/** §api#question-files A question of GIFT is a line of its own; a question of CSV takes several. */
const questionImport = defineImport({
  endpoint: importQuestions,
  room: "learning/questions/bank",
  headings: "columns",
  columns: questionColumns,
  stale: ["questions"],
});

export function ImportPage() {
  const { t } = useTranslation("learning/questions/bank");
  const locale = useLocale();
  const { bankId = "" } = useParams({ strict: false });
  const bank = useQuery(bankQuery(bankId));
  const [format, setFormat] = useState<Format>("gift");
  const usual = useQuery(usualLanguageQuery(bankId)).data ?? locale;
  const [chosen, setLanguage] = useState<Locale>();
  const language = chosen ?? usual;
  const to = `/admin/question-banks/${bankId}`;
  return (
    <ImportFrame declared={questionImport} back={{ to, label: bank.data?.name ?? t("title") }}>
      <QueryState query={bank} skeleton={<FormSkeleton fields={2} />}>
        {() => (
          <ImportSteps
            declared={questionImport}
            params={{ id: bankId }}
            choices={() => ({ format, language })}
            before={(open) =>
              open ? (
                <div className="stack one-column gap-16">
                  <Card>
                    <div className="stack pair gap-16-20">
                      <NativeSelect
                        label={t("import.format")}
                        value={format}
                        onChange={(event) =>
                          setFormat(FORMATS.find((one) => one === event.currentTarget.value) ?? "gift")
                        }
                        data={FORMATS.map((value) => ({ value, label: t(`import.formatName.${value}`) }))}
                      />
                      {format === "gift" ? (
                        <NativeSelect
                          label={t("import.language")}
                          description={t("import.languageHelp")}
                          value={language}
                          onChange={(event) =>
                            setLanguage(LOCALES.find((one) => one === event.currentTarget.value) ?? locale)
                          }
                          data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
                        />
                      ) : null}
                    </div>
                  </Card>
                </div>
              ) : null
            }
            choose={(pick) => (
              <>
                <QuestionFile key={format} format={format} onPick={pick} />
                <Guide format={format} />
              </>
            )}
            more={({ notes }) => <LeftBehind notes={notes} />}
            onward={<Onward declared={questionImport} to={to} />}
          />
        )}
      </QueryState>
    </ImportFrame>
  );
}
