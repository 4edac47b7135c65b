import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Writing } from './answering.ts';
import type { MailPlace } from './mailQueries.ts';

const namedPlaces = ['unreadable', 'drafts', 'scheduled', 'sent'] as const;

/** A folder by its id, or one of the lists that are no folders of an account. */
const placeIn = (value: string | null): MailPlace | undefined => {
  const namedPlace = namedPlaces.find((name) => name === value);
  if (namedPlace) return namedPlace;
  return Number(value) > 0 ? Number(value) : undefined;
};

/** What the page shows, kept in its address: the folder, the letter that is read, and what is being written. */
export function useMailAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: { readonly isMailStep?: boolean } | null };
  const navigate = useNavigate();
  // Read from the address only at first: when a new letter becomes a draft, the address changes (`rememberDraft`), but the
  // composer must stay.
  const [writing, setWriting] = useState(() => (parameters.get('write') ?? undefined) as Writing | undefined);
  // Counts the new letters that were begun in place of another new one.
  const [begun, setBegun] = useState(0);
  // The API may answer after another folder (`latest`) or another page (`isShown`) was opened; `change` looks at both.
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
  const [openedLetter, isWriting] = [parameters.get('letter'), parameters.has('write')];
  // A link from elsewhere, such as a notification, may open a letter while another one is written. The written one stays as a
  // draft.
  useEffect(() => {
    if (openedLetter !== null && !isWriting) setWriting(undefined);
  }, [openedLetter, isWriting]);
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
    /** The id of a letter written here that belongs to the conversation. It is shown instead of the letter that is read. */
    own: Number(parameters.get('own')) || undefined,
    writing,
    /** Changes when a new letter is begun in place of another new one. */
    begun,
    goTo: (place: MailPlace) => change({ in: place, letter: undefined, own: undefined }),
    /** @param isStep whether the letter is shown in place of the list, so that Back of the browser must lead to the list */
    read: (letter: number | undefined, isStep = false) => {
      setWriting(undefined);
      change({ letter, own: undefined, write: undefined }, isStep);
    },
    /** Closes the letter that is written, otherwise the one that is read. */
    leave: () => {
      if (writing !== undefined) {
        setWriting(undefined);
        change({ write: undefined });
      } else if (state?.isMailStep) void navigate(-1);
      else change({ letter: undefined, own: undefined });
    },
    readOwn: (own: number) => change({ own }),
    write: (next: Writing | undefined) => {
      // What is written now is a draft already, so a new letter takes its place.
      if (next === 'new' && latest.current.get('write')?.startsWith('draft-')) setBegun(begun + 1);
      setWriting(next);
      change({ write: next });
    },
    /** Called when a new letter has been stored as a draft, so that a reload of the page opens this draft. */
    rememberDraft: (id: number) => change({ write: `draft-${id}` }),
  };
}

export type MailAddress = ReturnType<typeof useMailAddress>;
