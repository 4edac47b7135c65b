import { reference, rows, text } from '../kernel/field.ts';

/** The files that hang on a record, in the order that people put them. */
export const attachedFiles = rows({
  file: reference('file', { required: true, shows: ['type', 'size'] }),
  description: text(),
});
