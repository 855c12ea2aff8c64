import { useQuery } from "@tanstack/react-query";
import { brandNameLimit } from "@trilha/contract/catalog/products/limits.ts";
import { createBrand, editBrand } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { TickList } from "../../ui/pick/TickList.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { type BrandItem, networkQuery, useNetworkChanged } from "./network.queries.ts";
import { SwitchButton } from "./SwitchButton.tsx";

type Values = { name: string; companyIds: readonly string[] };

const ID = "brand";

/** A brand and the companies it belongs to (§validation#brand-companies); its name is written once. */
export function BrandSheet({ brand, onClose }: { brand: BrandItem | undefined; onClose: () => void }) {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const changed = useNetworkChanged();
  const network = useQuery(networkQuery);
  const editable = can(useSession(), "network.edit");
  const { form } = useEditForm<Values>({
    fresh: { name: brand?.name ?? "", companyIds: brand?.companies.map(({ id }) => id) ?? [] },
    version: brand?.version ?? 0,
    check: (values): Record<string, string> =>
      values.name.trim() ? {} : { name: fieldWords("required", locale) },
  });
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: async ({ name, companyIds }) => {
      const body = { name: name.trim(), companyIds: [...companyIds] };
      if (brand) {
        const edited = { version: brand.version, companyIds: body.companyIds };
        await call(editBrand, { params: { id: brand.id }, body: edited });
      } else await call(createBrand, { body }, { key: keys.of(body) });
      keys.done();
    },
    done: (_, { name }) => {
      changed();
      notice(t(brand ? "saved" : "created", { name: name.trim() }));
      onClose();
    },
    fields: { "network.name_used": "name" },
  });
  const nameOf = (path: string) => t(path === "name" ? "field.name" : "brands.companies");
  return (
    <SheetForm
      id={ID}
      title={brand ? brand.name : t("brands.new")}
      submit={t(brand ? "save" : "add")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      readOnly={!editable}
      aside={brand ? <SwitchButton of="brand" thing={brand} onDone={onClose} /> : undefined}
      summary={
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      }
    >
      {brand ? (
        <p className="hint">{t("brands.nameHint")}</p>
      ) : (
        <TextInput
          {...form.getInputProps("name")}
          id={`${ID}-name`}
          label={t("field.name")}
          description={t("brands.nameHint")}
          maxLength={brandNameLimit}
          withAsterisk
          data-autofocus
        />
      )}
      <QueryState query={network} skeleton={<FormSkeleton fields={1} />}>
        {({ companies }) => (
          <div className="stack gap-8">
            <p className="hint">{t("brands.companiesHint")}</p>
            <TickList
              id={`${ID}-companyIds`}
              label={t("brands.companies")}
              options={companies.map(({ id, name, kind }) => ({
                value: id,
                label: name,
                hint: t(`partners.${kind}`),
              }))}
              chosen={form.values.companyIds}
              onChange={(ids) => form.setFieldValue("companyIds", ids)}
              disabled={!editable}
              error={form.errors.companyIds ? String(form.errors.companyIds) : undefined}
            />
          </div>
        )}
      </QueryState>
    </SheetForm>
  );
}
