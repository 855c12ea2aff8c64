import {
  type BadgePicture,
  badgeIcons,
  badgeShapes,
  badgeTones,
} from "@trilha/contract/learning/badges/drawing.ts";
import { useTranslation } from "react-i18next";
import { PictureField } from "../../core/writing/PictureField.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./badges.module.css";

type Props = {
  picture: BadgePicture;
  url: string | null;
  readOnly: boolean;
  onChange: (picture: BadgePicture, url: string | null) => void;
};

const PARTS = { shape: badgeShapes, icon: badgeIcons, tone: badgeTones } as const;
const DRAWN = { kind: "drawn", shape: "star", icon: "trophy", tone: "primary" } as const;

/** The picture: put together of a shape, a sign and a colour, or sent. */
export function BadgePictureFields({ picture, url, readOnly, onChange }: Props) {
  const { t } = useTranslation("learning/badges");
  return (
    <Card title={t("picture.title")}>
      <div className="stack gap-16 shrink">
        {picture.kind === "drawn" ? (
          <div className={classes.pair}>
            {(["shape", "icon", "tone"] as const).map((part) => (
              <NativeSelect
                key={part}
                id={`badge-${part}`}
                label={t(`picture.${part}`)}
                value={picture[part]}
                disabled={readOnly}
                data={PARTS[part].map((value) => ({ value, label: t(`picture.of.${value}`) }))}
                onChange={(event) => {
                  const chosen = PARTS[part].find((one) => one === event.currentTarget.value);
                  if (chosen) onChange({ ...picture, [part]: chosen }, null);
                }}
              />
            ))}
          </div>
        ) : null}
        <PictureField
          id="badge-picture"
          kind="badge_picture"
          of={t("picture.title")}
          fileId={picture.kind === "file" ? picture.fileId : null}
          url={url ?? undefined}
          onChange={(fileId, sent) => onChange(fileId ? { kind: "file", fileId } : DRAWN, sent ?? null)}
        />
      </div>
    </Card>
  );
}
