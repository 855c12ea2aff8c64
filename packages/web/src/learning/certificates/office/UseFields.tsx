import { IconTrash } from "@tabler/icons-react";
import { validMonthsLimit } from "@trilha/contract/learning/certificates/limits.ts";
import type { CertificateTemplate } from "@trilha/contract/learning/certificates/shapes.ts";
import { courseKinds } from "@trilha/contract/learning/delivery/outline.ts";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { countDigits } from "../../../ui/form/digits.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { CourseLookUp } from "./CourseLookUp.tsx";

type Props = {
  template: CertificateTemplate;
  readOnly: boolean;
  onChange: (changes: Partial<CertificateTemplate>) => void;
};

/** Courses a template certifies, and for how long. */
export function UseFields({ template, readOnly, onChange }: Props) {
  const { t } = useTranslation("learning/certificates");
  const { defaultFor, courses, design } = template;
  const months = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 3);
    const validMonths = digits === "" || Number(digits) < 1 ? null : Math.min(120, Number(digits));
    onChange({ design: { ...design, validMonths } });
  };
  return (
    <Card title={t("template.use")}>
      <div className="stack gap-14">
        <TextInput
          id="valid-months"
          label={t("template.validMonths")}
          description={t("template.validMonthsHelp")}
          inputMode="numeric"
          maxLength={countDigits(validMonthsLimit)}
          readOnly={readOnly}
          value={design.validMonths === null ? "" : String(design.validMonths)}
          onChange={(event) => months(event.currentTarget.value)}
        />
        {courseKinds.map((kind) => (
          <Toggle
            key={kind}
            id={`default-${kind}`}
            label={t(`template.default.${kind}`)}
            checked={defaultFor.includes(kind)}
            disabled={readOnly}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                defaultFor: courseKinds.filter((one) => (one === kind ? checked : defaultFor.includes(one))),
              })
            }
          />
        ))}
        {courses.length > 0 ? (
          <ul className="plain stack gap-4">
            {courses.map((course) => (
              <li className="row between gap-8" key={course.id}>
                {course.title}
                {readOnly ? null : (
                  <ActionIcon
                    size={44}
                    aria-label={t("template.removeCourse", { course: course.title })}
                    onClick={() => onChange({ courses: courses.filter(({ id }) => id !== course.id) })}
                  >
                    <IconTrash size={18} stroke={1.7} aria-hidden="true" />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {readOnly ? null : (
          <CourseLookUp
            id="template-course"
            label={t("template.addCourse")}
            without={courses.map(({ id }) => id)}
            onPick={(course) => onChange({ courses: [...courses, course] })}
          />
        )}
      </div>
    </Card>
  );
}
