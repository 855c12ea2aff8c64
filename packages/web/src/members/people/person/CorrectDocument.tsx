import { IconId } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { correctPersonDocument } from "@trilha/contract/members/people/endpoints.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withProof } from "../../../accounts/re-authentication/with-proof.ts";
import { call } from "../../../api/call.ts";
import { maskDocument } from "../../../i18n/masks.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { type Person, personQuery } from "../people.queries.ts";

const DocumentSheet = lazyPart(() =>
  import("../../../accounts/documents/DocumentSheet.tsx").then(({ DocumentSheet }) => ({
    default: DocumentSheet,
  })),
);

/** For a document that was written down wrong: corrected with a reason, by staff who prove who they are. */
export function CorrectDocument({ person }: { person: Person }) {
  const { t } = useTranslation("members/people");
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const documentCountry = person.documentCountry ?? person.country;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconId size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t("documentCorrection.correct")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <DocumentSheet
            title={t("documentCorrection.title", { name: person.name })}
            text={t("documentCorrection.text")}
            submit={t("documentCorrection.save")}
            reason={t("documentCorrection.reason")}
            initial={{ document: maskDocument(person.document ?? "", documentCountry), documentCountry }}
            onSend={async (body) => {
              const after = await withProof(() =>
                call(correctPersonDocument, { params: { id: person.id }, body }),
              );
              notice(t("documentCorrection.saved"));
              queries.setQueryData(personQuery(person.id).queryKey, after);
              void queries.invalidateQueries({ queryKey: ["audit"] });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
