import { scale } from './scale.ts';
import { scaleAgent } from './scaleAgent.ts';
import { scaleProtocol } from './scaleProtocol.ts';
import { schemeOfCargo } from './schemeOfCargo.ts';
import { weighingRecord } from './weighingRecord.ts';
import { weighingStation } from './weighingStation.ts';
import { weightedDisposition } from './weightedDisposition.ts';
import { weightMemory } from './weightMemory.ts';
import { weightReceiver } from './weightReceiver.ts';
import { weightSending } from './weightSending.ts';

/** A new object of this module is a file beside this one and a line here. */
export const weighingObjects = {
  scale,
  scaleAgent,
  scaleProtocol,
  schemeOfCargo,
  weighingStation,
  weighingRecord,
  weightMemory,
  weightReceiver,
  weightSending,
  weightedDisposition,
} as const;
