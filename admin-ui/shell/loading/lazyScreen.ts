import { lazy, type ComponentType } from 'react';
import { loadInTime } from './loadInTime.ts';

/** A screen whose code is loaded when it is first opened. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => loadInTime(load));
}
