import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnOf } from '#database/schema/naming.ts';
import type { Field } from '#domain/kernel/field.ts';
import { declarations } from '#domain/objects.ts';

/** What somebody ticks should have an effect, and what people cannot write has to be written by a program. */
const needsProgram = ({ type, secret, readOnly }: Field): boolean =>
  type === 'boolean' || readOnly === true || secret !== undefined;

/** Fields without a program: they are for people's eyes and their filters only. */
const forPeople = [
  // Notes of the bookkeeping.
  'counterparty.viesPayer',
  'counterparty.euMember',
  // The specification names them, and does not say what follows from them.
  'articleDocument.isChild',
  'articleDocument.isParent',
  'articleDocument.hasChildren',
  'reclamationSubject.guarantee',
  'task.fromErp',
  'user.referralToken',
];

/** Files that name fields without acting on them: tests, types, texts, migrations, the demo and test helpers. */
const isNoProgram = /\.(test|d)\.tsx?$|\/(labels|i18n|migrations|demo|testing)\//;
const declares = /^export const \w+ = (catalog|document|register)\(/m;

/** The text of all programs, without the declarations, in which every field is named. */
const program = (): string =>
  globSync(
    '{domain,database,workflows,activities,api,admin-ui,kiosk-ui,request-form,scale-agent}/**/*.{ts,tsx}',
  )
    .filter((file) => !isNoProgram.test(file) && isNoLayout(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => !declares.test(text))
    .join('\n');

/** A form names a field only to place it. */
const isNoLayout = (file: string): boolean => !file.endsWith('Forms.ts') && !file.endsWith('Form.ts');

/** What references ask of the records that are chosen in them. */
const askedFor = new Set(
  declarations.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) =>
      field.type === 'reference' && field.where ? `${field.to}.${field.where}` : [],
    ),
  ),
);

describe('a field that is ticked, secret or not written by people', () => {
  it('is written or read by a program', () => {
    const words = new Set(program().match(/\w+/g));
    const unread = declarations.flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(
          ([field, kind]) =>
            needsProgram(kind) &&
            !words.has(field) &&
            !words.has(columnOf(field, kind)) &&
            !askedFor.has(`${name}.${field}`),
        )
        .map(([field]) => `${name}.${field}`),
    );
    expect(unread.toSorted()).toEqual(forPeople.toSorted());
  });
});
