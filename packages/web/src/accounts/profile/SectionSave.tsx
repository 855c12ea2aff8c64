import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";

/** Saves one part of the profile; what is changed elsewhere waits. */
export function SectionSave({
  shown,
  saving,
  onSave,
}: {
  shown: boolean;
  saving: boolean;
  onSave: () => void;
}) {
  const { t } = useTranslation("accounts/profile");
  if (!shown) return null;
  return (
    <div className="flex justify-end mt-20">
      <Button variant="default" loading={saving} onClick={onSave}>
        {t("saveSection")}
      </Button>
    </div>
  );
}
