import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text, translated } from '../kernel/field.ts';
import { processStatus, stageResult } from './enums.ts';

/** A process instance: one run of a business process, for one record. It is never marked for deletion. */
export const bpExemplar = register('bpExemplar', {
  module: 'processes',
  path: 'bp_exemplar',
  answersEnvelope: true,
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: {
    states: [
      {
        name: 'any',
        when: [],
        open: { create: 'all', update: 'all', addFile: 'all', removeFile: 'all' },
        refusal: 'process_kept',
      },
    ],
  },
  presentation: ['name'],
  search: ['name'],
  list: [
    'name',
    'createdAt',
    'definition',
    'status',
    'stage',
    'result',
    'ownerObjectName',
    'ownerObjectId',
    'author',
    'finishedAt',
  ],
  indexes: [
    ['ownerObjectName', 'ownerObjectId'],
    ['status', 'createdAt'],
    ['definition', 'status', 'stage'],
  ],
  fields: {
    /** The name of its definition, and the presentation of its record at the start. */
    name: text({ readOnly: true }),
    definition: reference('bpDefinition', { required: true, fixed: true }),
    status: enumeration(processStatus, { default: 'Active', readOnly: true }),
    /** The definition version at the start; an instance moves to a later version only on request. */
    version: reference('bpDefinitionVersion', { readOnly: true }),
    stage: reference('stage', { readOnly: true }),
    /** The task that the process waits for, and since when. */
    task: reference('task', { readOnly: true }),
    waitingSince: datetime({ readOnly: true }),
    /** The result of the last executed stage: unless it is success, the process stops until somebody redirects it. */
    result: enumeration(stageResult, { readOnly: true }),
    ownerObjectName: text({ maxLength: 60, format: 'object', fixed: true }),
    ownerObjectId: integer({ min: 1, fixed: true }),
    finishedAt: datetime({ readOnly: true }),
    lang: translated({ readOnly: true }),
  },
});
