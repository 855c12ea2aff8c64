import type { EnrolmentRequest } from "@trilha/contract/learning/enrolments/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";

/** Rows of enrolment requests. */
export function useRequestRows(onOpen: (request: EnrolmentRequest) => void): RowSpec<EnrolmentRequest> {
  const { t } = useTranslation("learning/enrolments");
  const { ago } = useFormats();
  const missingOf = ({ missing }: EnrolmentRequest) =>
    missing.length > 0 ? t("requests.missing", { titles: missing.join(", ") }) : null;
  const since = ({ requestedAt }: EnrolmentRequest) => ago(new Date(requestedAt));
  return {
    label: t("requests.title"),
    nameOf: ({ name, course }) => `${name}, ${course.title}`,
    columns: [
      {
        key: "person",
        label: t("column.person"),
        cell: ({ name, store }) => <NameCell name={name} under={store} />,
      },
      {
        key: "course",
        label: t("column.course"),
        cell: (request) => <NameCell name={request.course.title} under={missingOf(request)} />,
      },
      { key: "since", label: t("column.requested"), width: 180, cell: since },
    ],
    cardOf: (request) => ({
      title: request.name,
      under: [request.course.title, request.store, since(request)].filter(Boolean).join(" · "),
      facts: missingOf(request),
    }),
    onOpen: onOpen,
  };
}
