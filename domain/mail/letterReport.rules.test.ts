import { describe, expect, it } from 'vitest';
import { deliveryAfter, letterReportIn, type ReportingMessage } from './letterReport.rules.ts';

const told = (some: Partial<ReportingMessage>) =>
  letterReportIn({ head: [], reports: [], returned: [], ...some });
const head = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields).map(([key, value = '']) => ({ key, value }));
const report = (...groups: readonly string[]) =>
  ['Reporting-MTA: dns; mx.firma.example', ...groups].join('\r\n\r\n');
const recipient = (address: string, action: string, more = 'Status: 5.1.1') =>
  `Final-Recipient: rfc822; ${address}\r\nAction: ${action}\r\n${more}`;
const returned = [
  'From: sales@keja.example\r\nMessage-ID: <outgoing-7@keja.example>\r\nSubject: Oferta\r\n\r\nTreść',
];

describe('a report of delivery', () => {
  it('says whom a letter did not reach, and why', () => {
    const said = 'Diagnostic-Code: smtp; 550 5.1.1\r\n <jan@firma.example> no such user';
    expect(told({ reports: [report(recipient('jan@firma.example', 'failed', said))], returned })).toEqual({
      kind: 'bounce',
      letters: ['<outgoing-7@keja.example>'],
      reason: 'jan@firma.example: 550 5.1.1 <jan@firma.example> no such user',
    });
  });

  it.each([
    [['delivered', 'failed', 'delayed'], 'bounce', 'b@x.example: 5.1.1'],
    [['delivered', 'delayed'], 'delay', 'b@x.example: 5.1.1'],
    [['delivered'], 'receipt', null],
  ] as const)('a report of delivery of several recipients (%j) is a %s', (actions, kind, reason) => {
    const groups = actions.map((action, at) => recipient(`${'abc'[at]}@x.example`, action));
    expect(told({ reports: [report(...groups)], returned })).toMatchObject({ kind, reason });
  });

  it('a report of delivery that only names the letter in its own head is understood, too', () => {
    const about = head({ 'in-reply-to': '<outgoing-7@keja.example>' });
    const reports = [report(recipient('a@x.example', 'failed'))];
    expect(told({ head: about, reports })).toMatchObject({ letters: ['<outgoing-7@keja.example>'] });
  });

  it('may be a line in the head only', () => {
    expect(told({ head: head({ 'x-failed-recipients': 'a@x.example' }), returned })).toMatchObject({
      kind: 'bounce',
      reason: 'a@x.example',
    });
  });

  it('a report of delivery without any recipient tells nothing', () => {
    expect(told({ reports: ['rubbish', ''], returned })).toBeUndefined();
  });
});

describe('an automatic reply', () => {
  it.each([
    { 'auto-submitted': 'auto-replied (vacation)' },
    { 'x-autoreply': 'yes' },
    { 'x-autorespond': 'Re: Oferta' },
    { precedence: 'auto_reply' },
    { 'x-ms-exchange-generated-message-source': 'Mailbox Rules Agent' },
  ])('is known by %j', (fields) => {
    expect(told({ head: head({ ...fields, references: '<a@x.example> <b@x.example>' }) })).toEqual({
      kind: 'autoReply',
      letters: ['<a@x.example>', '<b@x.example>'],
      reason: null,
    });
  });

  it.each([
    {},
    { 'auto-submitted': 'no' },
    { 'auto-submitted': 'auto-generated' },
    { precedence: 'bulk' },
    { 'x-autoreply': 'no' },
  ])('is not a letter with %j', (fields) => {
    expect(told({ head: head({ ...fields, 'in-reply-to': '<a@x.example>' }) })).toBeUndefined();
  });
});

describe('the delivery of a letter', () => {
  it.each([
    [null, 'delay', 'delayed'],
    [null, 'autoReply', null],
    ['delayed', 'receipt', 'delivered'],
    ['delivered', 'delay', 'delivered'],
    ['delivered', 'bounce', 'bounced'],
    ['bounced', 'receipt', 'bounced'],
    ['bounced', 'autoReply', 'bounced'],
  ] as const)('the delivery of a letter that was %s is after a %s: %s', (before, kind, after) => {
    expect(deliveryAfter(before, kind)).toBe(after);
  });
});
