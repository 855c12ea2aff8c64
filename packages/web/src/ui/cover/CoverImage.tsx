import { useState } from "react";
import classes from "./cover.module.css";
import { Pattern } from "./Pattern.tsx";

type Props = {
  /** Decides the drawing when there is no picture. */
  id: string;
  src?: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** "fill" takes the size of the box around it instead. */
  ratio?: "16 / 9" | "4 / 3" | "1 / 1" | "21 / 9" | "fill";
  /** Above the fold: fetched at once. */
  eager?: boolean;
};

/** A picture slot of fixed ratio: nothing moves when it arrives, and without one it is still designed. */
export function CoverImage({ id, src, alt, ratio = "16 / 9", eager }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = src && failed !== src ? src : undefined;
  return (
    <div className={classes.cover} style={ratio === "fill" ? { height: "100%" } : { aspectRatio: ratio }}>
      {shown ? (
        <img
          src={shown}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        <Pattern id={id} />
      )}
    </div>
  );
}
