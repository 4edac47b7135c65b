import { catalog } from '../kernel/declaration.ts';
import { enumeration, text, translated } from '../kernel/field.ts';
import { additionalParameterType } from './enums.ts';

/** A field that administrators add to an object; its values are in `additional` of the records. */
export const additionalParameter = catalog('additionalParameter', {
  module: 'platform',
  path: 'additional_parameters',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  search: ['name', 'predefinedName'],
  list: ['name', 'predefinedName', 'type', 'model', 'createdAt'],
  indexes: [['model', 'name']],
  uniques: [['model', 'predefinedName']],
  fields: {
    name: text({ required: true }),
    /** The key of its values; made from the name if empty. */
    predefinedName: text({ maxLength: 60 }),
    type: enumeration(additionalParameterType, { default: 'text' }),
    /** The object that has the parameter. */
    model: text({ required: true, maxLength: 60, format: 'object' }),
    lang: translated(),
  },
});
