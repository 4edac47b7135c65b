import { expect, it } from 'vitest';
import { lookUpSenders } from './lookUpSenders.ts';

it('the check of a sender asks for the records of the account’s domain, and shows where DNS did not answer', async () => {
  const zone: Readonly<Record<string, readonly string[]>> = {
    'keja.example': ['v=spf1 mx -all'],
    'selector1._domainkey.keja.example': ['v=DKIM1; p=MIIB'],
  };
  const lookUp = (name: string) =>
    name.startsWith('_dmarc') ? Promise.reject(new Error('SERVFAIL')) : Promise.resolve(zone[name] ?? []);
  expect(await lookUpSenders(lookUp, 'biuro@keja.example')).toEqual([
    { kind: 'spf', state: 'good', text: 'v=spf1 mx -all' },
    { kind: 'dkim', state: 'good', text: 'v=DKIM1; p=MIIB' },
    { kind: 'dmarc', state: 'unknown', text: null },
  ]);
  expect(await lookUpSenders(lookUp, 'biuro')).toEqual([]);
});
