import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import type { Branding } from "../../session/branding.ts";
import classes from "./brand-panel.module.css";

/** Contour lines and a trail through them: what a door without a picture of its own shows. */
function Contours() {
  return (
    <svg
      className={classes.contours}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={classes.lines}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((ring) => (
          <path
            key={ring}
            transform={`translate(560 300) rotate(${ring * 5}) scale(${0.28 + ring * 0.3})`}
            d="M-180 20C-190-80-90-170 20-160S210-90 190 20 100 190-10 180-170 120-180 20Z"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {[0, 1, 2, 3, 4].map((ring) => (
          <path
            key={ring}
            transform={`translate(120 800) rotate(${-ring * 7}) scale(${0.3 + ring * 0.34})`}
            d="M-160 10C-150-100-60-150 40-140S180-60 170 40 60 170-40 160-170 110-160 10Z"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <path
        className={classes.way}
        d="M60 880C190 850 170 720 300 690s170 10 200-110-60-150 10-240 110-20 150-120"
      />
      <circle className={classes.station} cx="300" cy="690" r="11" />
      <circle className={classes.station} cx="502" cy="575" r="11" />
      <circle className={classes.station} cx="510" cy="340" r="11" />
      <circle className={classes.goal} cx="660" cy="220" r="17" />
    </svg>
  );
}

/** The client's side of the door: its picture or ours, and its words of welcome. */
export function BrandPanel({ branding }: { branding: Branding | undefined }) {
  const { t } = useTranslation("accounts/sign-in");
  const locale = useLocale();
  const welcome = branding?.welcome[locale];
  const picture = branding?.backgroundUrl;
  return (
    <aside className={classes.panel} data-picture={picture ? true : undefined}>
      {picture ? <img className={classes.picture} src={picture} alt="" /> : <Contours />}
      {branding ? (
        <div className={classes.words}>
          <p className={classes.title}>{welcome?.title || t("welcomeTitle")}</p>
          <p className={classes.text}>{welcome?.text || t("welcomeText")}</p>
        </div>
      ) : null}
    </aside>
  );
}
