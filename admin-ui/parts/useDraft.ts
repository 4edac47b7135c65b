import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { after, type History } from './draftHistory.ts';
import { draftAt, forgetDraft, keepDraft, useDraftAddress } from './drafts.ts';

export interface DraftHistory<Draft> {
  readonly draft: Draft;
  /** Changes with the same `about`, such as the characters typed into a title, become one step of undo. */
  readonly change: (draft: Draft, about?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isDirty: boolean;
  /** Called with the draft that was sent: what was changed while it was being saved is not saved yet. */
  readonly markSaved: (draft: Draft) => void;
  /**
   * Set if somebody had saved a newer version when this draft was found again in the browser. The screen saves nothing until
   * the person has chosen the draft or the newer version.
   */
  readonly newer: NewerVersion | undefined;
}

export interface NewerVersion {
  /** When the draft was last changed. */
  readonly keptAt: string;
  readonly keepMine: () => void;
  /** Discards the draft; undo brings it back. */
  readonly takeTheirs: () => void;
}

/** The history at the beginning. A stored draft can be undone, which leads to the record as it was read. */
const initialHistory = <Draft>([address, initial]: readonly [string, Draft]): History<Draft> => {
  const stored = draftAt(address)?.values as Draft | undefined;
  const fresh = { past: [], present: initial, future: [], about: undefined, saved: initial };
  return stored === undefined ? fresh : { ...fresh, past: [initial], present: stored };
};

/** The stored draft, if it began from another version of the record (`base`) than the present one; else undefined. */
const outdatedDraft = (address: string, version: string | undefined) => {
  const stored = draftAt(address);
  return stored && typeof stored.base === 'string' && stored.base !== version
    ? { base: stored.base, keptAt: stored.keptAt }
    : undefined;
};

/**
 * A draft with its history for undo and redo. Unsaved changes are kept under the address of the page and restored when
 * somebody returns to it.
 * @param version the version (`updatedAt`) of the record from which the draft begins. The caller changes it only after its own
 *   save, never because somebody else has saved
 */
export function useDraft<Draft>(initial: Draft, version?: string): DraftHistory<Draft> {
  /** The address at which the page was opened: the draft stays under it. */
  const address = useRef(useDraftAddress());
  const [outdated, setOutdated] = useState(() => outdatedDraft(address.current, version));
  // `after` gives the history after one step.
  const [history, dispatch] = useReducer(after<Draft>, [address.current, initial] as const, initialHistory);
  const { present, saved } = history;
  const base = outdated?.base ?? version;
  useEffect(() => {
    if (present === saved) forgetDraft(address.current);
    else keepDraft(address.current, present, base);
  }, [present, saved, base]);
  const change = useCallback(
    (draft: Draft, about?: string) => dispatch({ kind: 'change', draft, about }),
    [],
  );
  const endQuestion = useCallback(() => setOutdated(undefined), []);
  const takeTheirs = () => {
    change(saved);
    endQuestion();
  };
  return {
    draft: present,
    change,
    undo: useCallback(() => dispatch({ kind: 'undo' }), []),
    redo: useCallback(() => dispatch({ kind: 'redo' }), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isDirty: present !== saved,
    markSaved: useCallback((draft: Draft) => dispatch({ kind: 'saved', draft }), []),
    newer: outdated && { keptAt: outdated.keptAt, keepMine: endQuestion, takeTheirs },
  };
}
