import { useResourceContext } from 'ra-core';
import {
  createContext,
  useContext,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { ListFilter } from '../data/listQuery.ts';
import type { Picked } from './list/bulk/inBulk.ts';

type Panel = ComponentType<{ readonly record: AnyRecord }>;

/** The panels that a module adds to the generic screens of one object. */
export interface Panels {
  /** Above and below the fields on the page of a record. */
  readonly above?: LazyExoticComponent<Panel>;
  readonly below?: LazyExoticComponent<Panel>;
  /** Wraps the fields, which are shown as its children, for example in the first of several tabs. */
  readonly around?: LazyExoticComponent<
    ComponentType<{ readonly record: AnyRecord; readonly children: ReactNode }>
  >;
  /** Names of general panels that are not shown under the fields, because `around` shows them in a tab. */
  readonly inTabs?: readonly string[];
  /** Above the list: a division of the list, such as by status. `filter` is the filter of the list. */
  readonly overList?: LazyExoticComponent<ComponentType<{ readonly filter: ListFilter }>>;
  /** Among the buttons over the list: what is done with the picked records, or with all records of the list (`filter`). */
  readonly inHead?: LazyExoticComponent<ComponentType<{ readonly filter: ListFilter }>>;
  /** Beside the actions on many records of the object. */
  readonly bulk?: LazyExoticComponent<ComponentType<{ readonly picked: readonly Picked[] }>>;
  /** Inside the form, between its buttons and its fields; reads the values as they are typed. */
  readonly inForm?: LazyExoticComponent<ComponentType>;
  /** Inside the form, to the right of its fields; below them where the screen is narrow. */
  readonly beside?: LazyExoticComponent<ComponentType>;
}

/** What a module adds to the buttons of a table part's row, two at most; reads the values as they are typed. */
export type RowAction = ComponentType<{
  /** The path of the row in the form. */
  readonly source: string;
  /** The number of the row, from 1. */
  readonly number: number;
  readonly disabled: boolean;
}>;

type GeneralPanel = ComponentType<{ readonly meta: ObjectMeta; readonly record: AnyRecord }>;

/** All that modules add to the generic screens. */
export interface PanelRegistry {
  readonly ofObject: Readonly<Record<string, Panels>>;
  /** In the rows of table parts; the key is `<path of the object>.<name of the part>`. */
  readonly ofRow: Readonly<Record<string, LazyExoticComponent<RowAction>>>;
  /** Below the fields of every object, from top to bottom. */
  readonly underEvery: Readonly<Record<string, LazyExoticComponent<GeneralPanel>>>;
}

const PanelsInUse = createContext<PanelRegistry>({ ofObject: {}, ofRow: {}, underEvery: {} });

/** Provides the generic screens with the registered panels. */
export const PanelsProvider = PanelsInUse.Provider;

const none: Panels = {};

export function usePanels(objectName: string): Panels {
  return useContext(PanelsInUse).ofObject[objectName] ?? none;
}

/** What a module adds to each row of a table part of the current object. */
export function useRowAction(part: string): LazyExoticComponent<RowAction> | undefined {
  const path = useResourceContext();
  return useContext(PanelsInUse).ofRow[`${path}.${part}`];
}

/** The general panels below the fields of an object, from top to bottom. */
export function usePanelsUnder(objectName: string): [string, LazyExoticComponent<GeneralPanel>][] {
  const { underEvery } = useContext(PanelsInUse);
  const { inTabs = [] } = usePanels(objectName);
  return Object.entries(underEvery).filter(([name]) => !inTabs.includes(name));
}
