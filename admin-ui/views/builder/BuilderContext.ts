import { createContext, useContext } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { ViewType } from '#domain/platform/view.ts';
import type { PathField } from '../../data/usePathFields.ts';
import type { Draft } from './draft.ts';

/** What is chosen to be changed: a field or a section; nothing stands for the view itself. */
export type Chosen =
  | { readonly kind: 'item'; readonly path: string }
  | { readonly kind: 'section'; readonly name: string }
  | undefined;

export interface Builder {
  readonly meta: ObjectMeta;
  readonly viewType: Exclude<ViewType, 'other'>;
  readonly draft: Draft;
  readonly change: (draft: Draft, about?: string) => void;
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** What the fields of the view are; those that are still being looked up are missing. */
  readonly fields: ReadonlyMap<string, PathField>;
  /** What a field is called in this view. */
  readonly labelOf: (path: string) => string;
  readonly sectionLabel: (name: string) => string;
  /** Fields that the object itself demands: they stay in its form. */
  readonly demanded: readonly string[];
  /** Adds a field behind what is chosen. */
  readonly add: (path: string) => void;
  /** The field that the keyboard has taken up, and the view as it was before. */
  readonly taken: { current: { readonly path: string; readonly before: Draft } | undefined };
  /** Tells who does not see the screen what has happened. */
  readonly announce: (sentence: string) => void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder stands within a BuilderContext');
  return builder;
};
