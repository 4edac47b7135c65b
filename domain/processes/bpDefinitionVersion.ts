import { register } from '../kernel/declaration.ts';
import { integer, json, reference } from '../kernel/field.ts';

/** A definition as instances run it; it never changes, so running instances are not affected by edits. */
export const bpDefinitionVersion = register('bpDefinitionVersion', {
  module: 'processes',
  path: 'bp_definition_versions',
  writtenBy: 'server',
  access: { read: ['operator', 'sales'], modify: [] },
  presentation: ['versionNumber'],
  search: [],
  list: ['definition', 'versionNumber', 'createdAt', 'author'],
  uniques: [['definition', 'versionNumber']],
  fields: {
    definition: reference('bpDefinition', { required: true, readOnly: true }),
    versionNumber: integer({ required: true, min: 1, readOnly: true }),
    /** A `ProcessGraph`. */
    graph: json({ readOnly: true }),
  },
});
