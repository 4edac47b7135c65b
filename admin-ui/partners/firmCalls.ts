import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';

/** What the form of a firm asks registers and our own list. */
export const firmCalls = {
  byNip: (nip: string) => callApi('GET /counterparties/gus_by_nip', { query: { nip } }),
  country: async (by: { readonly code: string } | { readonly id: number }) => {
    const { rows } = await recordCalls.list(objects.country, {
      query: { limit: 1, filter: JSON.stringify(by) },
    });
    return rows[0];
  },
  whiteList: (nip: string, account: string, counterparty: number | undefined) =>
    callApi('GET /counterparties/check_vat', {
      query: { nip, ...(account ? { account } : {}), ...(counterparty ? { counterparty } : {}) },
    }),
  vies: (number: string, country: string | undefined, counterparty: number | undefined) =>
    callApi('GET /counterparties/check_vies', {
      query: { number, ...(country ? { country } : {}), ...(counterparty ? { counterparty } : {}) },
    }),
  alike: (
    query: { readonly name: string; readonly nip: string; readonly id?: number },
    signal: AbortSignal,
  ) => callApi('GET /counterparties/alike', { query, signal }),
};
