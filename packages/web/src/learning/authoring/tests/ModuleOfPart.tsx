import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { modulesToCover } from "@trilha/contract/learning/tests/test-faults.ts";
import { isGeneral } from "@trilha/contract/learning/tests/test-settings.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { useBuilder } from "../builder/builder-context.ts";

type Props = { type: TestType; moduleId: string | null; onChange: (moduleId: string | null) => void };

/** Which module a part asks about; only a general test has to say. */
export function ModuleOfPart({ type, moduleId, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { draft, readOnly } = useBuilder();
  if (!isGeneral(type)) return null;
  return (
    <NativeSelect
      label={t("test.parts.module")}
      disabled={readOnly}
      value={moduleId ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      data={[
        { value: "", label: t("test.parts.noModule") },
        ...modulesToCover(draft.modules).map(({ id, title }) => ({
          value: id,
          label: textIn(title, draft.defaultLocale),
        })),
      ]}
    />
  );
}
