import { describe, expect, it } from 'vitest';
import { filledAsWritten } from '#domain/mail/template.rules.ts';
import { holesIn, withMissing } from '#tools/testing/holesIn.ts';
import { emailTemplates } from './emailTemplates.ts';
import { orderTemplates } from './orderTemplates.ts';

const values = {
  numberStr: 'R-000012',
  inputDate: '22.11.2026',
  reference: 'Pękły worki',
  executionTerm: '6.12.2026',
  manager: 'Anna Nowak',
  decision: 'Uznana',
  decisionDate: '1.12.2026',
  executionType: 'Zwrot',
  validTo: '9.12.2026',
  deliveryDate: '10.12.2026',
};
const variants = [...emailTemplates, ...orderTemplates].flatMap(
  ({ name, baseDocument, contentVariantsList }) =>
    contentVariantsList.map((variant) => ({ name, baseDocument, ...variant })),
);

describe.each(variants)('$name in $language', ({ baseDocument, subject, body }) => {
  it('tells every value that is known', () => {
    const told = filledAsWritten({ subject, body }, values);
    // No placeholder and no optional part is left.
    expect(`${told.subject} ${told.body}`).not.toMatch(/[[\]{}]/);
    // Only letters about a reclamation name the day on which it came in.
    const day = baseDocument === 'reclamation' ? [values.inputDate] : [];
    for (const known of [values.numberStr, ...day, values.reference, values.manager])
      expect(`${told.subject} ${told.body}`).toContain(known);
  });

  it('has no hole, whatever is not known', () => {
    // What a letter is about always has a number.
    for (const [missing, known] of withMissing(values, ['numberStr'])) {
      const words = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? '']));
      const told = filledAsWritten({ subject, body }, words);
      // French puts a space before a colon. A line that ends with a comma or a colon is a greeting or a heading.
      for (const line of `${told.subject}\n${told.body}`.split('\n').filter(Boolean))
        expect(
          holesIn(line.replaceAll(' :', ':').replace(/^[\p{L} ,/]+[,:]$/u, 'Hello')),
          `${missing} missing: ${line}`,
        ).toEqual([]);
    }
  });
});
