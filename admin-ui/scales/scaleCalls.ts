import { callApi } from '../data/client.ts';

/** The calls of the people who look after scales. */
export const scaleCalls = {
  states: (signal: AbortSignal) => callApi('GET /scales/health', { signal }),
  batches: (scaleId: number, signal: AbortSignal) =>
    callApi('GET /scales/:scaleId/batches', { params: { scaleId }, signal }),
  closeBatches: (scaleId: number, why: string) =>
    callApi('POST /weights/batch_total', { body: { scaleId, why } }),
  typeWeight: (scaleId: number, tonnes: string, why: string) =>
    callApi('POST /weights/typed', { body: { scaleId, tonnes, why } }),
  newToken: (id: number) => callApi('POST /scale_agents/:id/token', { params: { id } }),
  test: (settings: object) => callApi('POST /scales/connection_test', { body: settings }),
};
