import type { Answer, EndpointSpec, Input } from "@trilha/contract/core/endpoint.ts";
import type { CallFor } from "./call.ts";
import type { Refusal } from "./refusal.ts";

/** The use case of an endpoint: gets checked input, gives the answer or a refusal. */
export type UseCase<Spec extends EndpointSpec> = (
  call: CallFor<Spec>,
  input: Input<Spec>,
) => Promise<Answer<Spec> | Refusal>;

/** An endpoint with its use case. */
export interface Route {
  readonly spec: EndpointSpec;
  readonly useCase: UseCase<EndpointSpec>;
}

/** Ties an endpoint of the contract to its use case. */
export function route<Spec extends EndpointSpec>(spec: Spec, useCase: UseCase<Spec>): Route {
  return { spec, useCase: useCase as unknown as UseCase<EndpointSpec> };
}
