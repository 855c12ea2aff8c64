import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { gameTextLimits } from "@trilha/contract/learning/games/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { textIn } from "../../../i18n/text-in.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { useBuilder } from "../builder/builder-context.ts";
import type { EditorProps } from "./editor-props.ts";
import { FaceFields } from "./FaceFields.tsx";
import { PlayedFields } from "./PlayedFields.tsx";
import { Rows } from "./Rows.tsx";

type Data = GameData<"drag_and_drop">;

/** Places, and the things that belong to them. */
export function DragAndDropEditor({ data, onChange }: EditorProps<Data>) {
  const { t } = useTranslation("learning/authoring");
  const { locale, readOnly } = useBuilder();
  const zoneName = ({ text }: Data["zones"][number], index: number) =>
    textIn(text, locale) || t("game.row.zone", { number: index + 1 });
  return (
    <>
      <Rows
        id="zone"
        title={t("game.dnd.zones")}
        help={t("game.dnd.zonesHelp")}
        items={data.zones}
        make={(id) => ({ id, text: {} })}
        nameOf={(_, index) => t("game.row.zone", { number: index + 1 })}
        addLabel={t("game.dnd.addZone")}
        least={1}
        most={6}
        onChange={(zones, key) => onChange({ ...data, zones }, key)}
      >
        {(zone, change) => (
          <LocalizedField
            id={`zone-${zone.id}`}
            label={t("game.dnd.zoneName")}
            maxLength={gameTextLimits.zone}
            value={zone.text}
            onChange={(text) => change({ ...zone, text }, "text")}
          />
        )}
      </Rows>
      <Rows
        id="item"
        title={t("game.dnd.items")}
        help={t("game.dnd.itemsHelp")}
        items={data.items}
        make={(id) => ({ id, text: {}, fileId: null, zoneId: data.zones[0]?.id ?? null })}
        nameOf={(_, index) => t("game.row.item", { number: index + 1 })}
        addLabel={t("game.dnd.addItem")}
        most={24}
        onChange={(items, key) => onChange({ ...data, items }, key)}
      >
        {(item, change, name) => (
          <>
            <FaceFields
              id={`item-${item.id}`}
              label={t("game.text")}
              of={name}
              face={item}
              onChange={(face, field) => change({ ...item, ...face }, field)}
            />
            <NativeSelect
              id={`item-${item.id}-zone`}
              label={t("game.dnd.belongs")}
              disabled={readOnly}
              value={item.zoneId ?? ""}
              onChange={(event) => change({ ...item, zoneId: event.currentTarget.value || null })}
              data={[
                ...data.zones.map((zone, index) => ({ value: zone.id, label: zoneName(zone, index) })),
                ...(item.zoneId !== null && !data.zones.some(({ id }) => id === item.zoneId)
                  ? [{ value: item.zoneId, label: t("game.dnd.gone") }]
                  : []),
                { value: "", label: t("game.dnd.nowhere") },
              ]}
            />
          </>
        )}
      </Rows>
      <PlayedFields played={data} mixes onChange={(played, key) => onChange({ ...data, ...played }, key)} />
    </>
  );
}
