import type { Locale } from "@trilha/contract/core/locale.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { type DataOf, withLanguage } from "./content-change.ts";
import { Fallback } from "./Fallback.tsx";
import { PackageContent } from "./PackageContent.tsx";

const RichText = lazyPart(() => import("./RichText.tsx").then(({ RichText }) => ({ default: RichText })));

type Data = DataOf<"html">;
type Props = {
  activityId: string;
  data: Data;
  onChange: (data: Data, key?: string) => void;
  putPackage: (language: Locale, packageId: string | undefined) => void;
};

/** A page written here, or one that comes as a ZIP. */
export function HtmlContent({ activityId, data, onChange, putPackage }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { locale, readOnly } = useBuilder();
  const empty = Object.keys(data.kind === "text" ? data.html : data.packages).length === 0;
  return (
    <>
      {empty && !readOnly ? (
        <Choice
          label={t("html.kind")}
          value={data.kind}
          onChange={(kind) => onChange(kind === "text" ? { kind, html: {} } : { kind, packages: {} })}
          options={[
            { value: "text", label: t("html.text") },
            { value: "package", label: t("html.package") },
          ]}
        />
      ) : null}
      {data.kind === "package" ? (
        <PackageContent kind="html" activityId={activityId} packages={data.packages} put={putPackage} />
      ) : (
        <>
          <Suspense
            fallback={
              <Loading>
                <Bone height={220} />
              </Loading>
            }
          >
            <RichText
              key={locale}
              label={t("html.field")}
              lang={locale}
              value={data.html[locale] ?? ""}
              readOnly={readOnly}
              onChange={(html) =>
                onChange(
                  { kind: "text", html: withLanguage(data.html, locale, html || undefined) },
                  `html.${locale}`,
                )
              }
            />
          </Suspense>
          <Fallback values={data.html} />
        </>
      )}
    </>
  );
}
