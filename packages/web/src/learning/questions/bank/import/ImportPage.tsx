import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { importQuestions } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { ImportSteps } from "../../../../core/imports/ImportSteps.tsx";
import { type ImportCall, useImport } from "../../../../core/imports/use-import.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { bankQuery, usualLanguageQuery } from "../question-bank.queries.ts";
import { Guide } from "./Guide.tsx";
import { LeftBehind } from "./LeftBehind.tsx";
import { type Format, QuestionFile } from "./QuestionFile.tsx";

const FORMATS = ["gift", "csv"] as const satisfies readonly Format[];
type Report = Answer<typeof importQuestions>;

/** §api#question-files A file of questions: checked line by line first, brought in as far as it is right. */
export function ImportPage() {
  const { t } = useTranslation("learning/questions/bank");
  const { number, locale } = useFormats();
  const { bankId = "" } = useParams({ strict: false });
  const bank = useQuery(bankQuery(bankId));
  const [format, setFormat] = useState<Format>("gift");
  const usual = useQuery(usualLanguageQuery(bankId)).data ?? locale;
  const [chosen, setLanguage] = useState<Locale>();
  const language = chosen ?? usual;
  const importer = useImport<Report>(["questions"]);
  const ask: ImportCall<Report> = (file, keys) => {
    const body = { ...file, format, language };
    return call(importQuestions, { params: { id: bankId }, body }, { key: keys.of(body) });
  };
  return (
    <>
      <BackLink>
        <Link to="/admin/question-banks/$bankId" params={{ bankId }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {bank.data?.name ?? t("title")}
        </Link>
      </BackLink>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <QueryState query={bank} skeleton={<FormSkeleton fields={2} />}>
        {() => (
          <>
            {importer.stage.kind === "choose" ? (
              <div className="stack one-column gap-16 mb-16">
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
            ) : null}
            <ImportSteps
              importer={importer}
              ask={ask}
              choose={(pick) => (
                <>
                  <QuestionFile key={format} format={format} onPick={pick} />
                  <Guide format={format} />
                </>
              )}
              more={({ notes }) => <LeftBehind notes={notes} />}
              words={{
                created: t("import.created"),
                go: (changes) => t("import.go", { count: changes, amount: number(changes) }),
                done: t("import.doneText"),
              }}
              onward={
                <Button component={Link} to={`/admin/question-banks/${bankId}`}>
                  {t("import.toBank")}
                </Button>
              }
            />
          </>
        )}
      </QueryState>
    </>
  );
}
