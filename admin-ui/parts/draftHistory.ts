/** A draft with its earlier and later versions, and the version that was saved last. */
export interface History<Draft> {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /**
   * The subject of the last change. Changes of one subject in a row are one change, such as all characters typed into one
   * title. Undefined if the next change is a new one in any case.
   */
  readonly about: string | undefined;
  readonly saved: Draft;
}

export type Step<Draft> =
  | { readonly kind: 'change'; readonly draft: Draft; readonly about: string | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** `draft` is what was sent; the present draft may have been changed since. */
  | { readonly kind: 'saved'; readonly draft: Draft };

/** How many earlier versions are kept. */
const mostSteps = 200;

/** The history after one step. */
export function after<Draft>(history: History<Draft>, step: Step<Draft>): History<Draft> {
  const { past, present, future } = history;
  if (step.kind === 'saved') return { ...history, saved: step.draft, about: undefined };
  if (step.kind === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return {
      ...history,
      past: past.slice(0, -1),
      present: before,
      future: [present, ...future],
      about: undefined,
    };
  }
  if (step.kind === 'redo') {
    const [next, ...rest] = future;
    if (!next) return history;
    return { ...history, past: [...past, present], present: next, future: rest, about: undefined };
  }
  if (step.draft === present) return history;
  const continuesChange = step.about !== undefined && step.about === history.about;
  return {
    ...history,
    past: continuesChange ? past : [...past, present].slice(-mostSteps),
    present: step.draft,
    future: [],
    about: step.about,
  };
}
