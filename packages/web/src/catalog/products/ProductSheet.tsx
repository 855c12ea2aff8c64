import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { productLimits } from "@trilha/contract/catalog/products/limits.ts";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../api/use-submit.ts";
import { PictureField } from "../../core/writing/PictureField.tsx";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";
import { Thumb } from "../../ui/cover/Thumb.tsx";
import { ConflictNotice } from "../../ui/form/ConflictNotice.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import {
  brandsQuery,
  facetsQuery,
  type Product,
  productQuery,
  useSaveProduct,
  useSwitchProduct,
} from "./catalogue.queries.ts";
import { checkProduct, emptyProduct, fieldsOf, type ProductValues, valuesOf } from "./product-form.ts";

const ID = "product";
const SUGGESTED = {
  productType: "productTypes",
  processor: "processors",
  generation: "generations",
} as const;

/** A product to look at and change, or with `new` one to add. */
export function ProductSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("catalog/products");
  const product = useQuery({ ...productQuery(id), enabled: id !== "new" });
  if (id === "new") return <ProductForm product={undefined} onClose={onClose} />;
  if (product.data) return <ProductForm key={id} product={product.data} onClose={onClose} />;
  return (
    <Sheet opened title={t("one")} onClose={onClose}>
      <QueryState query={product} skeleton={<FormSkeleton fields={6} />}>
        {() => null}
      </QueryState>
    </Sheet>
  );
}

function ProductForm({ product, onClose }: { product: Product | undefined; onClose: () => void }) {
  const { t } = useTranslation("catalog/products");
  const locale = useLocale();
  const queries = useQueryClient();
  const editable = can(useSession(), "catalogue.edit");
  const facets = useQuery(facetsQuery).data;
  const brands = useQuery(brandsQuery).data;
  const save = useSaveProduct();
  const edit = useEditForm<ProductValues>({
    fresh: product ? valuesOf(product) : emptyProduct,
    version: product?.version ?? 0,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkProduct(values)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { form } = edit;
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: (values) => save(fieldsOf(values), product && { id: product.id, version: edit.version }),
    done: (_, { name }) => {
      notice(t(product ? "saved" : "created", { name: name.trim() }));
      onClose();
    },
    fields: { "catalogue.sku_used": "sku" },
    ...(product && {
      conflict: async () => {
        const theirs = await queries.fetchQuery({ ...productQuery(product.id), staleTime: 0 });
        edit.conflict(valuesOf(theirs), theirs.version);
      },
    }),
  });
  const nameOf = (path: string) => t(`field.${path as keyof ProductValues}`, { defaultValue: path });
  const field = (name: keyof typeof productLimits) => ({
    ...form.getInputProps(name),
    id: `${ID}-${name}`,
    label: nameOf(name),
    maxLength: productLimits[name],
  });
  const known = form.values.brand && !brands?.includes(form.values.brand) ? [form.values.brand] : [];

  return (
    <SheetForm
      id={ID}
      title={product ? product.name : t("new")}
      submit={t(product ? "save" : "add")}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      readOnly={!editable}
      aside={product ? <SwitchButton product={product} onDone={onClose} /> : undefined}
      summary={
        <>
          <ConflictNotice fields={edit.clashes?.map(nameOf)} />
          <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        </>
      }
    >
      <PictureField
        kind="product_picture"
        of={form.values.name || t("new")}
        hint={t("picture.hint")}
        fileId={form.values.pictureFileId || null}
        url={product?.pictureFileId === form.values.pictureFileId ? product.pictureUrl : undefined}
        readOnly={!editable}
        onChange={(fileId) => form.setFieldValue("pictureFileId", fileId ?? "")}
        preview={(src) => <Thumb src={src} kind={form.values.productType || form.values.name} size={56} />}
      />
      <TextInput {...field("name")} withAsterisk data-autofocus={product ? undefined : true} />
      <TextInput
        {...field("sku")}
        withAsterisk
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextInput {...field("productType")} withAsterisk list={`${ID}-productType-known`} />
      <NativeSelect
        {...field("brand")}
        withAsterisk
        description={brands?.length === 0 ? <Link to="/admin/stores/brands">{t("noBrand")}</Link> : undefined}
        data={[{ value: "", label: t("choose") }, ...known, ...(brands ?? [])]}
      />
      <TextInput {...field("processor")} description={t("optional")} list={`${ID}-processor-known`} />
      <TextInput {...field("generation")} description={t("optional")} list={`${ID}-generation-known`} />
      {(Object.keys(SUGGESTED) as (keyof typeof SUGGESTED)[]).map((name) => (
        <datalist key={name} id={`${ID}-${name}-known`}>
          {facets?.[SUGGESTED[name]].map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
    </SheetForm>
  );
}

function SwitchButton({ product, onDone }: { product: Product; onDone: () => void }) {
  const { t } = useTranslation("catalog/products");
  const turn = useSwitchProduct();
  const { id, name, active } = product;
  const act = () =>
    turn.mutate(
      { id, active: !active },
      {
        onSuccess: () => {
          notice(t(active ? "switchedOff" : "switchedOn", { name }), {
            undo: () => turn.mutate({ id, active }),
          });
          onDone();
        },
        onError: (error) => notice(error.message, { kind: "failed" }),
      },
    );
  return (
    <Button variant="subtle" color={active ? "danger" : "primary"} loading={turn.isPending} onClick={act}>
      {t(active ? "switchOff" : "switchOn")}
    </Button>
  );
}
