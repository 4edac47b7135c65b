import type { ScaleHealth } from './scaleMessages.ts';

/** A scale and its place, from its records. */
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

/** A scale with its present state from its agent; `health` is null if the state is unknown. */
export interface ScaleState extends ScalePlace {
  readonly agentConnected: boolean;
  readonly health: ScaleHealth | null;
}
