import type { ScaleHealth, ScaleTrial } from '#domain/weighing/scaleMessages.ts';
import { call } from '../data/http.ts';

/** One scale as the page of scales shows it. */
export interface ScaleState {
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
  readonly agentName: string | null;
  readonly agentLastSeenAt: string | null;
  readonly agentConnected: boolean;
  readonly health: ScaleHealth | null;
}

export interface BatchesAnswer {
  readonly rows: readonly { readonly visit: number; readonly net: string; readonly at: string }[];
  readonly total: string;
}

/** What people do who look after scales. */
export const scaleCalls = {
  states: (signal: AbortSignal) => call<{ rows: ScaleState[] }>('/scales/health', { signal }),
  batches: (scaleId: number, signal: AbortSignal) =>
    call<BatchesAnswer>(`/scales/${scaleId}/batches`, { signal }),
  closeBatches: (scaleId: number, why: string) =>
    call<{ tonnes: string }>('/weights/batch_total', { method: 'POST', body: { scaleId, why } }),
  typeWeight: (scaleId: number, tonnes: string, why: string) =>
    call<{ captureId: string }>('/weights/typed', { method: 'POST', body: { scaleId, tonnes, why } }),
  test: (settings: object) => call<ScaleTrial>('/scales/connection_test', { method: 'POST', body: settings }),
};
