import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { createPackage } from "@trilha/contract/learning/content/endpoints.ts";
import { cloudCourseLimit } from "@trilha/contract/learning/delivery/limits.ts";
import { mayBePackage } from "@trilha/contract/learning/scorm/cloud-import.ts";
import { startCloudImport } from "@trilha/contract/learning/scorm/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import type { Uploaded } from "../../../api/upload.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { cloudImportQuery, packagesQuery } from "../course-office.queries.ts";
import { cloudCourseId } from "../edit/embed-address.ts";
import { AddressContent } from "./AddressContent.tsx";
import classes from "./activity.module.css";
import { CloudImport } from "./CloudImport.tsx";
import type { PerLanguage } from "./content-change.ts";
import { PartUpload } from "./PartUpload.tsx";
import { plainName } from "./plain-name.ts";

type Props = {
  activityId: string;
  courses: Readonly<PerLanguage<string>>;
  onChange: (courses: PerLanguage<string>) => void;
  put: (language: Locale, courseId: string) => void;
};

/** A course at SCORM Cloud, per language: by its id there, or by a package that is sent in from here. */
export function CloudContent({ activityId, courses, onChange, put }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { locale, readOnly } = useBuilder();
  const queries = useQueryClient();
  const courseId = courses[locale];
  const begin = async (packageId: string) => {
    const begun = await call(startCloudImport, { body: { packageId } });
    queries.setQueryData(cloudImportQuery(packageId).queryKey, { newest: begun });
    put(locale, packageId);
  };
  const unpackAndBegin = async ({ id: fileId, name }: Uploaded) => {
    const { id } = await call(createPackage, { body: { fileId, kind: "scorm", title: plainName(name) } });
    await begin(id);
  };
  return (
    <>
      <AddressContent
        label={t("cloud.label")}
        description={t("cloud.help")}
        wrong={t("cloud.wrong")}
        maxLength={cloudCourseLimit}
        read={cloudCourseId}
        values={courses}
        onChange={onChange}
      />
      {courseId && mayBePackage(courseId) ? (
        <CloudImport key={courseId} packageId={courseId} begin={begin} />
      ) : null}
      {courseId || readOnly ? null : (
        <section className={classes.part}>
          <h3>{t("cloud.import.title")}</h3>
          <PartUpload
            key={locale}
            kind="course_package"
            accept=".zip,application/zip"
            place={{ part: activityId, what: "cloud", locale }}
            label={t("cloud.import.label")}
            hint={t("package.scorm.hint")}
            land={unpackAndBegin}
          />
          <KnownPackage onPick={begin} />
        </section>
      )}
    </>
  );
}

/** One of the packages that are here already. */
function KnownPackage({ onPick }: { onPick: (packageId: string) => Promise<void> }) {
  const { t } = useTranslation("learning/authoring");
  const [problem, setProblem] = useState<string>();
  const packages = useQuery(packagesQuery);
  const ready = packages.data?.items.filter(({ revision }) => revision !== null) ?? [];
  if (ready.length === 0) return null;
  return (
    <NativeSelect
      label={t("cloud.import.known")}
      value=""
      error={problem}
      onChange={(event) => {
        setProblem(undefined);
        onPick(event.currentTarget.value).catch((error: Error) => setProblem(error.message));
      }}
      data={[
        { value: "", label: t("cloud.import.choose") },
        ...ready.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
