import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, rows, text, translated } from '../kernel/field.ts';
import { additionalParameterType } from './enums.ts';

/** A form from the form builder: its questions, and who gets the answers. */
export const formDefinition = catalog('formDefinition', {
  module: 'platform',
  path: 'form_builder',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  search: ['name', 'topic'],
  list: ['name', 'topic', 'recipient', 'isActive'],
  fields: {
    name: text({ required: true }),
    topic: text({ required: true }),
    recipient: text({ required: true, format: 'email' }),
    isActive: boolean({ default: true }),
    lang: translated(),
    fields: rows({
      name: text({ required: true, maxLength: 60 }),
      title: text(),
      type: enumeration(additionalParameterType, { default: 'text' }),
      required: boolean({ default: false }),
      format: text({ maxLength: 40, format: 'valueFormat' }),
      pattern: text({ verbatim: true, format: 'pattern' }),
      /** Its width, of the twelve columns of the form. */
      columns: integer({ min: 1, default: 12 }),
    }),
  },
});
