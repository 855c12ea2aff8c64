import classes from "./confetti.module.css";

const pieces = Array.from({ length: 14 }, (_, index) => index);

/** Falls once over whatever it lies in, and not at all for who wants less motion. */
export function Confetti() {
  return (
    <div className={classes.confetti} aria-hidden="true">
      {pieces.map((piece) => (
        <span key={piece} />
      ))}
    </div>
  );
}
