import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../clients.module.css";
import type { CardProps } from "./look-cards.ts";
import { type Asked, askedFor, asking, REGISTER_FIELDS } from "./register-fields.ts";

const HOW = ["no", "optional", "mandatory"] as const satisfies readonly Asked[];

/** What a registration form asks for beyond name and e-mail. */
export function RegisterCard({ form, id }: CardProps) {
  const { t } = useTranslation("clients");
  const fields = form.values.registerFields;
  const own = fields
    .map(({ key }) => key)
    .filter((key) => !(REGISTER_FIELDS as readonly string[]).includes(key));
  const labelOf = (key: string) => (own.includes(key) ? key : t(`register.${key as "document"}`));
  return (
    <Card title={t("look.registerFields")}>
      <p className={classes.cardHint}>{t("look.registerHint")}</p>
      <div className={classes.fields}>
        {[...REGISTER_FIELDS, ...own].map((key) => (
          <NativeSelect
            key={key}
            id={`${id}-register-${key}`}
            label={labelOf(key)}
            value={askedFor(fields, key)}
            data={HOW.map((value) => ({ value, label: t(`look.asked.${value}`) }))}
            onChange={(event) => {
              const how = HOW.find((one) => one === event.currentTarget.value);
              if (how) form.setFieldValue("registerFields", asking(fields, key, how));
            }}
          />
        ))}
      </div>
    </Card>
  );
}
