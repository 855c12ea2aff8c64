type Plan = {
  readonly partSize: number;
  readonly parts: readonly { readonly number: number; readonly url: string }[];
};

export type UploadSlice = { readonly url: string; readonly from: number; readonly to: number };

/** Which bytes go to which address. Parts are numbered from 1; the last one is as long as what is left. */
export const rangesOf = ({ partSize, parts }: Plan, size: number): readonly UploadSlice[] =>
  parts.map(({ number, url }) => ({
    url,
    from: (number - 1) * partSize,
    to: Math.min(size, number * partSize),
  }));
