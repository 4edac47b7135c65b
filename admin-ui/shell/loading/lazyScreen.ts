import { lazy, type ComponentType } from 'react';
import { loadInTime } from './loadInTime.ts';

/** A screen whose code is asked for when it is first opened. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) => lazy(() => loadInTime(load));
