import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import type { Selection } from "../../ui/list/selection.ts";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import type { EnrolmentRequest } from "./teaching.queries.ts";

type Props = {
  requests: readonly EnrolmentRequest[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onOpen: (request: EnrolmentRequest) => void;
  foot: ReactNode;
};

/** Who asks to be enrolled: a table at a desk, cards on a phone. */
export function RequestRows({ requests, selection, onSelect, onOpen, foot }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const { ago } = useFormats();
  const phone = useIsPhone();
  const missingOf = ({ missing }: EnrolmentRequest) =>
    missing.length > 0 ? t("requests.missing", { titles: missing.join(", ") }) : null;
  const since = ({ requestedAt }: EnrolmentRequest) => ago(new Date(requestedAt));
  if (phone) {
    return (
      <ItemCards
        label={t("requests.title")}
        items={requests.map((request) => ({
          id: request.id,
          title: request.name,
          under: [request.course.title, request.store, since(request)].filter(Boolean).join(" · "),
          facts: missingOf(request),
        }))}
        selection={selection}
        onSelect={onSelect}
        onOpen={(id) => {
          const request = requests.find((one) => one.id === id);
          if (request) onOpen(request);
        }}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<EnrolmentRequest>[] = [
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
  ];
  return (
    <DataTable
      label={t("requests.title")}
      columns={columns}
      rows={requests}
      idOf={({ id }) => id}
      nameOf={({ name, course }) => `${name}, ${course.title}`}
      selection={selection}
      onSelect={onSelect}
      onOpen={onOpen}
      foot={foot}
    />
  );
}
