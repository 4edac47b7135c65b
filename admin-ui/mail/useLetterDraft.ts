import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { objects } from '#domain/objects.ts';
import { screenPath } from '#domain/screens.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { draftAt, forgetDraft, keepDraft } from '../parts/drafts.ts';
import { useSentence } from '../parts/useSentence.ts';
import type { Composition, Writing } from './answering.ts';

const saveAfterMs = 700;

/** What the server has of a letter. */
interface Kept {
  readonly id: number | undefined;
  readonly updatedAt: string | undefined;
  readonly written: Composition;
}

export type KeptState = 'nothing' | 'keeping' | 'kept';

interface Beginning {
  readonly writing: Writing;
  readonly initial: Composition;
  readonly draft: Pick<Kept, 'id' | 'updatedAt'> | undefined;
  /** Called with the id of a new draft once the server has it. */
  readonly onKept: (id: number) => void;
}

const addressOf = (writing: Writing): string => `${screenPath('mail')}?write=${writing}`;

/**
 * Keeps a letter as a draft on the server while it is typed, one call after another. What the server does not have yet is
 * kept in the browser.
 */
export function useLetterDraft({ writing, initial, draft, onKept }: Beginning) {
  const client = useQueryClient();
  const sentence = useSentence();
  const address = useRef(addressOf(writing));
  const [letter, setLetter] = useState(
    () => (draftAt(address.current)?.values as Composition | undefined) ?? initial,
  );
  const [state, setState] = useState<KeptState>(draft?.id === undefined ? 'nothing' : 'kept');
  const [failure, setFailure] = useState<string>();
  const latest = useRef(letter);
  const kept = useRef<Kept>({ id: draft?.id, updatedAt: draft?.updatedAt, written: initial });
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);
  const isShown = useRef(true);
  const told = useRef(onKept);
  told.current = onKept;

  const store = useCallback(async (): Promise<number> => {
    const { id, updatedAt, written } = kept.current;
    const { current } = latest;
    if (id !== undefined && current === written) return id;
    setState('keeping');
    const values = { ...current, bodyType: 'html' };
    const stored = await (id === undefined
      ? callApi('POST /outgoing_email', { body: values })
      : recordCalls.write(objects.outgoingEmail, id, { ...values, ...(updatedAt ? { updatedAt } : {}) }));
    kept.current = { id: stored.id, updatedAt: stored.updatedAt ?? undefined, written: current };
    setFailure(undefined);
    if (id === undefined) {
      forgetDraft(address.current);
      address.current = addressOf(`draft-${stored.id}`);
      if (isShown.current) told.current(stored.id);
    }
    if (latest.current === current) {
      forgetDraft(address.current);
      setState('kept');
    } else if (!isOver.current) keepDraft(address.current, latest.current);
    return stored.id;
  }, []);

  /** @returns the id of the draft @throws HttpError if the server could not keep it */
  const save = useCallback((): Promise<number> => {
    const saving = line.current.then(store);
    line.current = saving.catch(() => undefined);
    return saving;
  }, [store]);

  const quietly = useCallback(async (): Promise<void> => {
    if (isOver.current || latest.current === kept.current.written) return;
    await save().catch((error: unknown) => setFailure(sentence(error)));
  }, [save, sentence]);

  useEffect(() => {
    if (letter === kept.current.written) return undefined;
    keepDraft(address.current, letter);
    const timer = setTimeout(() => void quietly(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [letter, quietly]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      void quietly().then(() => client.invalidateQueries({ queryKey: ['mail', 'written'] }));
    };
  }, [client, quietly]);

  return {
    letter,
    state,
    failure,
    change: (changed: Partial<Composition>) => {
      latest.current = { ...latest.current, ...changed };
      setLetter(latest.current);
    },
    save,
    /** The id of the draft, if the server has it. */
    id: () => kept.current.id,
    /** Nothing more is to be kept: the letter was sent or discarded. */
    end: () => {
      isOver.current = true;
      forgetDraft(address.current);
    },
  };
}
export type LetterDraft = ReturnType<typeof useLetterDraft>;
