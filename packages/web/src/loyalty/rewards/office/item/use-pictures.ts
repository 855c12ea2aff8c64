import { useEffect, useRef, useState } from "react";
import { upload } from "../../../../api/upload.ts";
import type { RewardPicture } from "./reward-form.ts";

/** Sends pictures one after the other; each is handed on as soon as it is in the store. */
export function useSendPictures(onSent: (picture: RewardPicture) => void) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const sent = useRef(onSent);
  sent.current = onSent;
  useEffect(() => () => running.current?.abort(), []);

  const send = async (files: readonly File[]) => {
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    setProblem(undefined);
    try {
      for (const file of files) {
        setShare(0);
        const { id: fileId, urls } = await upload(file, "reward_picture", { signal, onProgress: setShare });
        sent.current({ fileId, thumb: urls.thumb ?? urls.original ?? Object.values(urls)[0] ?? "" });
      }
    } catch (failure) {
      if (!signal.aborted) setProblem(failure instanceof Error ? failure.message : String(failure));
    }
    if (!signal.aborted) setShare(undefined);
  };
  return { share, problem, send };
}
