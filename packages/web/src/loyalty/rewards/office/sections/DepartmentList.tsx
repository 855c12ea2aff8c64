import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import classes from "../reward-office.module.css";
import { SectionRow } from "./SectionRow.tsx";
import { type DepartmentValues, mayAdd, placed, type SectionValues } from "./section-values.ts";

type Props = {
  departments: readonly DepartmentValues[];
  /** Ids of what the server knows: those can only be switched off. */
  saved: ReadonlySet<string>;
  errors: Readonly<Record<string, ReactNode>>;
  editable: boolean;
  onChange: (departments: readonly DepartmentValues[]) => void;
};

const blank = (): SectionValues => ({ id: crypto.randomUUID(), name: {}, active: true });

/** Departments in their order, each with its categories. */
export function DepartmentList({ departments, saved, errors, editable, onChange }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const put = (index: number, changed: Partial<DepartmentValues>) =>
    onChange(departments.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <fieldset className={classes.bare} disabled={!editable}>
      <ol className="plain stack gap-16">
        {departments.map((department, index) => {
          const { id, categories } = department;
          const set = (next: readonly SectionValues[]) => put(index, { categories: next });
          return (
            <li key={id} className="boxed p-16">
              <SectionRow
                section={department}
                label={t("sections.department")}
                error={errors[id]}
                first={index === 0}
                last={index === departments.length - 1}
                onChange={({ name, active }) => put(index, { name, active })}
                onMove={(offset) => onChange(placed(departments, index, offset))}
                onRemove={saved.has(id) ? undefined : () => onChange(departments.toSpliced(index, 1))}
              />
              <ol className={classes.categories} aria-label={t("sections.categories")}>
                {categories.map((category, at) => (
                  <li key={category.id}>
                    <SectionRow
                      section={category}
                      label={t("sections.category")}
                      error={errors[category.id]}
                      first={at === 0}
                      last={at === categories.length - 1}
                      onChange={(changed) => set(categories.with(at, changed))}
                      onMove={(offset) => set(placed(categories, at, offset))}
                      onRemove={saved.has(category.id) ? undefined : () => set(categories.toSpliced(at, 1))}
                    />
                  </li>
                ))}
              </ol>
              {editable && mayAdd(categories) ? (
                <Button
                  variant="subtle"
                  size="compact-md"
                  className={classes.addCategory}
                  leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
                  onClick={() => set([...categories, blank()])}
                >
                  {t("sections.addCategory")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {editable && mayAdd(departments) ? (
        <Button
          variant="light"
          className="self-start"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => onChange([...departments, { ...blank(), categories: [] }])}
        >
          {t("sections.addDepartment")}
        </Button>
      ) : null}
    </fieldset>
  );
}
