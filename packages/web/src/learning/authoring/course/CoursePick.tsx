import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { LookUpField } from "../../../ui/pick/LookUpField.tsx";
import { type CourseItem, courseLookUpQuery } from "../course-office.queries.ts";

type Props = {
  id: string;
  label: string;
  /** Only these. */
  kind?: CourseItem["kind"];
  /** Courses that are chosen already, and the one itself. */
  without: readonly string[];
  onPick: (id: string) => void;
};

/** Another course or trail, looked up by its name and put in at once. */
export function CoursePick({ id, label, kind, without, onPick }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const locale = useLocale();
  const [search, setSearch] = useState("");
  const [round, setRound] = useState(0);
  const courses = useQuery(courseLookUpQuery(search, kind));
  const options = (courses.data?.items ?? [])
    .filter((one) => !without.includes(one.id) && one.state !== "archived")
    .map((one) => ({
      value: one.id,
      label: [
        textIn(one.title, locale) || t("untitled"),
        ...(kind ? [] : [learning(`kind.${one.kind}`)]),
        ...(one.state === "draft" ? [t("state.draft")] : []),
      ].join(" · "),
    }));
  return (
    <LookUpField
      key={round}
      id={id}
      label={label}
      placeholder={t("pick.placeholder")}
      value=""
      name=""
      options={options}
      looking={courses.isFetching}
      onSearch={setSearch}
      onChange={(chosen) => {
        if (!chosen) return;
        onPick(chosen);
        setSearch("");
        setRound((count) => count + 1);
      }}
    />
  );
}
