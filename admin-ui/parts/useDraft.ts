import { useCallback, useReducer } from 'react';

interface History<Draft> {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /** What the last change was about: typing one title is one change. */
  readonly about: string | undefined;
  readonly saved: Draft;
}

type Step<Draft> =
  | { readonly kind: 'change'; readonly draft: Draft; readonly about: string | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'saved' };

const steps = 200;

const after = <Draft>(history: History<Draft>, step: Step<Draft>): History<Draft> => {
  const { past, now, future } = history;
  if (step.kind === 'saved') return { ...history, saved: now, about: undefined };
  if (step.kind === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return { ...history, past: past.slice(0, -1), now: before, future: [now, ...future], about: undefined };
  }
  if (step.kind === 'redo') {
    const [next, ...rest] = future;
    if (!next) return history;
    return { ...history, past: [...past, now], now: next, future: rest, about: undefined };
  }
  if (step.draft === now) return history;
  const goesOn = step.about !== undefined && step.about === history.about;
  return {
    ...history,
    past: goesOn ? past : [...past, now].slice(-steps),
    now: step.draft,
    future: [],
    about: step.about,
  };
};

export interface DraftHistory<Draft> {
  readonly draft: Draft;
  /** `about` joins changes of one thing, such as the letters of a title, to one step. */
  readonly change: (draft: Draft, about?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isDirty: boolean;
  readonly markSaved: () => void;
}

/** What is being drawn or laid out, with every step of it. */
export const useDraft = <Draft>(initial: Draft): DraftHistory<Draft> => {
  const [history, dispatch] = useReducer(after<Draft>, {
    past: [],
    now: initial,
    future: [],
    about: undefined,
    saved: initial,
  });
  return {
    draft: history.now,
    change: useCallback((draft: Draft, about?: string) => dispatch({ kind: 'change', draft, about }), []),
    undo: useCallback(() => dispatch({ kind: 'undo' }), []),
    redo: useCallback(() => dispatch({ kind: 'redo' }), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isDirty: history.now !== history.saved,
    markSaved: useCallback(() => dispatch({ kind: 'saved' }), []),
  };
};
