import { createContext, useContext } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { ViewType } from '#domain/platform/view.ts';
import type { PathField } from '../../data/usePathFields.ts';
import type { ViewDraft } from './draft.ts';

/** The selected field or section; undefined for the view itself. */
export type Chosen =
  | { readonly kind: 'item'; readonly path: string }
  | { readonly kind: 'section'; readonly name: string }
  | undefined;

export interface Builder {
  readonly meta: ObjectMeta;
  readonly viewType: Exclude<ViewType, 'other'>;
  readonly draft: ViewDraft;
  /** Changes with the same `about` in a row, such as the characters typed into a title, become one step of undo. */
  readonly change: (draft: ViewDraft, about?: string) => void;
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** The fields of the view by path; fields that are still loading are absent. */
  readonly fields: ReadonlyMap<string, PathField>;
  /** The label of a field in this view. */
  readonly labelOf: (path: string) => string;
  readonly sectionLabel: (name: string) => string;
  /** Required fields of the object, which cannot be removed from its form. */
  readonly requiredPaths: readonly string[];
  /** Adds a field after the selected one. */
  readonly add: (path: string) => void;
  /** The field that is being moved by keyboard, and the view as it was before the move began; undefined if none is moved. */
  readonly pickedUp: { current: { readonly path: string; readonly before: ViewDraft } | undefined };
  /** Announces a change to screen readers. */
  readonly announce: (sentence: string) => void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder stands within a BuilderContext');
  return builder;
}
