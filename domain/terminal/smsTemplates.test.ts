import { describe, expect, it } from 'vitest';
import { holesIn, withMissing } from '#tools/testing/holesIn.ts';
import { driverLanguage, driverLanguageOf } from './driverLanguage.ts';
import { smsLetters, smsSize } from './gsm7.ts';
import {
  latestSending,
  smsLanguages,
  smsTemplates,
  smsText,
  type SmsFacts,
  type SmsTemplate,
} from './smsTemplates.ts';

const factsWith = (ticket: string, number: string, site: string): SmsFacts => ({
  start: { ticket, link: `${site}/kiosk/?ticket=${ticket}&lang=uk` },
  allowEntry: { ticket, minutes: 20 },
  allowEntryMainParking: { ticket, minutes: 10 },
  leaveSoon: { ticket, minutes: 5 },
  backInQueue: { ticket },
  dispositionDelete: { number },
  authCode: { code: '123456', minutes: 10 },
});
const facts = factsWith('QE3KLFAG', 'D-000123', 'https://kolejka.terminal-portowy.pl');
/** As long as their fields let them be. */
const longest = factsWith('W'.repeat(20), 'W'.repeat(40), `https://${'w'.repeat(60)}.example.com`);

const textOf = (template: SmsTemplate, told: SmsFacts, language: (typeof smsLanguages)[number]) =>
  smsText(template, told[template] as never, language, 'plain');

describe.each(smsLanguages)('messages in %s', (language) => {
  it.each(smsTemplates)('%s is one SMS that says what it must, uncut', (template) => {
    const body = textOf(template, facts, language);
    // A link beside Cyrillic takes a second one.
    expect(smsSize(body).parts).toBeLessThanOrEqual(template === 'start' && language === 'uk' ? 2 : 1);
    for (const fact of Object.values(facts[template])) expect(body).toContain(String(fact));
    // A letter that the alphabet of an SMS lacks becomes a question mark; one alone may be that of the link.
    expect(body).not.toContain('?'.repeat(2));
    // In French there is a space before a colon: it is no sign of a missing value.
    expect(holesIn(body.replaceAll(' :', ':'))).toEqual([]);
  });

  it.each(smsTemplates)('%s is whole with the longest values too', (template) => {
    const { link, ...told } = longest[template] as { link?: string };
    for (const letters of smsLetters) {
      const body = smsText(template, longest[template] as never, language, letters);
      for (const fact of Object.values(told)) expect(body).toContain(String(fact));
      // It ends with a whole sentence, or with the ticket or number: nothing was cut off.
      expect(body).toMatch(/[.!\d]$/);
      // A link that is too long is left out, not cut.
      if (link) expect(body).not.toContain('https');
    }
  });

  it.each(smsTemplates)('%s has no hole, whatever of it is not known', (template) => {
    // A message with a code is only written for a code.
    const kept = template === 'authCode' ? (['code'] as const) : [];
    for (const [missing, told] of withMissing(facts[template], kept as never)) {
      for (const letters of smsLetters) {
        const body = smsText(template, told as never, language, letters);
        expect(holesIn(body.replaceAll(' :', ':')), `${missing} missing: ${body}`).toEqual([]);
        // It begins as a line or a sentence does, and not with what follows a missing value.
        expect(body).toMatch(/^[→\-\p{Lu}¿¡]/u);
      }
    }
  });
});

it.each([
  [5, 'QE3KLFAG -> TERMINAL, 5 min\nCzas na wyjazd z parkingu mija za 5 minut. Wyjedz teraz.'],
  [3, 'QE3KLFAG -> TERMINAL, 3 min\nCzas na wyjazd z parkingu mija. Wyjedz teraz.'],
])('a warning %i minutes before the end says them in words only from five on', (minutes, body) => {
  expect(smsText('leaveSoon', { ticket: 'QE3KLFAG', minutes }, 'pl', 'plain')).toBe(body);
});

it.each([
  ['allowEntry', 'QE3KLFAG -> TERMINAL, 20 min'],
  ['allowEntryMainParking', 'QE3KLFAG -> PARKING, 10 min'],
  ['leaveSoon', 'QE3KLFAG -> TERMINAL, 5 min'],
] as const)('the first line of %s is the same in every language', (template, line) => {
  for (const language of smsLanguages) expect(textOf(template, facts, language).split('\n')[0]).toBe(line);
});

it.each(smsTemplates)('%s is written to a driver in one alphabet, whatever letters are set', (template) => {
  for (const letters of smsLetters) {
    for (const told of [facts, longest]) {
      expect(smsText(template, told[template] as never, 'uk', letters)).toMatch(/\p{Script=Cyrillic}/u);
      for (const language of smsLanguages.filter((each) => each !== 'uk'))
        expect(smsText(template, told[template] as never, language, letters)).not.toMatch(
          /\p{Script=Cyrillic}/u,
        );
    }
  }
  for (const language of smsLanguages.filter((each) => each !== 'uk'))
    expect(smsSize(textOf(template, facts, language)).encoding).toBe('gsm7');
});

describe('the language of a driver', () => {
  it.each([
    ['+380501234567', 'uk'],
    ['00380 50 123 45 67', 'uk'],
    ['+48 600 100 200', 'pl'],
    ['600 100 200', 'pl'],
    ['+49 (1512) 3456789', 'de'],
    ['+43 664 1234567', 'de'],
    ['+31612345678', 'nl'],
    ['+33612345678', 'fr'],
    ['+393123456789', 'it'],
    ['+34612345678', 'es'],
    ['+447911123456', 'en'],
    ['+37061234567', 'en'],
    [null, 'pl'],
  ] as const)('the language of a driver of the phone %s is %s', (phone, language) => {
    expect(driverLanguageOf({ phone })).toBe(language);
  });

  it.each(driverLanguage.values)(
    '%s as chosen goes before the card, and that before the phone',
    (language) => {
      expect(driverLanguageOf({ chosen: language, card: 'it', phone: '+380501234567' })).toBe(language);
      expect(driverLanguageOf({ card: language, phone: '+380501234567' })).toBe(language);
    },
  );

  it('a driver whose language we do not have is not asked for it again', () => {
    expect(driverLanguageOf({ chosen: 'ru', card: 'xx', phone: '+380501234567' })).toBe('uk');
  });
});

it.each([
  ['allowEntry', '2026-11-20T08:20:00.000Z'],
  ['allowEntryMainParking', '2026-11-20T08:10:00.000Z'],
  ['leaveSoon', '2026-11-20T08:05:00.000Z'],
  ['start', undefined],
  [null, undefined],
])('an SMS by the template %s is sent at the latest at %s', (template, latest) => {
  expect(latestSending(template, '2026-11-20T08:00:00.000Z')).toBe(latest);
});
