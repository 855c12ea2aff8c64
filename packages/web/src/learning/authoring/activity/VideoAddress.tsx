import { webAddressLimit } from "@trilha/contract/core/limits.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { vimeoId, youtubeId } from "../edit/video-address.ts";
import { type DataOf, withLanguage } from "./content-change.ts";
import { Fallback } from "./Fallback.tsx";
import { LengthField } from "./LengthField.tsx";
import { NoSkip } from "./NoSkip.tsx";

const LengthProbe = lazyPart(() =>
  import("./LengthProbe.tsx").then(({ LengthProbe }) => ({ default: LengthProbe })),
);

type Data = DataOf<"youtube">;
type Props = { site: "youtube" | "vimeo"; data: Data; onChange: (data: Data) => void };

const READ = { youtube: youtubeId, vimeo: vimeoId } as const;

/** A film of YouTube or Vimeo by any address people copy, and how long it is. */
export function VideoAddress({ site, data, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { locale, readOnly } = useBuilder();
  const [typed, setTyped] = useState<{ locale: string; text: string }>();
  const [probing, setProbing] = useState<string>();
  const film = data.videos[locale];
  const text = typed?.locale === locale ? typed.text : (film ?? "");
  const wrong = typed?.locale === locale && typed.text.trim() !== "" && READ[site](typed.text) === undefined;
  const write = (address: string) => {
    setTyped({ locale, text: address });
    setProbing(undefined);
    const video = READ[site](address);
    if (video === film || (!video && address.trim() !== "")) return;
    onChange({
      ...data,
      videos: withLanguage(data.videos, locale, video),
      seconds: withLanguage(data.seconds, locale, undefined),
    });
  };
  const measured = (seconds: number) => {
    setProbing(undefined);
    onChange({ ...data, seconds: withLanguage(data.seconds, locale, seconds) });
  };
  return (
    <>
      <TextInput
        id="activity-content"
        label={t(`video.${site}`)}
        description={t("video.addressHelp")}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={webAddressLimit}
        readOnly={readOnly}
        value={text}
        error={wrong ? t(`video.${site}Wrong`) : undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {film ? <p className="hint">{t("video.read", { id: film })}</p> : <Fallback values={data.videos} />}
      {film && !readOnly && probing !== film ? (
        <Button variant="light" size="sm" className="self-start" onClick={() => setProbing(film)}>
          {t("video.probe")}
        </Button>
      ) : null}
      {film && probing === film ? (
        <Suspense fallback={null}>
          <LengthProbe site={site} film={film} onLength={measured} />
        </Suspense>
      ) : null}
      <LengthField
        key={`${locale} ${film} ${data.seconds[locale]}`}
        seconds={data.seconds[locale]}
        onChange={(seconds) => onChange({ ...data, seconds: withLanguage(data.seconds, locale, seconds) })}
      />
      <NoSkip value={data.noSkip} onChange={(noSkip) => onChange({ ...data, noSkip })} />
    </>
  );
}
