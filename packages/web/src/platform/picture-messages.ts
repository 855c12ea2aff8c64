export type PictureJob =
  | { kind: "read"; file: Blob }
  | { kind: "pages"; file: Blob }
  | { kind: "shrink"; file: Blob; edge: number; quality: number };

export type PictureNews =
  | { kind: "codes"; texts: string[] }
  | { kind: "shrunk"; picture: Blob }
  | { kind: "failed" }
  | { kind: "done" };
