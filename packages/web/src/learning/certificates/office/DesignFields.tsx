import { certificateLayouts } from "@trilha/contract/learning/certificates/design.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureField } from "../../../core/writing/PictureField.tsx";
import { TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { Choice } from "../../../ui/switches/Choice.tsx";
import classes from "../certificates.module.css";
import type { Design } from "../certificates.queries.ts";

type Props = {
  design: Design;
  pictures: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Design>) => void;
};

const PARTS = ["primary", "accent"] as const;
const BEGIN = { primary: "#0F766E", accent: "#E4572E" };

/** How the page looks: its layout, colours and logo; without any of its own it looks like the client. */
export function DesignFields({ design, pictures, onChange }: Props) {
  const { t } = useTranslation("learning/certificates");
  const [sent, setSent] = useState<string>();
  const { colours, logoFileId } = design;
  return (
    <Card title={t("template.look")}>
      <div className="stack gap-14">
        <Choice
          label={t("template.layout")}
          value={design.layout}
          options={certificateLayouts.map((value) => ({ value, label: t(`layout.${value}`) }))}
          onChange={(layout) => onChange({ layout })}
        />
        <Toggle
          id="own-colours"
          label={t("template.ownColours")}
          checked={colours !== null}
          onChange={(event) => onChange({ colours: event.currentTarget.checked ? BEGIN : null })}
        />
        {colours ? (
          <div className={classes.pair}>
            {PARTS.map((part) => (
              <TextInput
                key={part}
                id={`colour-${part}`}
                type="color"
                label={t(`template.${part}`)}
                value={colours[part]}
                onChange={(event) =>
                  onChange({ colours: { ...colours, [part]: event.currentTarget.value.toUpperCase() } })
                }
              />
            ))}
          </div>
        ) : null}
        <Toggle
          id="show-logo"
          label={t("template.showLogo")}
          checked={design.showLogo}
          onChange={(event) => onChange({ showLogo: event.currentTarget.checked })}
        />
        {design.showLogo ? (
          <PictureField
            id="own-logo"
            kind="certificate_picture"
            of={t("template.ownLogo")}
            fileId={logoFileId}
            url={logoFileId ? (sent ?? pictures[logoFileId]) : undefined}
            onChange={(fileId, url) => {
              setSent(url);
              onChange({ logoFileId: fileId });
            }}
          />
        ) : null}
      </div>
    </Card>
  );
}
