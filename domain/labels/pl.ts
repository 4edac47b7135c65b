import { enums } from './enums.pl.ts';
import { errors } from './errors.pl.ts';
import { fields } from './fields.pl.ts';
import { objects } from './objects.pl.ts';
import { ownFields } from './ownFields.pl.ts';
import type { Words } from './words.ts';

export const pl: Words = {
  objects,
  fields,
  ownFields,
  enums,
  errors,
  modules: {
    platform: 'Administracja',
    partners: 'Kontrahenci',
    goods: 'Towary i pojazdy',
    weighing: 'Ważenie',
    terminal: 'Terminal',
  },
};
