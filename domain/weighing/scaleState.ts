import type { ScaleHealth } from './scaleMessages.ts';

/** A scale and where it stands, from its records. */
export interface ScalePlace {
  readonly scaleId: number;
  readonly name: string;
  readonly code: string | null;
  readonly scalesType: string;
  readonly weighingStation: string | null;
  readonly protocolType: string | null;
  readonly protocolName: string | null;
  readonly address: string | null;
  readonly useTrafficLight: boolean;
  readonly loggingOn: boolean;
  readonly agentId: number | null;
  readonly agentName: string | null;
  readonly agentLastSeenAt: string | null;
}

/** One scale with how it is doing now, as its agent says; null where that is not known. */
export interface ScaleState extends ScalePlace {
  readonly agentConnected: boolean;
  readonly health: ScaleHealth | null;
}
