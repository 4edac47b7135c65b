import { describe, expect, it } from 'vitest';
import { smsSize } from './gsm7.ts';
import { pickSmsLanguage, smsLanguages, smsTemplates, smsText, type SmsFacts } from './smsTemplates.ts';

const facts: SmsFacts = {
  start: { ticket: '100000123456', link: 'https://terminal.example.com/kiosk?ticket=100000123456' },
  allowEntry: { ticket: '100000123456', minutes: 20 },
  allowEntryMainParking: { ticket: '100000123456', minutes: 10 },
  backInQueue: { ticket: '100000123456' },
  dispositionDelete: { number: 'DYS/2026/000123456' },
  authCode: { code: '123456', minutes: 10 },
};

describe.each(smsLanguages)('messages in %s', (language) => {
  it.each(smsTemplates)('%s is one SMS that says what it must, uncut', (template) => {
    const body = smsText(template, facts[template] as never, language, 'plain');
    expect(smsSize(body).parts).toBe(1);
    for (const fact of Object.values(facts[template])) expect(body).toContain(String(fact));
    expect(body).not.toContain('?'.repeat(2));
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
