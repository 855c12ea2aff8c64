import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { createPackage, replacePackage } from "@trilha/contract/learning/content/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import type { Uploaded } from "../../../api/upload.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { uploadKey } from "../builder/uploads.ts";
import { packageQuery } from "../course-office.queries.ts";
import type { PerLanguage } from "./content-change.ts";
import { Fallback } from "./Fallback.tsx";
import { PackageFacts } from "./PackageFacts.tsx";
import { PackageHosts } from "./PackageHosts.tsx";
import { PartUpload } from "./PartUpload.tsx";
import { plainName } from "./plain-name.ts";

type Props = {
  activityId: string;
  kind: "scorm" | "html";
  packages: Readonly<PerLanguage<string>>;
  /** Puts a package in a language, or takes it away. */
  put: (language: Locale, packageId: string | undefined) => void;
};

/** The package of the language that is written: sent, unpacked, refused with its reason, or there and to be replaced. */
export function PackageContent(props: Props) {
  const { locale } = useBuilder();
  return <OfLanguage key={locale} {...props} locale={locale} />;
}

function OfLanguage({ activityId, kind, packages, locale, put }: Props & { locale: Locale }) {
  const { t } = useTranslation("learning/authoring");
  const queries = useQueryClient();
  const { readOnly, running, uploads } = useBuilder();
  const [replacing, setReplacing] = useState(false);
  const packageId = packages[locale];
  const place = { part: activityId, what: "package", locale };
  const contentPackage = useQuery({ ...packageQuery(packageId ?? ""), enabled: packageId !== undefined });
  const isOnItsWay = running.some(({ key }) => key === uploadKey(place));

  const unpack = async ({ id: fileId, name }: Uploaded) => {
    const made = packageId
      ? await call(replacePackage, { params: { id: packageId }, body: { fileId } })
      : await call(createPackage, { body: { fileId, kind, title: plainName(name) } });
    queries.setQueryData(packageQuery(made.id).queryKey, made);
    if (!packageId) put(locale, made.id);
    setReplacing(false);
  };
  const upload = (
    <PartUpload
      kind="course_package"
      accept=".zip,application/zip"
      place={place}
      label={t(packageId ? "package.replaceLabel" : `package.${kind}.label`)}
      hint={t(packageId ? "package.replaceHint" : `package.${kind}.hint`)}
      land={unpack}
    />
  );
  const refused = contentPackage.data?.newest.state === "refused";
  return (
    <>
      {packageId && contentPackage.data ? (
        <>
          <PackageFacts content={contentPackage.data} />
          <PackageHosts content={contentPackage.data} readOnly={readOnly} />
        </>
      ) : null}
      {packageId && contentPackage.error && !contentPackage.data ? (
        <p className="ink-danger text-14" role="alert">
          {contentPackage.error.message}
        </p>
      ) : null}
      {!readOnly && (!packageId || replacing || refused || isOnItsWay) ? upload : null}
      {packageId && !readOnly && contentPackage.data?.newest.state !== "unpacking" ? (
        <div className="flex wrap gap-8">
          {replacing || refused || isOnItsWay ? null : (
            <Button variant="light" size="sm" onClick={() => setReplacing(true)}>
              {t("package.replace")}
            </Button>
          )}
          <Button
            variant="subtle"
            size="sm"
            color="danger"
            onClick={() => {
              setReplacing(false);
              uploads.forget(uploadKey(place));
              put(locale, undefined);
            }}
          >
            {t("package.remove")}
          </Button>
        </div>
      ) : null}
      {packageId ? null : <Fallback values={packages} />}
    </>
  );
}
