import type { Answer, EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import type { ResourceNamespaceMap } from "i18next";
import type { QueryRoot } from "../../api/query-roots.ts";
import type { Report } from "./import-errors.ts";

/**
 * Texts of an import, in a block of its room's catalogue; `columns` and `help` of the block hold one for each column.
 * A page of its own has `lead`, `doneText` and `onward` besides.
 */
type ImportTexts = Readonly<Record<"title" | "guide" | "templateFile" | "created" | "go_other", string>>;
/** Texts of an import whose guide is a part of its own. */
type TextsWithoutGuide = Omit<ImportTexts, "guide" | "templateFile">;

type RoomsWith<Block extends string, Texts> = {
  [Room in keyof ResourceNamespaceMap]: ResourceNamespaceMap[Room] extends Readonly<Record<Block, Texts>>
    ? Room
    : never;
}[keyof ResourceNamespaceMap];

/** Place of an import's texts: the room, and the block where it is another than `import`. */
type TextsPlace =
  | { readonly room: RoomsWith<"import", ImportTexts>; readonly block?: "import" }
  | { readonly room: RoomsWith<"codes", ImportTexts>; readonly block: "codes" }
  | { readonly room: RoomsWith<"import", TextsWithoutGuide>; readonly headings: "columns" };

export type ImportEndpoint = EndpointSpec & { readonly method: "POST" };

/** Fields of a file in the body of its endpoint. */
export type FileFields = {
  readonly fileId: string;
  readonly dryRun: boolean;
  readonly goodLines: boolean;
  readonly columns?: (string | null)[];
};

/** Fields of the body besides those of the file. */
export type ImportChoices<Spec extends EndpointSpec> =
  Request<Spec> extends { body: infer Body } ? Omit<Body, keyof FileFields> : never;

export type ImportParams<Spec extends EndpointSpec> =
  Request<Spec> extends { params: infer Params } ? Params : undefined;

export type ImportResult<Spec extends EndpointSpec> = Answer<Spec> & Report;

export type DefinedImport<Spec extends ImportEndpoint = ImportEndpoint> = TextsPlace & {
  readonly endpoint: Spec;
  readonly columns: readonly string[];
  /** Explanation of a column, where several share one. */
  readonly helpOf?: (column: string) => string;
  /** Queries that are asked anew once lines came in. */
  readonly stale: readonly QueryRoot[];
};

/**
 * An import of the product: the endpoint that judges its lines, its columns and the place of its words. With `headings`
 * a template's headings are the columns' names, and its page explains them.
 */
export const defineImport = <const Spec extends ImportEndpoint>(
  declared: DefinedImport<Spec>,
): DefinedImport<Spec> => declared;
