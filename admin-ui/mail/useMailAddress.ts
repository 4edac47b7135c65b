import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Writing } from './answering.ts';
import type { Place } from './mailQueries.ts';

const placeIn = (written: string | null): Place | undefined => {
  if (written === 'drafts' || written === 'scheduled' || written === 'sent') return written;
  return Number(written) > 0 ? Number(written) : undefined;
};

/** What the page shows, kept in its address: the folder, the letter that is read, and what is being written. */
export function useMailAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [writing, setWriting] = useState(() => (parameters.get('write') ?? undefined) as Writing | undefined);
  const change = (changed: Readonly<Record<string, string | number | undefined>>) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changed)) {
          if (value === undefined) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true },
    );
  return {
    place: placeIn(parameters.get('in')),
    letter: Number(parameters.get('letter')) || undefined,
    writing,
    goTo: (place: Place) => change({ in: place, letter: undefined }),
    read: (letter: number | undefined) => {
      setWriting(undefined);
      change({ letter, write: undefined });
    },
    write: (next: Writing | undefined) => {
      setWriting(next);
      change({ write: next });
    },
    /** A new letter is a draft now: after a reload it goes on from there. */
    kept: (id: number) => change({ write: `draft-${id}` }),
  };
}
