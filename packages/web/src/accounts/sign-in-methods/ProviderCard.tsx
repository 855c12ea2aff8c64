import { providerLimits } from "@trilha/contract/accounts/sign-in-methods/limits.ts";
import type { ProviderKind } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import { shownLink } from "@trilha/contract/core/text-checks.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { PasswordInput } from "../../ui/controls/PasswordInput.tsx";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { useTestProvider } from "./sign-in-methods.queries.ts";
import { newProvider, type ProviderValues } from "./sign-in-methods-form.ts";

type Props = {
  clientId: string;
  kind: ProviderKind;
  values: ProviderValues | null;
  hasSecret: boolean;
  returnAddress: string;
  disabled: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (values: ProviderValues | null) => void;
};

/** One provider: where it is, our app there, and a test that says in words what stands in the way. */
export function ProviderCard(props: Props) {
  const { clientId, kind, values, hasSecret, returnAddress, disabled, errorOf, onChange } = props;
  const { t } = useTranslation("accounts/sign-in-methods");
  const { mutate, data, error, isPending, reset } = useTestProvider(clientId);
  const change = (changes: Partial<ProviderValues>) => {
    reset();
    onChange({ ...newProvider, ...values, ...changes });
  };
  if (!values) {
    return (
      <Card title={t(`${kind}`)}>
        <Button variant="default" disabled={disabled} onClick={() => onChange(newProvider)}>
          {t("add")}
        </Button>
      </Card>
    );
  }
  const field = (name: "label" | "issuer" | "appId") => ({
    id: `ways-providers.${kind}.${name}`,
    label: t(`${name}`),
    value: values[name],
    disabled,
    withAsterisk: true,
    error: errorOf(`providers.${kind}.${name}`),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const test = () => {
    const { issuer, appId, secret } = values;
    mutate({ kind, issuer: issuer.trim(), appId, ...(secret ? { secret } : {}) });
  };
  const refused = isRefused(error) ? (error.fields[0]?.title ?? error.message) : undefined;
  const finding = refused ?? (data?.problem ? t(`finding.${data.problem}`) : undefined);
  return (
    <Card title={t(`${kind}`)}>
      <div className="stack align-start gap-20 shrink">
        <TextInput {...field("label")} maxLength={providerLimits.label} />
        <TextInput {...field("appId")} maxLength={providerLimits.appId} />
        <TextInput
          {...field("issuer")}
          type="url"
          maxLength={providerLimits.issuer}
          description={t(kind === "azure" ? "entrances.azureHelp" : "entrances.issuerHelp")}
        />
        <PasswordInput
          id={`ways-providers.${kind}.secret`}
          label={t("secret")}
          description={hasSecret ? t("secretKept") : undefined}
          autoComplete="off"
          maxLength={providerLimits.secret}
          disabled={disabled}
          value={values.secret}
          error={errorOf(`providers.${kind}.secret`)}
          onChange={(event) => change({ secret: event.currentTarget.value })}
        />
        <div className="stack gap-16">
          <Toggle
            id={`ways-providers.${kind}.active`}
            label={t("active")}
            checked={values.active}
            disabled={disabled}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
        </div>
        <div>
          <p>{t("returnAddress")}</p>
          <CopyText text={returnAddress} shown={shownLink(returnAddress)} label={t("returnAddress")} />
        </div>
        <div>
          <Button
            variant="default"
            loading={isPending}
            disabled={disabled || !values.issuer.trim() || !values.appId.trim()}
            onClick={test}
          >
            {t("test")}
          </Button>{" "}
          <Button variant="subtle" color="neutral" disabled={disabled} onClick={() => onChange(null)}>
            {t("remove")}
          </Button>
          <p role="status">{finding ?? (data ? t("tested") : "")}</p>
        </div>
      </div>
    </Card>
  );
}
