import { useState } from "react";
import classes from "./cover.module.css";

type Props = {
  src: string | null | undefined;
  /** Category of the thing: its first letter stands where there is no picture. */
  kind: string;
  size?: 40 | 48 | 56;
};

/** Small square picture beside the name of a thing, which says the same: silent, of known size, fetched when it is near. */
export function Thumb({ src, kind, size = 48 }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = src && failed !== src ? src : undefined;
  return (
    <span
      className={classes.thumb}
      style={{ width: size, height: size }}
      data-letter={shown ? undefined : kind.trim().charAt(0).toUpperCase()}
      aria-hidden="true"
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : null}
    </span>
  );
}
