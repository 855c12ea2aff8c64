import { IconPhoto } from "@tabler/icons-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { readCodes } from "../../platform/code-reader.ts";
import { nativeCodes } from "../../platform/native-codes.ts";
import classes from "./code-camera.module.css";

/** Pause between two looks of the camera, and how long one of them may take. */
const PAUSE_MS = 300;
const PATIENCE_MS = 1_500;
/** Widest picture that is looked at: a code fills a good part of it. */
const WIDEST = 960;

type Words = {
  /** Name of the camera's picture. */
  readonly camera: string;
  readonly noCamera: string;
  readonly photo: string;
  readonly reading: string;
  readonly nothing: string;
};

type Props = {
  words: Words;
  /** Texts of the codes in sight: the same ones again for as long as they are there. */
  onCodes: (texts: readonly string[]) => void;
};

/** Codes on what the camera shows now: by the device's own reader or, on a smaller picture, by ours. */
async function codesIn(video: HTMLVideoElement): Promise<readonly string[]> {
  const own = await nativeCodes(video);
  if (own.length > 0 || video.videoWidth === 0) return own;
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, WIDEST / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg"));
  return picture ? readCodes(picture, { signal: AbortSignal.timeout(PATIENCE_MS) }) : [];
}

/** Looks at the camera for as long as it is on the page; answers whether there is one that may be used. */
function useCamera(onCodes: Props["onCodes"]) {
  const video = useRef<HTMLVideoElement>(null);
  const [isThere, setThere] = useState<boolean>();
  const latest = useRef(onCodes);
  latest.current = onCodes;
  useEffect(() => {
    let here = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async () => {
      const texts = video.current ? await codesIn(video.current) : [];
      if (!here) return;
      if (texts.length > 0) latest.current(texts);
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (!here || !video.current) return stop();
      setThere(true);
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    // No camera, or it may not be used: a photo does as well.
    begin().catch(() => here && setThere(false));
    return () => {
      here = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { video, isThere };
}

/** Reads QR codes by the camera, or from a photo. */
export function CodeCamera({ words, onCodes }: Props) {
  const { video, isThere } = useCamera(onCodes);
  const [note, setNote] = useState<string>();
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same photo may be chosen again.
    event.currentTarget.value = "";
    if (!file) return;
    setNote(words.reading);
    const texts = await readCodes(file);
    setNote(texts.length > 0 ? undefined : words.nothing);
    if (texts.length > 0) onCodes(texts);
  };
  return (
    <div className="stack one-column gap-12">
      <video
        ref={video}
        className={classes.picture}
        aria-label={words.camera}
        hidden={isThere === false}
        muted
        playsInline
      />
      {isThere === false ? <p className="hint">{words.noCamera}</p> : null}
      <label className={classes.photo}>
        <IconPhoto size={20} stroke={1.7} aria-hidden="true" />
        <span>{words.photo}</span>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="only-heard"
          onChange={(event) => void pick(event)}
        />
      </label>
      <p className="hint" aria-live="polite">
        {note}
      </p>
    </div>
  );
}
