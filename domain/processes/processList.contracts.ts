import { contract } from '../kernel/contract.ts';
import { envelope } from '../kernel/envelope.ts';
import { writtenListQuery } from '../kernel/writtenListQuery.ts';
import { listShape } from '../kernel/recordContracts.ts';
import { bpDefinition } from './bpDefinition.ts';
import { bpExemplar } from './bpExemplar.ts';

/** The lists of processes in the envelope in which the specification reads them. */
export const processListContracts = {
  definitions: contract({
    method: 'get',
    path: '/bp_definitions',
    query: writtenListQuery,
    answer: envelope(listShape(bpDefinition)),
  }),
  instances: contract({
    method: 'get',
    path: '/bp_exemplars',
    query: writtenListQuery,
    answer: envelope(listShape(bpExemplar)),
  }),
};
