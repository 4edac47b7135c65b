import { expect, it } from 'vitest';
import { fieldsOf, commonFields } from '#domain/kernel/declaration.ts';
import { registry } from '#domain/objects.ts';
import { deskForms } from './deskForms.ts';
import { processForms } from './processForms.ts';
import { reclamationForm } from './reclamationForm.ts';

it.each([reclamationForm, ...processForms, ...deskForms])(
  'the form $name has a place for each field of its object, and one only',
  ({ objectId, items, toolbar }) => {
    const shownElsewhere = [...Object.keys(commonFields), 'confirmed'];
    const fields = Object.keys(fieldsOf(registry.byName(objectId))).filter(
      (name) => !shownElsewhere.includes(name),
    );
    const sections = toolbar.sections.map(({ name }) => name);

    expect(items.map(({ path }) => path).toSorted()).toEqual(fields.toSorted());
    expect(items.filter(({ section }) => !sections.includes(section))).toEqual([]);
  },
);

/** As many fields as one looks through without a heading. */
const mostTogether = 12;

it.each([reclamationForm, ...processForms, ...deskForms])(
  'the form $name shows no long run of fields without a heading, unless it is folded',
  ({ items, toolbar }) => {
    const long = toolbar.sections.filter(({ name, place }) => {
      const shown = items.filter((item) => item.section === name && !('hidden' in item));
      return place === undefined && shown.length > mostTogether;
    });
    expect(long).toEqual([]);
  },
);

it.each([reclamationForm, ...processForms, ...deskForms])(
  'the form $name has nothing among its first fields that people cannot write',
  ({ objectId, items, toolbar }) => {
    const fields = fieldsOf(registry.byName(objectId));
    const readOnlyFields = items.filter(({ path, section, ...item }) => {
      const field = fields[path];
      const isReadOnly = field && field.type !== 'rows' && field.readOnly === true;
      return section === toolbar.sections[0]?.name && !('hidden' in item) && isReadOnly;
    });
    expect(readOnlyFields).toEqual([]);
  },
);
