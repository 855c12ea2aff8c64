export type Texts = { readonly [key: string]: string | Texts };

export type TextCatalogue = { readonly default: Texts };

export type Catalogues = Readonly<Record<string, () => Promise<TextCatalogue>>>;
