import { useState } from "react";

/**
 * Keys that make a repeat harmless: the same content keeps its key until it has been done, so a second try
 * after a lost answer has one effect; other content, or the same thing wanted anew, is a new deed.
 */
export type SubmissionKeys = {
  readonly of: (content: unknown) => string;
  readonly done: () => void;
};

export function submissionKeys(make: () => string = () => crypto.randomUUID()): SubmissionKeys {
  let last: { readonly content: string; readonly key: string } | undefined;
  return {
    of: (content) => {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { content: text, key: make() };
      return last.key;
    },
    done: () => {
      last = undefined;
    },
  };
}

export const useSubmissionKeys = (): SubmissionKeys => useState(() => submissionKeys())[0];
