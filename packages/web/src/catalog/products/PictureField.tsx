import { IconPhotoPlus, IconTrash } from "@tabler/icons-react";
import { fileKinds } from "@trilha/contract/core/files/rules.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { UploadField } from "../../core/writing/UploadField.tsx";
import { Button } from "../../ui/controls/button.ts";
import { Thumb } from "../../ui/cover/Thumb.tsx";
import type { Product } from "./catalogue.queries.ts";

type Props = {
  product: Product | undefined;
  /** Chosen file; empty: none. */
  value: string;
  /** Category, which stands for a product without a picture. */
  kind: string;
  readOnly: boolean;
  onChange: (fileId: string) => void;
};

/** Picture of a product, chosen and sent at once; saved with the product. */
export function PictureField({ product, value, kind, readOnly, onChange }: Props) {
  const { t } = useTranslation("catalog/products");
  const [picking, setPicking] = useState(false);
  const [sent, setSent] = useState<{ id: string; url: string }>();
  const stored = product?.pictureFileId === value ? product.pictureUrl : undefined;
  const src = sent?.id === value ? sent.url : stored;
  return (
    <div className="stack one-column gap-8">
      <div className="row gap-12">
        <Thumb src={value ? src : null} kind={kind} size={56} />
        {readOnly || picking ? null : (
          <div className="flex wrap gap-8">
            <Button
              variant="light"
              size="sm"
              leftSection={<IconPhotoPlus size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => setPicking(true)}
            >
              {t(value ? "picture.change" : "picture.add")}
            </Button>
            {value ? (
              <Button
                variant="subtle"
                color="danger"
                size="sm"
                leftSection={<IconTrash size={18} stroke={1.7} aria-hidden="true" />}
                onClick={() => onChange("")}
              >
                {t("picture.remove")}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {picking ? (
        <UploadField
          kind="product_picture"
          accept={fileKinds.product_picture.types.join(",")}
          label={t("picture.label")}
          hint={t("picture.hint")}
          onSent={({ id, urls }) => {
            setSent({ id, url: urls.thumb ?? urls.original ?? "" });
            setPicking(false);
            onChange(id);
          }}
        />
      ) : null}
    </div>
  );
}
