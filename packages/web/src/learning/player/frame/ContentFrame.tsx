import type { Locale } from "@trilha/contract/core/locale.ts";
import { packageSandbox } from "@trilha/contract/learning/content/sandbox.ts";
import { type Ref, useState } from "react";
import classes from "./content-frame.module.css";
import { StageSkeleton } from "./StageSkeleton.tsx";

type Props = { url: string; title: string; locale?: Locale; frame?: Ref<HTMLIFrameElement> };

/** A page of an author over the whole area; it lives on the content origin, so what it may do there is its own affair. */
export function ContentFrame({ url, title, locale, frame }: Props) {
  const [loaded, setLoaded] = useState<string>();
  return (
    <div className="stack min-h-0 relative">
      {loaded === url ? null : (
        <div className="stack on-body fill untouchable">
          <StageSkeleton />
        </div>
      )}
      <iframe
        ref={frame ?? null}
        className={classes.frame}
        src={url}
        title={title}
        lang={locale}
        sandbox={packageSandbox}
        allow="fullscreen; autoplay"
        onLoad={() => setLoaded(url)}
      />
    </div>
  );
}
