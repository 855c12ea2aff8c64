import { useMutation, useQueryClient } from "@tanstack/react-query";
import { assignRoles, editPerson } from "@trilha/contract/members/people/endpoints.ts";
import { call } from "../../../api/call.ts";
import type { EditForm } from "../../../ui/form/use-edit-form.ts";
import { type Person, personQuery } from "../people.queries.ts";
import { linksOf, type PersonValues, touched, valuesOf } from "./person-form.ts";

/**
 * Saves a person's place and roles: two writes, one after the other. When the second is refused the first one
 * stands, and the form knows.
 */
export function useSavePerson(id: string, edit: EditForm<PersonValues>) {
  const queries = useQueryClient();
  const { queryKey } = personQuery(id);

  const show = (person: Person) => queries.setQueryData(queryKey, person);

  return useMutation({
    mutationFn: async (values: PersonValues) => {
      const wanted = touched(edit.seen, values);
      let version = edit.version;
      let person: Person | undefined;
      if (wanted.links) {
        person = await call(editPerson, { params: { id }, body: { version, ...linksOf(values) } });
        version = person.version;
        edit.partlySaved(valuesOf(person), version);
        show(person);
      }
      if (wanted.roles) {
        person = await call(assignRoles, { params: { id }, body: { version, roles: [...values.roles] } });
        show(person);
      }
      return person;
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["people"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
