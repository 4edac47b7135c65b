import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { failFields, KejaError } from '#domain/kernel/fail.ts';
import { buyerNumberOf } from '#domain/finance/buyerNumber.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { knownFirms, type FirmRegister } from '../terminal/kioskPayments.ts';

const registeredFirm = z.object({
  nip: z.string(),
  name: z.string(),
  regon: z.string().nullable(),
  street: z.string(),
  postCode: z.string(),
  locality: z.string(),
  address: z.string(),
  ended: z.string().nullable(),
});

/** Firms by their NIP, from the register of the state. */
export const firmEndpoints = ({ processes }: { readonly processes: Processes }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/counterparties/gus_by_nip',
    tag: 'finance',
    summary: 'A firm by its NIP, from the register of the statistical office (GUS)',
    access: ['operator', 'sales'],
    refuses: [422, 503],
    query: z.object({ nip: z.string().max(30) }),
    answer: registeredFirm,
    handle: async ({ query, requestId }) => {
      const number = buyerNumberOf(query.nip);
      if (number?.country !== 'PL') throw failFields([{ field: 'nip', code: 'nip_invalid' }]);
      return processes.firmLookups.byNip(number.number, requestId);
    },
  }),
];

/** The register for a driver at the kiosk; while it is away, the firms that the house knows already. */
export const registerForDrivers = (database: Database, processes: Processes): FirmRegister => {
  const known = knownFirms(database);
  return async (nip) => {
    try {
      return await processes.firmLookups.byNip(nip, crypto.randomUUID());
    } catch (error) {
      if (error instanceof KejaError && error.code === 'firm_not_found') return null;
      return known(nip);
    }
  };
};
