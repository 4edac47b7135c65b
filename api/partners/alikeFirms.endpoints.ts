import { alikeFirms } from '#database/partners/alikeFirms.ts';
import { filledText } from '#domain/kernel/record.ts';
import { plainNumber } from '#domain/kernel/registryNumbers.ts';
import { alikeFirmsContracts } from '#domain/partners/alikeFirms.contracts.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';

/** The number of firms in the answer: nobody reads a longer list while typing a firm. */
const mostRows = 5;
/** In characters. A shorter name or number is not compared: it would match too many firms. */
const shortestName = 3;
const shortestNumber = 8;

/** Firms that may be duplicates of the one being typed: with the same number or a similar name. */
export function alikeFirmsEndpoints({ database }: Pick<ApiDependencies, 'database'>): AnyEndpoint[] {
  return [
    serve(alikeFirmsContracts.alike, {
      tag: 'partners',
      summary: 'Firms with this number, or with a name like this one',
      access: ['operator', 'sales'],
      handle: async ({ query, actor }) => {
        // An empty text stands for one that is not compared.
        const number = plainNumber('vatNumber', query.nip);
        const nip = number.length >= shortestNumber ? number : '';
        const name = query.name.trim().length >= shortestName ? query.name.trim() : '';
        if (nip === '' && name === '') return { rows: [] };
        const candidates = await alikeFirms(database, actor, { name, nip, id: query.id ?? null }, mostRows);
        if (candidates.length === 0) return { rows: [] };
        // The candidates have ids and no fields. The fields are read with the rights of the caller.
        const filter = { id: { inList: candidates.map(({ id }) => id) } };
        const visibleFirms = new Map(
          (await findRecords(database, actor, 'counterparty', filter)).map((firm) => [firm.id, firm]),
        );
        return {
          rows: candidates.flatMap(({ id, sameNumber }) => {
            const firm = visibleFirms.get(id);
            if (!firm) return [];
            const { name: firmName, nip: firmNip, locality } = firm;
            return [
              {
                id,
                sameNumber,
                name: String(firmName),
                nip: filledText(firmNip),
                locality: filledText(locality),
              },
            ];
          }),
        };
      },
    }),
  ];
}
