import { webAddressLimit } from "@trilha/contract/core/limits.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { testOf, typed } from "@trilha/contract/learning/authoring/content.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { gameOf } from "@trilha/contract/learning/games/play.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { changeActivity } from "../edit/draft-edit.ts";
import { embedAddress, httpsAddress } from "../edit/embed-address.ts";
import { AddressContent } from "./AddressContent.tsx";
import classes from "./activity.module.css";
import { CloudContent } from "./CloudContent.tsx";
import { type FileKey, withFile, withLanguage } from "./content-change.ts";
import { FileContent } from "./FileContent.tsx";
import { HtmlContent } from "./HtmlContent.tsx";
import { LengthField } from "./LengthField.tsx";
import { NoSkip } from "./NoSkip.tsx";
import { PackageContent } from "./PackageContent.tsx";
import { VideoAddress } from "./VideoAddress.tsx";

const TestContent = lazyPart(() =>
  import("../tests/TestContent.tsx").then(({ TestContent }) => ({ default: TestContent })),
);
const GameFields = lazyPart(() =>
  import("../games/GameFields.tsx").then(({ GameFields }) => ({ default: GameFields })),
);

/** Longest embed code as pasted; the address in it is what is kept. */
const EMBED_CODE = 1_000;

/** Which activity stands in for one that no browser plays any more. */
function Replacement({ activity, onChange }: { activity: Activity; onChange: (id: string | null) => void }) {
  const { t } = useTranslation("learning/authoring");
  const { draft, readOnly } = useBuilder();
  const { type, data } = typed(activity);
  if (type !== "flash") return null;
  const others = draft.modules.flatMap(({ activities }) => activities).filter(({ id }) => id !== activity.id);
  return (
    <NativeSelect
      id="activity-content"
      label={t("flash.replacement")}
      description={t("flash.help")}
      disabled={readOnly}
      value={data.replacementId ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      data={[
        { value: "", label: t("flash.none") },
        ...others.map(({ id, title }) => ({ value: id, label: textIn(title, draft.defaultLocale) })),
      ]}
    />
  );
}

/** Fields of an activity's content, by its type (§entities#activity-types). */
export function ActivityContentFields({ activity }: { activity: Activity }) {
  const { t } = useTranslation("learning/authoring");
  const { change, locale, readOnly } = useBuilder();
  const put = (data: unknown, key?: string) =>
    change(
      (now) => changeActivity(now, activity.id, (one) => ({ ...one, data })),
      key && `${activity.id}.${key}`,
    );
  /** By what is there when a file arrives: its author may have written on meanwhile, here or elsewhere. */
  const land = (key: FileKey) => (language: Locale, id: string | undefined) =>
    change((now) =>
      changeActivity(now, activity.id, (one) => ({ ...one, data: withFile(one.data, key, language, id) })),
    );
  const content = typed(activity);
  const test = testOf(activity);
  if (test)
    return (
      <Suspense fallback={null}>
        <TestContent {...test} onChange={put} />
      </Suspense>
    );
  const game = gameOf(content);
  if (game)
    return (
      <Suspense
        fallback={
          <Loading>
            <Bone height={260} />
          </Loading>
        }
      >
        <GameFields game={game} onChange={put} />
      </Suspense>
    );
  switch (content.type) {
    case "pdf":
    case "ppt":
      return (
        <FileContent
          activityId={activity.id}
          what={content.type}
          files={content.data.files}
          put={land("files")}
        />
      );
    case "video":
    case "audio": {
      const { data, type } = content;
      return (
        <>
          <FileContent activityId={activity.id} what={type} files={data.files} put={land("files")} />
          <section className={classes.part}>
            <h3>{t("upload.captions.title")}</h3>
            <FileContent
              activityId={activity.id}
              what="captions"
              files={data.captions}
              put={land("captions")}
            />
          </section>
          <NoSkip value={data.noSkip} onChange={(noSkip) => put({ ...data, noSkip })} />
        </>
      );
    }
    case "youtube":
    case "vimeo":
      return <VideoAddress site={content.type} data={content.data} onChange={(data) => put(data, "video")} />;
    case "wowza": {
      const { data } = content;
      return (
        <>
          <AddressContent
            label={t("wowza.label")}
            description={t("wowza.help")}
            wrong={t("wowza.wrong")}
            maxLength={webAddressLimit}
            read={httpsAddress}
            values={data.streams}
            onChange={(streams) => put({ ...data, streams }, "stream")}
          />
          <LengthField
            key={`${locale} ${data.seconds[locale]}`}
            seconds={data.seconds[locale]}
            onChange={(seconds) => put({ ...data, seconds: withLanguage(data.seconds, locale, seconds) })}
          />
          <NoSkip value={data.noSkip} onChange={(noSkip) => put({ ...data, noSkip })} />
        </>
      );
    }
    case "html":
      return (
        <HtmlContent
          activityId={activity.id}
          data={content.data}
          onChange={put}
          putPackage={land("packages")}
        />
      );
    case "scorm":
      return (
        <PackageContent
          kind="scorm"
          activityId={activity.id}
          packages={content.data.packages}
          put={land("packages")}
        />
      );
    case "scorm_cloud":
      return (
        <CloudContent
          activityId={activity.id}
          courses={content.data.courses}
          onChange={(courses) => put({ courses }, "course")}
          put={land("courses")}
        />
      );
    case "linkedin_slidshare":
      return (
        <AddressContent
          label={t("slideshare.label")}
          description={t("slideshare.help")}
          wrong={t("slideshare.wrong")}
          maxLength={EMBED_CODE}
          read={embedAddress}
          values={content.data.embeds}
          onChange={(embeds) => put({ embeds }, "embed")}
        />
      );
    case "flash":
      return <Replacement activity={activity} onChange={(replacementId) => put({ replacementId })} />;
    default:
      return <p className="hint">{t(readOnly ? "later.readOnly" : "later.text")}</p>;
  }
}
