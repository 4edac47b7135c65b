/** A draft with its earlier and later versions, and the version that was saved last. */
export interface History<Draft> {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /**
   * The subject of the last change. Changes of one subject in a row are one change, such as all letters typed into one
   * title.
   */
  readonly about: string | undefined;
  readonly saved: Draft;
}

export type Step<Draft> =
  | { readonly kind: 'change'; readonly draft: Draft; readonly about: string | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** The draft that was sent: it may have been changed since. */
  | { readonly kind: 'saved'; readonly draft: Draft };

/** How many earlier versions are kept. */
const steps = 200;

/** The history after one step. */
export function after<Draft>(history: History<Draft>, step: Step<Draft>): History<Draft> {
  const { past, now, future } = history;
  if (step.kind === 'saved') return { ...history, saved: step.draft, about: undefined };
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
}
