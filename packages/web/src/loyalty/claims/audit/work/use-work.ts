import { useQueryClient } from "@tanstack/react-query";
import type { EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import {
  askPicture as askPictureEndpoint,
  decideClaim,
  openSubject,
  releaseSubject,
  takeNext,
} from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { lastWord } from "../../../../api/last-word.ts";
import { dropNotice, notice, noticeStore } from "../../../../ui/act/notices.ts";
import type { AuditSubject, ClaimVerdict, PictureAsk, QueueFilters } from "../audit.queries.ts";
import { PendingVerdict } from "./pending-verdict.ts";
import { waitingBeside } from "./waiting.ts";

type State = {
  /** The one to decide on, and the one loaded ahead. */
  readonly items: readonly AuditSubject[];
  /** Number of items that wait, those here included; null until it is known. */
  readonly waiting: number | null;
  readonly error: (Error & { readonly requestId?: string }) | null;
};

export type FirstSubject = { readonly type: AuditSubject["subjectType"]; readonly id: string };

const addressOf = ({ subjectType: type, id }: AuditSubject) => ({ type, id });

/** Fetches a picture before it is shown. */
function preload({ picture }: AuditSubject): void {
  if (!picture?.type.startsWith("image/")) return;
  const image = new Image();
  image.src = picture.url;
}

/** The auditor's work: an item to decide on, the next one ready, verdicts that can be taken back for a moment. */
export function useWork(filters: QueueFilters, first: FirstSubject | undefined) {
  const { t } = useTranslation("loyalty/claims/audit");
  const queries = useQueryClient();
  const [{ items, waiting, error }, setState] = useState<State>({ items: [], waiting: null, error: null });
  const here = useRef<readonly AuditSubject[]>([]);
  const held = useRef<AuditSubject | undefined>(undefined);
  const asking = useRef(false);
  const sending = useRef(new Set<Promise<void>>());
  const begun = useRef(performance.now());
  const [round, setRound] = useState(0);

  const show = useCallback((next: readonly AuditSubject[], more: Partial<State> = {}, change = 0) => {
    if (next[0]?.id !== here.current[0]?.id) begun.current = performance.now();
    here.current = next;
    // By as many more or fewer as wait now: an undo is offered before the count that follows the verdict is known.
    setState((before) => ({
      ...before,
      waiting: before.waiting === null ? null : Math.max(0, before.waiting + change),
      ...more,
      items: next,
    }));
  }, []);

  const fill = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      // A report whose verdict has not arrived would be handed out once more.
      await Promise.all(sending.current);
      const keep = [...here.current, ...(held.current ? [held.current] : [])].map(({ id }) => id);
      const count = 2 - here.current.length;
      if (count < 1) return;
      const answer = await call(takeNext, { body: { ...filters, keep, count } });
      const fresh = answer.items.filter(({ id }) => !keep.includes(id));
      for (const item of fresh) preload(item);
      show([...here.current, ...fresh], {
        waiting: waitingBeside(answer.waiting, held.current),
        error: null,
      });
    } catch (failed) {
      setState((before) => ({ ...before, error: failed as Error }));
    } finally {
      asking.current = false;
    }
    // A verdict given meanwhile made room again.
  }, [filters, show]);

  const [pending] = useState(() => new PendingVerdict());

  const sendLater = <const Spec extends EndpointSpec>(
    subject: AuditSubject,
    endpoint: Spec,
    input: Request<Spec>,
  ) => {
    const key = crypto.randomUUID();
    const deliver = async () => {
      try {
        await call(endpoint, input, { key });
      } catch (failed) {
        notice(`${subject.person.name}: ${(failed as Error).message}`, { kind: "failed" });
      }
      if (held.current?.id === subject.id) held.current = undefined;
      void queries.invalidateQueries({ queryKey: ["review"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    };
    const send = () => {
      const sent = deliver().finally(() => sending.current.delete(sent));
      sending.current.add(sent);
      return sent;
    };
    pending.hold(send, lastWord(endpoint, input, key));
  };

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      if (first && round === 0) {
        try {
          const item = await call(openSubject, { params: first, body: {} });
          if (!gone && here.current.every(({ id }) => id !== item.id)) show([item]);
        } catch (failed) {
          notice((failed as Error).message, { kind: "failed" });
        }
      }
      if (!gone) await fill();
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [fill, first, round, show]);

  useEffect(() => {
    const stopWatching = pending.watchPage();
    return () => {
      stopWatching();
      for (const { subjectType: type, id } of here.current) {
        call(releaseSubject, { params: { type, id } }).catch(() => undefined);
      }
      here.current = [];
    };
  }, [pending]);

  const decide = (verdict: Omit<ClaimVerdict, "version" | "seconds">) => {
    const [subject, ...rest] = here.current;
    if (!subject?.can.decide) return;
    const seconds = Math.min(86_400, Math.round((performance.now() - begun.current) / 1000));
    const body = { ...verdict, version: subject.version, seconds };
    sendLater(subject, decideClaim, { params: addressOf(subject), body });
    goOn(subject, rest, t(`done.${verdict.verdict}`, { person: subject.person.name }));
  };

  const askPicture = (request: PictureAsk) => {
    const [subject, ...rest] = here.current;
    if (!subject?.can.askPicture) return;
    const body = { ...request, version: subject.version };
    sendLater(subject, askPictureEndpoint, { params: addressOf(subject), body });
    goOn(subject, rest, t("done.ask_picture", { person: subject.person.name }));
  };

  /** Shows the next item, while what was done with this one can be taken back. */
  const goOn = (subject: AuditSubject, rest: readonly AuditSubject[], message: string) => {
    held.current = subject;
    show(rest, {}, -1);
    void fill();
    notice(message, { undo });
  };

  const undo = () => {
    const subject = held.current;
    if (!pending.undo() || !subject) return notice(t("tooLate"), { kind: "failed" });
    held.current = undefined;
    const [ahead, ...surplus] = here.current.filter(({ id }) => id !== subject.id);
    for (const { subjectType: type, id } of surplus) {
      call(releaseSubject, { params: { type, id } }).catch(() => undefined);
    }
    show(ahead ? [subject, ahead] : [subject], {}, 1);
    for (const one of noticeStore.read()) if (one.undo) dropNotice(one.id);
  };

  /** Leaves an item that cannot be decided on by this person. */
  const skip = () => {
    const [subject, ...rest] = here.current;
    if (!subject) return;
    call(releaseSubject, { params: { type: subject.subjectType, id: subject.id } }).catch(() => undefined);
    show(rest);
    void fill();
  };

  const retry = () => {
    setState((before) => ({ ...before, error: null }));
    setRound((count) => count + 1);
  };

  return { item: items[0], ahead: items[1], waiting, error, decide, askPicture, undo, skip, retry };
}
