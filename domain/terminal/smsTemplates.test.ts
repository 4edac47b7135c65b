import { describe, expect, it } from 'vitest';
import { smsLetters, smsSize } from './gsm7.ts';
import { pickSmsLanguage, smsLanguages, smsTemplates, smsText, type SmsFacts } from './smsTemplates.ts';

const factsWith = (ticket: string, number: string, site: string): SmsFacts => ({
  start: { ticket, link: `${site}/kiosk?ticket=${ticket}` },
  allowEntry: { ticket, minutes: 20 },
  allowEntryMainParking: { ticket, minutes: 10 },
  backInQueue: { ticket },
  dispositionDelete: { number },
  authCode: { code: '123456', minutes: 10 },
});
const facts = factsWith('QE3KLFAG', 'D-000123', 'https://kolejka.terminal-portowy.pl');
/** As long as their fields let them be. */
const longest = factsWith('W'.repeat(20), 'W'.repeat(40), `https://${'w'.repeat(60)}.example.com`);

describe.each(smsLanguages)('messages in %s', (language) => {
  it.each(smsTemplates)('%s is one SMS that says what it must, uncut', (template) => {
    const body = smsText(template, facts[template] as never, language, 'plain');
    expect(smsSize(body).parts).toBe(1);
    for (const fact of Object.values(facts[template])) expect(body).toContain(String(fact));
    expect(body).not.toContain('?'.repeat(2));
  });

  it.each(smsTemplates)('%s is whole with the longest values too', (template) => {
    const { link, ...told } = longest[template] as { link?: string };
    for (const letters of smsLetters) {
      const body = smsText(template, longest[template] as never, language, letters);
      for (const fact of Object.values(told)) expect(body).toContain(String(fact));
      expect(body).toMatch(/[.\d]$/);
      if (link) expect(body).not.toContain('https');
    }
  });
});

it('the start message is in GSM letters in every language, since it carries the link', () => {
  for (const language of smsLanguages)
    expect(smsSize(smsText('start', facts.start, language, 'plain')).encoding).toBe('gsm7');
});

it('writes to a driver of unknown language in Polish', () => {
  expect(pickSmsLanguage(null)).toBe('pl');
  expect(pickSmsLanguage('uk-UA')).toBe('uk');
  expect(pickSmsLanguage('nl-BE')).toBe('nl');
  expect(pickSmsLanguage('ru')).toBe('pl');
});
