import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import classes from "./profile.module.css";

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
    <div className={classes.sectionSave}>
      <Button variant="default" loading={saving} onClick={onSave}>
        {t("saveSection")}
      </Button>
    </div>
  );
}
