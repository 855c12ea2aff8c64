import { useMemo } from "react";
import { encode } from "uqr";
import classes from "./qr-code.module.css";

type Props = {
  text: string;
  /** Meaning of the code, for whoever does not see it. */
  label: string;
};

/** A text as a QR code, dark on white in either scheme: cameras read it so. It fills the box around it. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { ecc: "M", border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: squares.join("") };
  }, [text]);
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
