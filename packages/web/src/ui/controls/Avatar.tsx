import classes from "./avatar.module.css";

type Props = {
  name: string;
  src: string | null | undefined;
  size: number;
  /** Filled in the client's colour for oneself, quiet for everybody else. */
  own?: boolean;
};

const INITIALS = 2;

const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => [...word][0] ?? "")
    .slice(0, INITIALS)
    .join("")
    .toUpperCase();

/** A person's picture or initials. Always beside their name, so screen readers pass it over. */
export function Avatar({ name, src, size, own }: Props) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  if (src)
    return <img className={classes.avatar} src={src} alt="" width={size} height={size} loading="lazy" />;
  return (
    <span
      className={`${classes.avatar} ${own ? classes.own : classes.other}`}
      style={style}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  );
}
