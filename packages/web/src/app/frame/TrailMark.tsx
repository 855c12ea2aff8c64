import classes from "./frame.module.css";

/** A trail that goes on past a station: for pages where one does not get further. */
export function TrailMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 96" className={`${classes.trail} ${className ?? ""}`} aria-hidden="true">
      <path d="M8 84c44 0 48-20 64-36s36-28 60-8 36 16 52 0 24-28 48-28" className={classes.trailWay} />
      <circle cx="8" cy="84" r="7" className={classes.trailStart} />
      <circle cx="108" cy="31" r="9" className={classes.trailHere} />
      <circle cx="232" cy="12" r="5" className={classes.trailNext} />
    </svg>
  );
}
