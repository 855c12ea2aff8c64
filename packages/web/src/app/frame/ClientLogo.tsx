import classes from "./frame.module.css";

type Props = { name: string; logoUrl: string | null | undefined; compact?: boolean };

/** A client's logo, or its initial on its own colour beside its name. */
export function ClientLogo({ name, logoUrl, compact }: Props) {
  if (logoUrl) return <img className={classes.logo} src={logoUrl} alt={name} height={32} />;
  return (
    <span className={classes.monogram}>
      <span aria-hidden="true" data-letter={name.slice(0, 1)} />
      {compact ? <span className="only-heard">{name}</span> : <strong>{name}</strong>}
    </span>
  );
}
