import { useMutation } from "@tanstack/react-query";
import {
  switchBrands,
  switchChains,
  switchStores,
} from "@trilha/contract/catalog/products/network-endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { useNetworkChanged } from "./network.queries.ts";

const ENDPOINTS = { brand: switchBrands, chain: switchChains, store: switchStores } as const;

type Props = {
  of: keyof typeof ENDPOINTS;
  thing: { readonly id: string; readonly name: string; readonly active: boolean };
  onDone: () => void;
};

/** Switches a store, a chain or a brand off, or on again; it can be undone at once. */
export function SwitchButton({ of: subject, thing, onDone }: Props) {
  const { t } = useTranslation("catalog/stores");
  const changed = useNetworkChanged();
  const turn = useMutation({
    mutationFn: (active: boolean) => call(ENDPOINTS[subject], { body: { ids: [thing.id], active } }),
    onSettled: changed,
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  const { name, active } = thing;
  const words = subject === "brand" ? "brands." : "";
  const act = () =>
    turn.mutate(!active, {
      onSuccess: () => {
        notice(t(active ? `${words}switchedOff` : `${words}switchedOn`, { name }), {
          undo: () => turn.mutate(active),
        });
        onDone();
      },
    });
  return (
    <Button variant="subtle" color={active ? "danger" : "primary"} loading={turn.isPending} onClick={act}>
      {t(active ? "switchOff" : "switchOn")}
    </Button>
  );
}
