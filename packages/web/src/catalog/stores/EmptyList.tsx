import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

type Props = {
  icon: ReactNode;
  title: string;
  text: string;
  values: FilterValues;
  narrowed: boolean;
  onChange: (changes: FilterValues) => void;
};

/** No rows: because there are none yet, or because the filters leave none. */
export function EmptyList({ icon, title, text, values, narrowed, onChange }: Props) {
  const { t } = useTranslation("catalog/stores");
  if (!narrowed) {
    return (
      <EmptyState icon={icon} title={title}>
        {text}
      </EmptyState>
    );
  }
  const clear = () => onChange(Object.fromEntries(Object.keys(values).map((key) => [key, ""])));
  return (
    <EmptyState
      icon={icon}
      title={t("empty.noneTitle")}
      action={
        <Button variant="light" onClick={clear}>
          {t("empty.clear")}
        </Button>
      }
    >
      {t("empty.noneText")}
    </EmptyState>
  );
}
