import { enums } from './enums.en.ts';
import { errors } from './errors.en.ts';
import { fields } from './fields.en.ts';
import { objects } from './objects.en.ts';
import { ownFields } from './ownFields.en.ts';
import type { Words } from './words.ts';

export const en: Words = {
  objects,
  fields,
  ownFields,
  enums,
  errors,
  modules: {
    platform: 'Administration',
    partners: 'Partners',
    goods: 'Goods and vehicles',
    weighing: 'Weighing',
    terminal: 'Terminal',
  },
};
