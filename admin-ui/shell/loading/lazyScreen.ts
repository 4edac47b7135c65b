import { lazy, type ComponentType } from 'react';
import { loadInTime } from './loadInTime.ts';

/** A screen whose code is loaded when it is first opened. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => loadInTime(load));
}
