import { capLimit } from "@trilha/contract/loyalty/earning/rule-limits.ts";
import { useTranslation } from "react-i18next";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { countGroupedDigits } from "../../../../ui/form/digits.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import { OWN_CAPS, type RulesValues, readLimit } from "./rules-values.ts";

type Props = {
  caps: RulesValues["caps"];
  readOnly: boolean;
  onChange: (caps: RulesValues["caps"]) => void;
};

/** Most a person or a store can earn. */
export function CapsCard({ caps, readOnly, onChange }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { locale, number } = useFormats();
  if (readOnly) {
    const set = OWN_CAPS.filter((kind) => caps[kind] !== "");
    return (
      <Card title={t("caps.title")}>
        {set.length === 0 ? <p className={classes.dim}>{t("caps.none")}</p> : null}
        <dl className={classes.facts}>
          {set.map((kind) => (
            <div key={kind}>
              <dt>{t(`caps.${kind}`)}</dt>
              <dd className="numbers">{number(Number(caps[kind]))}</dd>
            </div>
          ))}
        </dl>
      </Card>
    );
  }
  return (
    <Card title={t("caps.title")}>
      <p className="hint under-title">{t("caps.help")}</p>
      <div className={classes.smallFields}>
        {OWN_CAPS.map((kind) => (
          <TextInput
            key={kind}
            id={`cap-${kind}`}
            label={t(`caps.${kind}`)}
            placeholder={t("caps.none")}
            inputMode="numeric"
            maxLength={countGroupedDigits(capLimit)}
            value={caps[kind]}
            error={
              caps[kind].trim() && readLimit(caps[kind]) === undefined
                ? fieldWords("not_a_number", locale)
                : undefined
            }
            onChange={(event) => onChange({ ...caps, [kind]: event.currentTarget.value })}
          />
        ))}
      </div>
    </Card>
  );
}
