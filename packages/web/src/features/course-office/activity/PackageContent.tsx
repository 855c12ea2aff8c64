import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createPackage, replacePackage } from "@trilha/contract/content/endpoints.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import type { Uploaded } from "../../../api/upload.ts";
import { Button } from "../../../ui/controls/button.ts";
import { UploadField } from "../../../writing/UploadField.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { packageQuery } from "../course-office.queries.ts";
import classes from "./activity.module.css";
import { type PerLanguage, withLanguage } from "./content-change.ts";
import { Fallback } from "./Fallback.tsx";
import { PackageFacts } from "./PackageFacts.tsx";

type Props = {
  kind: "scorm" | "html";
  packages: Readonly<PerLanguage<string>>;
  onChange: (packages: PerLanguage<string>) => void;
};

const plainName = (name: string) => name.replace(/\.zip$/i, "").slice(0, 120) || "ZIP";

/** A package per language; what is on its way goes on while another language is looked at. */
export function PackageContent(props: Props) {
  const { draft, locale } = useBuilder();
  return draft.locales.map((language) => (
    <div key={language} {...(language === locale ? { className: classes.content } : { hidden: true })}>
      <OfLanguage {...props} locale={language} />
    </div>
  ));
}

/** The package of a language: sent, unpacked, refused with its reason, or there and to be replaced. */
function OfLanguage({ kind, packages, locale, onChange }: Props & { locale: Locale }) {
  const { t } = useTranslation("course-office");
  const queries = useQueryClient();
  const { readOnly } = useBuilder();
  const [replacing, setReplacing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const packageId = packages[locale];
  const found = useQuery({ ...packageQuery(packageId ?? ""), enabled: packageId !== undefined });

  const unpack = async ({ id: fileId, name }: Uploaded) => {
    setProblem(undefined);
    try {
      const made = packageId
        ? await call(replacePackage, { params: { id: packageId }, body: { fileId } })
        : await call(createPackage, { body: { fileId, kind, title: plainName(name) } });
      queries.setQueryData(packageQuery(made.id).queryKey, made);
      if (!packageId) onChange(withLanguage(packages, locale, made.id));
      setReplacing(false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const upload = (
    <UploadField
      kind="course_package"
      accept=".zip,application/zip"
      label={t(packageId ? "package.replaceLabel" : `package.${kind}.label`)}
      hint={t(packageId ? "package.replaceHint" : `package.${kind}.hint`)}
      onSent={(file) => void unpack(file)}
    />
  );
  const refused = found.data?.newest.state === "refused";
  return (
    <>
      {packageId && found.data ? <PackageFacts found={found.data} /> : null}
      {packageId && found.error && !found.data ? (
        <p className={classes.wrong} role="alert">
          {found.error.message}
        </p>
      ) : null}
      {!readOnly && (!packageId || replacing || refused) ? upload : null}
      {packageId && !readOnly && found.data?.newest.state !== "unpacking" ? (
        <div className={classes.deeds}>
          {replacing || refused ? null : (
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
              onChange(withLanguage(packages, locale, undefined));
            }}
          >
            {t("package.remove")}
          </Button>
        </div>
      ) : null}
      {problem ? (
        <p className={classes.wrong} role="alert">
          {problem}
        </p>
      ) : null}
      {packageId ? null : <Fallback values={packages} />}
    </>
  );
}
