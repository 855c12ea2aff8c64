import { IconPlus, IconTrash } from "@tabler/icons-react";
import { signatureLimits, signaturesAtMost } from "@trilha/contract/learning/certificates/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureField } from "../../../core/writing/PictureField.tsx";
import { useWriting } from "../../../core/writing/writing-context.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../certificates.module.css";
import type { Design } from "../certificates.queries.ts";

type Signature = Design["signatures"][number];
type Props = {
  design: Design;
  pictures: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Design>) => void;
};

/** Signatories, each with a name, a role and the picture of a signature. */
export function SignatureFields({ design, pictures, onChange }: Props) {
  const { t } = useTranslation("learning/certificates");
  const { readOnly } = useWriting();
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({});
  const { signatures } = design;
  const write = (next: Signature[]) => onChange({ signatures: next });
  const put = (at: number, changes: Partial<Signature>) =>
    write(signatures.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  return (
    <Card title={t("template.signatures")}>
      <div className="stack gap-14">
        {signatures.map((one, at) => (
          // Signatures have no id: the third is the third.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={at} className="stack gap-14">
            <div className={classes.pair}>
              <TextInput
                id={`signature-name-${at}`}
                label={t("template.signer", { number: at + 1 })}
                value={one.name}
                maxLength={signatureLimits.name}
                readOnly={readOnly}
                onChange={(event) => put(at, { name: event.currentTarget.value })}
              />
              <TextInput
                id={`signature-role-${at}`}
                label={t("template.signerRole", { number: at + 1 })}
                value={one.role}
                maxLength={signatureLimits.role}
                readOnly={readOnly}
                onChange={(event) => put(at, { role: event.currentTarget.value })}
              />
            </div>
            <div className="row wrap gap-10">
              <PictureField
                id={`signature-picture-${at}`}
                kind="certificate_picture"
                of={one.name || t("template.signer", { number: at + 1 })}
                fileId={one.fileId}
                url={one.fileId ? (sent[one.fileId] ?? pictures[one.fileId]) : undefined}
                onChange={(fileId, url) => {
                  if (fileId && url) setSent((now) => ({ ...now, [fileId]: url }));
                  put(at, { fileId });
                }}
              />
              {readOnly ? null : (
                <ActionIcon
                  size={44}
                  aria-label={t("template.removeSigner", { number: at + 1 })}
                  onClick={() => write(signatures.filter((_, place) => place !== at))}
                >
                  <IconTrash size={18} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              )}
            </div>
          </div>
        ))}
        {readOnly || signatures.length >= signaturesAtMost ? null : (
          <Button
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => write([...signatures, { name: "", role: "", fileId: null }])}
          >
            {t("template.addSigner")}
          </Button>
        )}
      </div>
    </Card>
  );
}
