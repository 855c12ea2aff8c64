import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { LookUpField } from "../../../ui/pick/LookUpField.tsx";
import { coursesQuery } from "../certificates.queries.ts";

type Props = {
  id: string;
  label: string;
  /** Courses that are chosen already. */
  without: readonly string[];
  onPick: (course: { id: string; title: string; kind: "course" | "trail" }) => void;
};

/** A course or trail, looked up by its name. */
export function CourseLookUp({ id, label, without, onPick }: Props) {
  const { t } = useTranslation("learning/certificates");
  const locale = useLocale();
  const [search, setSearch] = useState("");
  const [round, setRound] = useState(0);
  const courses = useQuery(coursesQuery(search));
  const items = (courses.data?.items ?? []).filter(
    (one) => !without.includes(one.id) && one.state !== "archived",
  );
  return (
    <LookUpField
      key={round}
      id={id}
      label={label}
      placeholder={t("office.lookUp")}
      value=""
      name=""
      options={items.map((one) => ({ value: one.id, label: textIn(one.title, locale) }))}
      looking={courses.isFetching}
      onSearch={setSearch}
      onChange={(chosen) => {
        const picked = items.find((one) => one.id === chosen);
        if (!picked) return;
        onPick({ id: picked.id, title: textIn(picked.title, locale), kind: picked.kind });
        setSearch("");
        setRound((count) => count + 1);
      }}
    />
  );
}
