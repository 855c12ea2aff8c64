import { useMutation } from "@tanstack/react-query";
import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import { type Country, countries } from "@trilha/contract/core/country.ts";
import { webAddressLimit } from "@trilha/contract/core/limits.ts";
import { seatLimit, sessionLongText, venueLimits } from "@trilha/contract/learning/live-sessions/limits.ts";
import {
  createVenue,
  editVenue,
  switchVenue,
} from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import type { Venue } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { useSubmit } from "../../../api/use-submit.ts";
import { LanguageTabs } from "../../../core/writing/LanguageTabs.tsx";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { WritingContext } from "../../../core/writing/writing-context.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { zoneName } from "../../../i18n/zone-name.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { countDigits } from "../../../ui/form/digits.ts";
import { SheetForm } from "../../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../../ui/form/TriedSummary.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { useEventsChanged } from "./event-office.queries.ts";
import { bodyOf, checkVenue, emptyVenue, type VenueValues, valuesOf } from "./venue-form.ts";

const ID = "venue";
const PERCENT = 100;

/** Archives a venue no event is to come at, or offers it again. */
function SwitchVenue({ venue, onDone }: { venue: Venue; onDone: () => void }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const changed = useEventsChanged();
  const { id, name, version } = venue;
  const isActive = venue.state === "active";
  const turn = useMutation({
    mutationFn: () =>
      call(switchVenue, { params: { id }, body: { state: isActive ? "archived" : "active", version } }),
    onSettled: () => changed(),
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSuccess: ({ state }) => {
      notice(t(`venues.done.${state}`, { name }));
      onDone();
    },
  });
  return (
    <Button
      variant="subtle"
      color={isActive ? "danger" : "primary"}
      loading={turn.isPending}
      onClick={() => turn.mutate()}
    >
      {t(isActive ? "venues.archive" : "venues.restore")}
    </Button>
  );
}

/** Ways to a venue, language by language. */
function Directions({ value, readOnly, onChange }: DirectionsProps) {
  const { t } = useTranslation("learning/live-sessions/office");
  const [locale, setLocale] = useState(useLocale());
  const languages = LOCALES.map((one) => ({ locale: one, percent: value[one]?.trim() ? PERCENT : 0 }));
  return (
    <WritingContext value={{ locale, setLocale, locales: LOCALES, fallback: "pt-BR", readOnly }}>
      <LanguageTabs languages={languages} />
      <LocalizedField
        id={`${ID}-directions`}
        label={t("field.directions")}
        description={t("venues.directionsHelp")}
        value={value}
        maxLength={sessionLongText}
        rows={4}
        onChange={onChange}
      />
    </WritingContext>
  );
}
type DirectionsProps = {
  value: VenueValues["directions"];
  readOnly: boolean;
  onChange: (texts: VenueValues["directions"]) => void;
};

/** A venue to look at and change; without `venue` one to add. */
export function VenueSheet({ venue, onClose }: { venue: Venue | undefined; onClose: () => void }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const changed = useEventsChanged();
  const session = useSession();
  const editable = can(session, "live_sessions.edit");
  const form = useForm<VenueValues>({
    mode: "controlled",
    initialValues: venue
      ? valuesOf(venue)
      : emptyVenue(session.countries, session.selectedClient?.timeZone ?? "UTC"),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkVenue(values)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
    validateInputOnBlur: true,
  });
  const { country, directions } = form.values;
  const { submit, sending, refusal, tries } = useSubmit<VenueValues, Venue>(form, {
    send: (values) => {
      const body = bodyOf(values);
      return venue
        ? call(editVenue, { params: { id: venue.id }, body: { ...body, version: venue.version } })
        : call(createVenue, { body }, { key: keys.of(body) });
    },
    done: ({ name }) => {
      keys.done();
      changed();
      notice(t("saved", { title: name }));
      onClose();
    },
    fields: { "live_sessions.venue_name_used": "name", "live_sessions.venue_in_use": "timeZone" },
  });
  const nameOf = (path: string) =>
    path === "capacity"
      ? t("venues.capacity")
      : t(`field.${path.split(".")[0] as "name"}`, { defaultValue: path });
  const field = (name: Exclude<keyof VenueValues, "directions">) => ({
    ...form.getInputProps(name),
    id: `${ID}-${name}`,
    label: nameOf(name),
  });
  const moveTo = (code: Country) => form.setValues({ country: code, timeZone: zonesByCountry[code][0] });
  return (
    <SheetForm
      id={ID}
      title={venue?.name ?? t("venues.new")}
      submit={t(venue ? "save" : "venues.add")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      readOnly={!editable}
      aside={venue ? <SwitchVenue venue={venue} onDone={onClose} /> : undefined}
      summary={
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      }
    >
      <TextInput {...field("name")} withAsterisk maxLength={venueLimits.name} data-autofocus />
      <TextInput {...field("address")} withAsterisk maxLength={venueLimits.address} />
      <TextInput {...field("city")} withAsterisk maxLength={venueLimits.city} />
      <NativeSelect
        {...field("country")}
        data={countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
        onChange={(event) => moveTo(event.currentTarget.value as Country)}
      />
      <NativeSelect
        {...field("timeZone")}
        description={t("venues.zoneHelp")}
        data={zonesByCountry[country].map((zone) => ({ value: zone, label: zoneName(zone) }))}
      />
      <TextInput
        {...field("capacity")}
        description={t("venues.capacityHelp")}
        inputMode="numeric"
        maxLength={countDigits(seatLimit)}
      />
      <TextInput
        {...field("mapLink")}
        description={t("venues.mapHelp")}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={webAddressLimit}
      />
      <Directions
        value={directions}
        readOnly={!editable}
        onChange={(texts) => form.setFieldValue("directions", texts)}
      />
    </SheetForm>
  );
}
