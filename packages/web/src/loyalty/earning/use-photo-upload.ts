import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { localize } from "@trilha/contract/core/locale.ts";
import { useEffect, useRef, useState } from "react";
import { type Uploaded, upload } from "../../api/upload.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { releaseObjectUrl } from "../../platform/object-url.ts";
import { shrinkPicture } from "../../platform/shrink-picture.ts";

export type PhotoStage =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly share: number; readonly name: string }
  | { readonly kind: "failed"; readonly message: string; readonly name: string; readonly again: boolean };

/** An address the page may show this file under until the next one comes; undefined for a PDF. */
export function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith("image/")) {
      setAddress(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => releaseObjectUrl(made);
  }, [file]);
  return address;
}

const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A photo from the camera to the store: made smaller on the device, sent with its progress told, tried again with
 * the same file where the network failed. Taking another one stops what runs.
 */
export function usePhotoUpload(
  kind: FileKind,
  onDone: (file: Uploaded) => void,
  /** The picture as it will be sent, before its first byte leaves. */
  onReady?: (small: File) => void,
) {
  const locale = useLocale();
  const [stage, setStage] = useState<PhotoStage>({ kind: "idle" });
  const [file, setFile] = useState<File>();
  const running = useRef<AbortController>(undefined);
  const small = useRef<File>(undefined);
  const preview = usePreview(file);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (picked: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    const { name } = picked;
    setStage({ kind: "sending", share: 0, name });
    try {
      if (!small.current) {
        const shrunk = await shrinkPicture(picked, signal);
        if (signal.aborted) return;
        if ("refused" in shrunk) {
          const problem = isHeic(picked) ? fileProblems.heic : fileProblems.damaged;
          setStage({ kind: "failed", message: localize(problem.title, locale), name, again: false });
          return;
        }
        small.current = shrunk.file;
        onReady?.(shrunk.file);
      }
      const onProgress = (share: number) => setStage({ kind: "sending", share, name });
      const sent = await upload(small.current, kind, { signal, onProgress });
      if (signal.aborted) return;
      setStage({ kind: "idle" });
      onDone(sent);
    } catch (failure) {
      if (signal.aborted) return;
      const message = failure instanceof Error ? failure.message : String(failure);
      setStage({ kind: "failed", message, name, again: true });
    }
  };

  // The network is back: nobody should have to tap for that.
  const failed = stage.kind === "failed" && stage.again;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same file goes on where it stopped
  useEffect(() => {
    if (!failed || !file) return undefined;
    const again = () => void send(file);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [failed, file]);

  return {
    stage,
    preview,
    start: (picked: File) => {
      small.current = undefined;
      setFile(picked);
      void send(picked);
    },
    again: () => {
      if (file) void send(file);
    },
    /** Forgets the photo and stops what runs. */
    clear: () => {
      running.current?.abort();
      small.current = undefined;
      setFile(undefined);
      setStage({ kind: "idle" });
    },
  };
}
