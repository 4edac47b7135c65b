import { describe, expect, it } from 'vitest';
import { bulkRecipients, noBulkLetterTo, type ContactConsent } from './consent.rules.ts';

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

describe('the recipients of a letter in bulk', () => {
  const ewa = { ...agreed, email: 'ewa@firma.pl' };

  it('are those who agreed; the others are named with the reason', () => {
    const left = { ...ewa, isActive: false };
    const silent = { ...agreed, email: 'biuro@inna.pl', emailConsent: false };
    expect(bulkRecipients([agreed, left, silent])).toEqual({
      to: [agreed],
      leftOut: [
        { contact: left, why: 'left' },
        { contact: silent, why: 'noConsent' },
      ],
    });
  });

  it('are one for each address, in whatever capitals it is written', () => {
    expect(bulkRecipients([ewa, { ...ewa, email: 'EWA@firma.pl ' }]).to).toEqual([ewa]);
  });

  it('are not at an address of which one person did not agree, unless that person has left', () => {
    const partner = { ...ewa, emailConsent: false };
    expect(bulkRecipients([ewa, partner])).toEqual({
      to: [],
      leftOut: [ewa, partner].map((contact) => ({ contact, why: 'noConsent' })),
    });
    expect(bulkRecipients([ewa, { ...partner, isActive: false }]).to).toEqual([ewa]);
  });
});
