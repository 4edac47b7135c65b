import { expect, it } from 'vitest';
import { fieldsOf, commonFields } from '#domain/kernel/declaration.ts';
import { registry } from '#domain/objects.ts';
import { processForms } from './processForms.ts';
import { reclamationForm } from './reclamationForm.ts';

it.each([reclamationForm, ...processForms])(
  'the form $name has a place for each field of its object, and one only',
  ({ objectId, items, toolbar }) => {
    const told = [...Object.keys(commonFields), 'confirmed'];
    const fields = Object.keys(fieldsOf(registry.byName(objectId))).filter((name) => !told.includes(name));
    const sections = toolbar.sections.map(({ name }) => name);

    expect(items.map(({ path }) => path).toSorted()).toEqual(fields.toSorted());
    expect(items.filter(({ section }) => !sections.includes(section))).toEqual([]);
  },
);
