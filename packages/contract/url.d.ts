// Classes present at every place the contract runs in has, browser or server, though the language itself has not.
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
