import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { objects } from '#domain/objects.ts';
import { screenPath } from '#domain/screens.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { noteSaving } from './draftSaves.ts';
import { draftAt, forgetDraft, keepDraft } from '../parts/drafts.ts';
import { useSentence } from '../parts/useSentence.ts';
import { emptyLetter, type Composition, type Writing } from './answering.ts';

/** The letter is saved when nobody has typed for this time. */
const saveAfterMs = 700;

/** The letter as the server last stored it. */
interface StoredDraft {
  readonly id: number | undefined;
  /** The version on the server, which the next save must name. */
  readonly updatedAt: string | undefined;
  readonly content: Composition;
}

/** Nothing is saved yet, a save is under way, or the server has the letter as it is. */
export type SaveState = 'nothing' | 'keeping' | 'kept';

interface Beginning {
  readonly writing: Writing;
  readonly initial: Composition;
  /** The draft that the letter continues; undefined for a letter that the server does not have yet. */
  readonly draft: Pick<StoredDraft, 'id' | 'updatedAt'> | undefined;
  /** Called with the id of a new draft once the server has it. */
  readonly onStored: (id: number) => void;
}

/** The address of the page at which a letter is written; the browser keeps the letter under it. */
export function writingAddress(writing: Writing): string {
  return `${screenPath('mail')}?write=${writing}`;
}

/**
 * Keeps a letter as a draft on the server while it is typed, with one call after another. Until the server has stored a change,
 * the browser keeps it.
 */
export function useLetterDraft(beginning: Beginning) {
  const client = useQueryClient();
  const address = useRef(writingAddress(beginning.writing));
  const [letter, setLetter] = useState(() => browserDraft(address.current) ?? beginning.initial);
  const latest = useRef(letter);
  const isOver = useRef(false);
  const { stored, state, failure, save, saveQuietly, settled } = useStoring(beginning, {
    address,
    latest,
    isOver,
  });

  // Each change makes a new object, so a letter that is the same object as the stored one needs no saving.
  useEffect(() => {
    if (letter === stored.current.content) return undefined;
    keepDraft(address.current, letter);
    const timer = setTimeout(() => void saveQuietly(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [letter, stored, saveQuietly]);
  // When the letter is closed, its last changes are saved at once.
  useEffect(
    () => () => void saveQuietly().then(() => client.invalidateQueries({ queryKey: ['mail', 'written'] })),
    [client, saveQuietly],
  );

  return {
    letter,
    state,
    failure,
    /** The letter as it is now. `letter` is only what the last render shows. */
    latest: () => latest.current,
    change: (changed: Partial<Composition>) => {
      latest.current = { ...latest.current, ...changed };
      setLetter(latest.current);
    },
    save,
    settled,
    /** The id of the draft, if the server has it. */
    id: () => stored.current.id,
    /** Ends the saving, because the letter was sent or discarded. */
    end: () => {
      isOver.current = true;
      forgetDraft(address.current);
    },
  };
}
export type LetterDraft = ReturnType<typeof useLetterDraft>;

/** The letter that the browser keeps, if any. A letter that an earlier release of this page has kept may lack a field. */
const browserDraft = (address: string): Composition | undefined => {
  const values = draftAt(address)?.values as Partial<Composition> | undefined;
  return values && { ...emptyLetter, ...values };
};

/** What may change while a call to the server is under way. */
interface WriterState {
  /** Where the browser keeps the letter. */
  readonly address: RefObject<string>;
  /** The letter as it is typed now. */
  readonly latest: RefObject<Composition>;
  /** Whether the letter was sent or discarded. Then nothing is saved any more. */
  readonly isOver: RefObject<boolean>;
}

/** Stores a letter on the server. Each call stores the letter as it is at that moment. */
const useStoring = ({ initial, draft, onStored }: Beginning, { address, latest, isOver }: WriterState) => {
  const sentence = useSentence();
  const [state, setState] = useState<SaveState>(draft?.id === undefined ? 'nothing' : 'kept');
  const [failure, setFailure] = useState<string>();
  const stored = useRef<StoredDraft>({ id: draft?.id, updatedAt: draft?.updatedAt, content: initial });
  /** What was sent to make the draft, until the server answers. */
  const firstAttempt = useRef<Composition>(undefined);
  /** The end of all saves so far; each save waits for the one before. */
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const reportStored = useWhileShown(onStored);

  const store = useCallback(async (): Promise<number> => {
    const { id, updatedAt, content } = stored.current;
    if (id !== undefined && latest.current === content) return id;
    setState('keeping');
    // If no answer came to a new draft, the same text is sent again. The server recognises it and makes no second draft.
    const current = id === undefined ? (firstAttempt.current ??= latest.current) : latest.current;
    const reply = await write(current, id, updatedAt).catch((error: unknown) => {
      if (isRefusal(error)) firstAttempt.current = undefined;
      throw error;
    });
    stored.current = { id: reply.id, updatedAt: reply.updatedAt ?? undefined, content: current };
    setFailure(undefined);
    if (id === undefined) {
      forgetDraft(address.current);
      address.current = writingAddress(`draft-${reply.id}`);
      reportStored(reply.id);
    }
    // What was typed since the call began is kept by the browser, until the next save.
    if (latest.current === current) {
      forgetDraft(address.current);
      setState('kept');
    } else if (!isOver.current) keepDraft(address.current, latest.current);
    return reply.id;
  }, [address, latest, isOver, reportStored]);

  /** @returns the id of the draft @throws HttpError if the server could not keep it */
  const save = useCallback((): Promise<number> => {
    const saving = lastSave.current.then(async () => {
      const isNew = stored.current.id === undefined;
      const id = await store();
      // A new draft is stored as it was at the first attempt. The second call stores what was typed since.
      return isNew && !isOver.current ? store() : id;
    });
    lastSave.current = saving.catch(() => undefined);
    noteSaving(address.current, lastSave.current);
    return saving;
  }, [address, isOver, store]);

  const saveQuietly = useCallback(async (): Promise<void> => {
    if (isOver.current || latest.current === stored.current.content) return;
    await save().catch((error: unknown) => setFailure(sentence(error)));
  }, [isOver, latest, save, sentence]);
  /** The id of the draft, once all that was begun is saved; undefined if the server has none. */
  const settled = useCallback(async (): Promise<number | undefined> => {
    await lastSave.current;
    return stored.current.id;
  }, []);
  return { stored, state, failure, save, saveQuietly, settled };
};

/** Whether the server has refused the call, so that nothing was stored. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

const write = (letter: Composition, id: number | undefined, updatedAt: string | undefined) => {
  const values = { ...letter, bodyType: 'html' };
  return id === undefined
    ? callApi('POST /outgoing_email', { body: values })
    : recordCalls.write(objects.outgoingEmail, id, { ...values, ...(updatedAt ? { updatedAt } : {}) });
};

/** Returns a stable function that calls the latest `onStored` while the letter is shown. */
const useWhileShown = (onStored: (id: number) => void): ((id: number) => void) => {
  const latest = useRef(onStored);
  latest.current = onStored;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback((id) => {
    if (isShown.current) latest.current(id);
  }, []);
};
