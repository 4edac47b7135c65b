import { describe, expect, it } from 'vitest';
import { noBulkLetterTo, type ContactConsent } from './consent.rules.ts';

const agreed: ContactConsent = {
  emailConsent: true,
  isActive: true,
  markedToDelete: false,
  email: 'anna@firma.pl',
};

describe('a letter that is sent in bulk', () => {
  it('goes to a contact person who agreed to it', () => {
    expect(noBulkLetterTo(agreed)).toBeUndefined();
  });

  it.each([
    ['who did not agree', { emailConsent: false }, 'noConsent'],
    ['who has left the firm', { isActive: false }, 'left'],
    ['who is marked for deletion', { markedToDelete: true }, 'left'],
    ['without an address', { email: ' ' }, 'noAddress'],
    ['who neither agreed nor has an address', { email: null, emailConsent: false }, 'noAddress'],
  ] as const)('does not go to one %s', (_who, some, why) => {
    expect(noBulkLetterTo({ ...agreed, ...some })).toBe(why);
  });
});
