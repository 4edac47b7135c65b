import { describe, expect, it } from 'vitest';
import { domainOf, senderRecords, type Texts } from './senderRecords.rules.ts';

const stateOf = (kind: string, texts: Texts) => {
  const of = (name: string) => (name === kind ? texts : []);
  return senderRecords(of('spf'), of('dmarc'), of('dkim')).find((each) => each.kind === kind)?.state;
};

describe('what the domain of an account says about its senders', () => {
  it.each([
    ['spf', ['other=1', 'v=spf1 include:_spf.firma.example -all'], 'good'],
    ['spf', ['v=spf1 mx ~all'], 'good'],
    ['spf', ['v=spf1 redirect=_spf.firma.example'], 'good'],
    ['spf', ['v=spf1 +all'], 'weak'],
    ['spf', ['v=spf1 mx ?all'], 'weak'],
    ['spf', ['v=spf1 mx -all', 'v=spf1 a -all'], 'doubled'],
    ['spf', ['v=spf10 mx -all'], 'missing'],
    ['spf', [], 'missing'],
    ['spf', null, 'unknown'],
    ['dkim', ['v=DKIM1; k=rsa; p=MIIB'], 'good'],
    ['dkim', ['k=rsa; p=MIIB', 'v=DKIM1; p=MIIC'], 'good'],
    ['dkim', ['v=DKIM1; p = MIIB'], 'good'],
    ['dkim', ['v=DKIM1; p='], 'unknown'],
    ['dkim', ['v=DKIM1; p= ; t=s'], 'unknown'],
    ['dkim', [], 'unknown'],
    ['dmarc', ['v=DMARC1; p=reject; rua=mailto:x@y.example'], 'good'],
    ['dmarc', ['v=DMARC1; p=none'], 'weak'],
    ['dmarc', ['v=DMARC1; rua=mailto:x@y.example'], 'weak'],
    ['dmarc', ['v = DMARC1; p = none; sp=reject'], 'weak'],
    ['dmarc', ['v=DMARC1; p = quarantine'], 'good'],
    ['dmarc', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'doubled'],
    ['dmarc', [], 'missing'],
    ['dmarc', null, 'unknown'],
  ] as const)('%s %j is %s', (kind, texts, state) => expect(stateOf(kind, texts)).toBe(state));
});

it.each([
  ['Biuro@Keja.example', 'keja.example'],
  ['biuro', undefined],
  ['biuro@serwer', undefined],
])('the domain of %s is %s', (user, domain) => expect(domainOf(user)).toBe(domain));
