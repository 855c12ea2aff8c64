import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { ItemPanel } from "../activity/ItemPanel.tsx";
import { ModulePanel } from "../activity/ModulePanel.tsx";
import { AccessPanel } from "../course/AccessPanel.tsx";
import { RulesPanel } from "../course/RulesPanel.tsx";
import { TextsPanel } from "../course/TextsPanel.tsx";
import { VersionsPanel } from "../course/VersionsPanel.tsx";
import { placeOf } from "../edit/draft-edit.ts";
import classes from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";

function Content() {
  const { draft, part } = useBuilder();
  const activity = part ? placeOf(draft, part)?.activity : undefined;
  const module = draft.modules.find(({ id }) => id === part);
  const item = draft.items.find(({ id }) => id === part);
  if (activity) return <ActivityPanel key={activity.id} activity={activity} />;
  if (module) return <ModulePanel key={module.id} module={module} />;
  if (item) return <ItemPanel key={item.id} item={item} />;
  if (part === "access") return <AccessPanel />;
  if (part === "rules") return <RulesPanel />;
  if (part === "versions") return <VersionsPanel />;
  return <TextsPanel />;
}

/** Part that is chosen in the tree: beside it at a desk; alone on a phone, and where it needs the room. */
export function Panel({ alone }: { alone: boolean }) {
  const { t } = useTranslation("learning/authoring");
  const { open } = useBuilder();
  return (
    <section className="stack one-column content-start gap-16 shrink" aria-label={t("panel.label")}>
      {alone ? (
        <Button
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => open(undefined)}
        >
          {t("panel.back")}
        </Button>
      ) : null}
      <Content />
    </section>
  );
}
