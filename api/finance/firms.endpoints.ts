import type { Database } from '#database/connect.ts';
import { failFields, KejaError } from '#domain/kernel/fail.ts';
import { buyerNumberOf } from '#domain/finance/buyerNumber.rules.ts';
import { invoiceContracts } from '#domain/finance/invoice.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { ownFirms, type FirmRegister } from '../terminal/kioskPayments.ts';

/** Firms by their NIP, from the public register. */
export function firmEndpoints({ processes }: { readonly processes: Processes }): AnyEndpoint[] {
  return [
    serve(invoiceContracts.firmByNip, {
      tag: 'finance',
      summary: 'A firm by its NIP, from the register of the statistical office (GUS)',
      access: ['operator', 'sales'],
      refuses: [422, 503],
      handle: async ({ query, requestId }) => {
        const number = buyerNumberOf(query.nip);
        if (number?.country !== 'PL') throw failFields([{ field: 'nip', code: 'nip_invalid' }]);
        return processes.firmLookups.byNip(number.number, requestId);
      },
    }),
  ];
}

/** The register for drivers at the kiosk; if it does not answer, our own records of firms are used. */
export function registerForDrivers(database: Database, processes: Processes): FirmRegister {
  const ownFirm = ownFirms(database);
  return async (nip) => {
    try {
      // The id names the workflow of the lookup. Questions of drivers have no request id, so each gets a workflow of its own.
      return await processes.firmLookups.byNip(nip, crypto.randomUUID());
    } catch (error) {
      if (error instanceof KejaError && error.code === 'firm_not_found') return null;
      return ownFirm(nip);
    }
  };
}
