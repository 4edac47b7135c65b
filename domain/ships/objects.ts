import { loadingPlan } from './loadingPlan.ts';
import { plumbLine } from './plumbLine.ts';
import { ship } from './ship.ts';
import { shipPlanning } from './shipPlanning.ts';
import { shipRegistration } from './shipRegistration.ts';
import { shipUnloading } from './shipUnloading.ts';

/** A new object of this module is a file beside this one and a line here. */
export const shipsObjects = {
  shipRegistration,
  shipPlanning,
  loadingPlan,
  shipUnloading,
  plumbLine,
  ship,
} as const;
