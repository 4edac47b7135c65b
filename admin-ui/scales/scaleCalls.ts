import type { ScaleState } from '#domain/weighing/scaleState.ts';
import type { ScaleTrial } from '#domain/weighing/scaleMessages.ts';
import { call } from '../data/http.ts';

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
