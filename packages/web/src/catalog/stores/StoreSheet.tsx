import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { storeLimits } from "@trilha/contract/catalog/products/limits.ts";
import { createStore, editStore } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { countryName } from "../../i18n/country-name.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { zoneName } from "../../i18n/zone-name.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import { ConflictNotice } from "../../ui/form/ConflictNotice.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import {
  networkQuery,
  referenceQuery,
  type Store,
  storeQuery,
  useNetworkChanged,
} from "./network.queries.ts";
import { SwitchButton } from "./SwitchButton.tsx";
import { checkStore, emptyStore, fieldsOf, type StoreValues, valuesOf, withChain } from "./store-form.ts";

const ID = "store";

/** A store to look at and change, or with `new` one to add. */
export function StoreSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("catalog/stores");
  const store = useQuery({ ...storeQuery(id), enabled: id !== "new" });
  if (id === "new") return <StoreForm store={undefined} onClose={onClose} />;
  if (store.data) return <StoreForm key={id} store={store.data} onClose={onClose} />;
  return (
    <Sheet opened title={t("stores.one")} onClose={onClose}>
      <QueryState query={store} skeleton={<FormSkeleton fields={6} />}>
        {() => null}
      </QueryState>
    </Sheet>
  );
}

function StoreForm({ store, onClose }: { store: Store | undefined; onClose: () => void }) {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const changed = useNetworkChanged();
  const editable = can(useSession(), "network.edit");
  const network = useQuery(networkQuery).data;
  const chains = network?.retailers ?? [];
  const noChain = network && !chains.some(({ active }) => active);
  const reference = useQuery(referenceQuery).data?.countries ?? [];
  const edit = useEditForm<StoreValues>({
    fresh: store ? valuesOf(store) : emptyStore,
    version: store?.version ?? 0,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkStore(values)).map(([path, code]) => [path, fieldWords(code, locale)]),
      ),
  });
  const { form } = edit;
  const { values } = form;
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: async (written) => {
      const body = fieldsOf(written);
      if (store)
        await call(editStore, { params: { id: store.id }, body: { version: edit.version, ...body } });
      else await call(createStore, { body }, { key: keys.of(body) });
      keys.done();
    },
    done: (_, { name }) => {
      changed();
      notice(t(store ? "saved" : "created", { name: name.trim() }));
      onClose();
    },
    fields: { "network.store_code_used": "code" },
    ...(store && {
      conflict: async () => {
        const theirs = await queries.fetchQuery({ ...storeQuery(store.id), staleTime: 0 });
        edit.conflict(valuesOf(theirs), theirs.version);
      },
    }),
  });

  const countryOf = (chainId: string) => chains.find(({ id }) => id === chainId)?.country;
  const country = store?.country ?? countryOf(values.chainId);
  const open = chains.filter(
    ({ id, country: at, active }) =>
      (active || id === values.chainId) && (store ? at === store.country : true),
  );
  const countries = [...new Set(open.map((chain) => chain.country))];
  const areas = reference.find(({ code }) => code === country)?.areas ?? [];
  const nameOf = (path: string) => t(`field.${path as "name"}`, { defaultValue: path });
  const field = (name: Exclude<keyof StoreValues, "photosAllowed">) => ({
    ...form.getInputProps(name),
    id: `${ID}-${name}`,
    label: nameOf(name),
  });

  return (
    <SheetForm
      id={ID}
      title={store ? store.name : t("stores.new")}
      submit={t(store ? "save" : "add")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      readOnly={!editable}
      aside={store ? <SwitchButton of="store" thing={store} onDone={onClose} /> : undefined}
      summary={
        <>
          <ConflictNotice fields={edit.clashes?.map(nameOf)} />
          <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        </>
      }
    >
      <TextInput
        {...field("name")}
        withAsterisk
        maxLength={storeLimits.name}
        data-autofocus={store ? undefined : true}
      />
      <TextInput
        {...field("code")}
        withAsterisk
        maxLength={storeLimits.code}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <NativeSelect
        id={`${ID}-chainId`}
        label={nameOf("chainId")}
        withAsterisk
        description={noChain ? <Link to="/admin/stores/chains">{t("stores.noChain")}</Link> : undefined}
        error={form.errors.chainId}
        value={values.chainId}
        data={[
          { value: "", label: t("choose") },
          ...countries.map((at) => ({
            group: countryName(at, locale),
            items: open
              .filter((one) => one.country === at)
              .map(({ id, name }) => ({ value: id, label: name })),
          })),
        ]}
        onChange={(event) => {
          const chainId = event.currentTarget.value;
          form.setValues(withChain(values, chainId, countryOf(values.chainId), countryOf(chainId)));
        }}
      />
      {areas.length > 0 ? (
        <NativeSelect
          {...field("areaCode")}
          data={[
            { value: "", label: t("none") },
            ...areas.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : (
        <TextInput {...field("areaCode")} maxLength={storeLimits.areaCode} />
      )}
      <TextInput {...field("city")} maxLength={storeLimits.city} />
      <NativeSelect
        {...field("timeZone")}
        withAsterisk
        description={t("stores.zoneHelp")}
        data={[
          ...(values.timeZone ? [] : [{ value: "", label: t("choose") }]),
          ...(country ? zonesByCountry[country] : []).map((zone) => ({
            value: zone,
            label: zoneName(zone),
          })),
        ]}
      />
      <Toggle
        label={t("stores.photosAllowed")}
        description={t("stores.photosHelp")}
        checked={values.photosAllowed}
        onChange={(event) => form.setFieldValue("photosAllowed", event.currentTarget.checked)}
      />
    </SheetForm>
  );
}
