import { useQuery } from "@tanstack/react-query";
import { changeGroupMembers } from "@trilha/contract/members/groups/endpoints.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { peopleQuery } from "../../api/look-up-people.ts";
import { isRefused } from "../../api/problem.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { LookUpField } from "../../ui/pick/LookUpField.tsx";
import { useGroupsChanged } from "./groups.queries.ts";

const ID = "add-person";
const NOBODY = { id: "", name: "" };

/** Puts one person into a group. */
export function AddPersonSheet({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { t } = useTranslation("members/groups");
  const locale = useLocale();
  const changed = useGroupsChanged();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(NOBODY);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const people = useQuery(peopleQuery(search));
  const candidates = people.data?.items ?? [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!chosen.id) {
      setMissing(true);
      document.getElementById(`${ID}-person`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    call(changeGroupMembers, { params: { id: groupId }, body: { add: [chosen.id], remove: [] } }).then(
      ({ added }) => {
        changed();
        notice(t(added > 0 ? "people.added" : "people.already", { name: chosen.name }));
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
      title={t("people.add")}
      submit={t("people.submit")}
      sending={busy}
      onSubmit={submit}
      onClose={onClose}
      summary={
        problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) && problem.status >= 500 ? problem.requestId : undefined}
          />
        ) : null
      }
    >
      <LookUpField
        id={`${ID}-person`}
        label={t("people.person")}
        placeholder={t("people.placeholder")}
        value={chosen.id}
        name={chosen.name}
        error={missing ? fieldWords("required", locale) : undefined}
        options={candidates.map(({ id, name, store }) => ({
          value: id,
          label: [name, store].filter(Boolean).join(" · "),
        }))}
        looking={people.isFetching}
        onSearch={setSearch}
        onChange={(id) => {
          const person = candidates.find((one) => one.id === id);
          setChosen(person ? { id, name: [person.name, person.store].filter(Boolean).join(" · ") } : NOBODY);
          setMissing(false);
        }}
      />
    </SheetForm>
  );
}
