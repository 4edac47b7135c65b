import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text, translated } from '../kernel/field.ts';
import { processStatus, stageResult } from './enums.ts';

/** One run of a business process, for one record. */
export const bpExemplar = register('bpExemplar', {
  module: 'processes',
  path: 'bp_exemplar',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
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
    /** Its definition, and what the record that it accompanies was called when it began. */
    name: text({ readOnly: true }),
    definition: reference('bpDefinition', { required: true, fixed: true }),
    status: enumeration(processStatus, { default: 'Active', readOnly: true }),
    /** The definition as it was when the process began; a later one is moved to on purpose. */
    version: reference('bpDefinitionVersion', { readOnly: true }),
    stage: reference('stage', { readOnly: true }),
    /** What it waits for now, and since when. */
    task: reference('task', { readOnly: true }),
    waitingSince: datetime({ readOnly: true }),
    /** What the last executed stage came to: after anything but success it stands until somebody redirects it. */
    result: enumeration(stageResult, { readOnly: true }),
    ownerObjectName: text({ maxLength: 60, format: 'object', fixed: true }),
    ownerObjectId: integer({ min: 1, fixed: true }),
    finishedAt: datetime({ readOnly: true }),
    lang: translated({ readOnly: true }),
  },
});
