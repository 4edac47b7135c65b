import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';

type Panel = ComponentType<{ readonly record: AnyRecord }>;

/** What stands under the fields of some objects: made by hand, loaded when needed. */
const panels: Readonly<Record<string, readonly LazyExoticComponent<Panel>[]>> = {
  disposition: [lazy(() => import('../terminal/DispositionPanels.tsx'))],
  weighingRecord: [lazy(() => import('../weighing/TicketPanel.tsx'))],
};

export const panelsOf = (objectName: string): readonly LazyExoticComponent<Panel>[] =>
  panels[objectName] ?? [];
