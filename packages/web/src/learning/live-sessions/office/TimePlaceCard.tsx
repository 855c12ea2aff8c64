import { useQuery } from "@tanstack/react-query";
import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import { webAddressLimit } from "@trilha/contract/core/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { zoneName } from "../../../i18n/zone-name.ts";
import { useSession } from "../../../session/session.queries.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { LookUpField } from "../../../ui/pick/LookUpField.tsx";
import { ClockField } from "./ClockField.tsx";
import { venuesQuery } from "./event-office.queries.ts";
import { officeSpan } from "./event-time.ts";
import { type EventFormProps, faultOf, ID, putField } from "./form-field.ts";

type Props = EventFormProps & { venueName: string };

/** Zones to choose from where no venue says which: those of the programme's countries. */
function useZones(present: string): readonly string[] {
  const { countries, selectedClient } = useSession();
  const known = [
    present,
    selectedClient?.timeZone ?? "",
    ...countries.flatMap((code) => zonesByCountry[code]),
  ];
  return [...new Set(known)].filter(Boolean);
}

/** Begin, end and place of an event, by the clock of its place. */
export function TimePlaceCard({ form, disabled, venueName }: Props) {
  const { t } = useTranslation("learning/live-sessions/office");
  const locale = useLocale();
  const office = useSession().selectedClient?.timeZone ?? "UTC";
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const { starts, ends, timeZone, venueId, link } = form.values;
  const venues = useQuery({ ...venuesQuery(search), enabled: !disabled });
  const zones = useZones(timeZone);
  const there = officeSpan(form.values, office, locale);
  const choose = (id: string) => {
    const venue = venues.data?.items.find((one) => one.id === id);
    setChosen(venue?.name);
    form.setValues({ venueId: id, ...(venue && { timeZone: venue.timeZone }) });
    form.clearFieldError("venueId");
  };
  return (
    <Card title={t("card.timePlace")}>
      <div className="stack one-column gap-16 shrink">
        <ClockField
          id={`${ID}-starts`}
          label={t("field.starts")}
          timeLabel={t("field.startsTime")}
          value={starts}
          required
          disabled={disabled}
          error={faultOf(form, "starts")}
          onChange={(clock) => {
            putField(form, "starts", clock);
            if (ends.day === "" && clock.day !== "") putField(form, "ends", { ...ends, day: clock.day });
          }}
        />
        <ClockField
          id={`${ID}-ends`}
          label={t("field.ends")}
          timeLabel={t("field.endsTime")}
          value={ends}
          min={starts.day || undefined}
          required
          disabled={disabled}
          error={faultOf(form, "ends")}
          onChange={(clock) => putField(form, "ends", clock)}
        />
        <p className="hint" aria-live="polite">
          {t("zone.here", { zone: zoneName(timeZone) })}
          {there ? ` ${t("zone.office", { span: there })}` : null}
        </p>
        {disabled ? (
          <TextInput
            id={`${ID}-venueId`}
            label={t("field.venueId")}
            value={venueName || t("list.online")}
            readOnly
          />
        ) : (
          <LookUpField
            id={`${ID}-venueId`}
            label={t("field.venueId")}
            placeholder={t("venuePlaceholder")}
            description={t("venueHelp")}
            optional
            value={venueId}
            name={venueId ? (chosen ?? venueName) : ""}
            options={(venues.data?.items ?? []).map(({ id, name, city }) => ({
              value: id,
              label: `${name} · ${city}`,
            }))}
            looking={venues.isFetching}
            error={faultOf(form, "venueId")}
            onSearch={setSearch}
            onChange={choose}
          />
        )}
        {venueId ? null : (
          <NativeSelect
            id={`${ID}-timeZone`}
            label={t("field.timeZone")}
            description={t("zone.help")}
            value={timeZone}
            error={faultOf(form, "timeZone")}
            data={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
            onChange={(event) => putField(form, "timeZone", event.currentTarget.value)}
          />
        )}
        <TextInput
          id={`${ID}-link`}
          type="url"
          inputMode="url"
          label={t("field.link")}
          description={t("linkHelp")}
          placeholder="https://"
          maxLength={webAddressLimit}
          value={link}
          error={faultOf(form, "link")}
          onChange={(event) => putField(form, "link", event.currentTarget.value)}
        />
      </div>
    </Card>
  );
}
