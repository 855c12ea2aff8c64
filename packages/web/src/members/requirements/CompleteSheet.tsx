import { useQuery } from "@tanstack/react-query";
import { completeTraining } from "@trilha/contract/members/requirements/endpoints.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { peopleQuery } from "../../api/look-up-people.ts";
import { isRefused } from "../../api/problem.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { LookUpField } from "../../ui/pick/LookUpField.tsx";
import { useTrainingsChanged } from "./trainings.queries.ts";

const ID = "completed";

/** Says that somebody completed a training; who did already keeps the earlier day. */
export function CompleteSheet({ trainingId, onClose }: { trainingId: string; onClose: () => void }) {
  const { t } = useTranslation("members/requirements");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const changed = useTrainingsChanged();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState({ userId: "", name: "" });
  const [day, setDay] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const people = useQuery(peopleQuery(search));
  const candidates = people.data?.items ?? [];
  const labelOf = ({ name, email, store }: (typeof candidates)[number]) =>
    [name, email, store].filter(Boolean).join(" · ");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!chosen.userId) {
      setMissing(true);
      document.getElementById(`${ID}-person`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const body = { userIds: [chosen.userId], ...(day && { completedOn: day }) };
    call(completeTraining, { params: { id: trainingId }, body }, { key: keys.of(body) }).then(
      ({ completed }) => {
        keys.done();
        changed();
        notice(t(completed > 0 ? "complete.done" : "complete.already", { name: chosen.name }));
        onClose();
      },
      (error: Error) => {
        setProblem(error);
        setBusy(false);
      },
    );
  };

  return (
    <SheetForm
      id={ID}
      title={t("complete.title")}
      submit={t("complete.submit")}
      sending={busy}
      onSubmit={submit}
      onClose={onClose}
      summary={
        problem ? (
          <FormErrorSummary
            errors={
              isRefused(problem)
                ? problem.fields.map(({ title }) => ({
                    fieldId: `${ID}-day`,
                    label: t("complete.day"),
                    message: title,
                  }))
                : []
            }
            message={problem.message}
            requestId={isRefused(problem) && problem.status >= 500 ? problem.requestId : undefined}
          />
        ) : null
      }
    >
      <LookUpField
        id={`${ID}-person`}
        label={t("complete.person")}
        placeholder={t("complete.personPlaceholder")}
        value={chosen.userId}
        name={chosen.name}
        error={missing ? fieldWords("required", locale) : undefined}
        options={candidates.map((person) => ({ value: person.userId, label: labelOf(person) }))}
        looking={people.isFetching}
        onSearch={setSearch}
        onChange={(userId) => {
          const person = candidates.find((one) => one.userId === userId);
          setChosen({ userId, name: person ? labelOf(person) : "" });
          setMissing(false);
        }}
      />
      <DateInput
        id={`${ID}-day`}
        label={t("complete.day")}
        description={t("complete.dayHelp")}
        value={day}
        onChange={setDay}
      />
    </SheetForm>
  );
}
