import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Writing } from './answering.ts';
import type { Place } from './mailQueries.ts';

const named = ['unreadable', 'drafts', 'scheduled', 'sent'] as const;

const placeIn = (written: string | null): Place | undefined => {
  const known = named.find((name) => name === written);
  if (known) return known;
  return Number(written) > 0 ? Number(written) : undefined;
};

/** What the page shows, kept in its address: the folder, the letter that is read, and what is being written. */
export function useMailAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: { readonly isMailStep?: boolean } | null };
  const navigate = useNavigate();
  const [writing, setWriting] = useState(() => (parameters.get('write') ?? undefined) as Writing | undefined);
  // An answer may come when another folder, or another page, has been opened since its request.
  const latest = useRef(parameters);
  const isShown = useRef(true);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [opened, isWriting] = [parameters.get('letter'), parameters.has('write')];
  // A link from elsewhere, such as a notification, opens a letter over what is being written: that stays as a draft.
  useEffect(() => {
    if (opened !== null && !isWriting) setWriting(undefined);
  }, [opened, isWriting]);
  const change = (changed: Readonly<Record<string, string | number | undefined>>, isStep = false) => {
    if (!isShown.current) return;
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) next.delete(name);
      else next.set(name, String(value));
    }
    latest.current = next;
    setParameters(next, isStep ? { state: { isMailStep: true } } : { replace: true });
  };
  return {
    place: placeIn(parameters.get('in')),
    letter: Number(parameters.get('letter')) || undefined,
    /** A letter of ours in the conversation of the letter that is read; it is shown instead of it. */
    own: Number(parameters.get('own')) || undefined,
    writing,
    goTo: (place: Place) => change({ in: place, letter: undefined, own: undefined }),
    /** @param isStep whether Back of the browser leads to the list, because the letter is shown in its place */
    read: (letter: number | undefined, isStep = false) => {
      setWriting(undefined);
      change({ letter, own: undefined, write: undefined }, isStep);
    },
    /** Leaves what is written, else the letter that is read. */
    leave: () => {
      if (writing !== undefined) {
        setWriting(undefined);
        change({ write: undefined });
      } else if (state?.isMailStep) void navigate(-1);
      else change({ letter: undefined, own: undefined });
    },
    readOwn: (own: number) => change({ own }),
    write: (next: Writing | undefined) => {
      setWriting(next);
      change({ write: next });
    },
    /** A new letter is a draft now: after a reload it goes on from there. */
    kept: (id: number) => change({ write: `draft-${id}` }),
  };
}

export type MailAddress = ReturnType<typeof useMailAddress>;
