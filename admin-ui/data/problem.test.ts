import { expect, it } from 'vitest';
import { errorMessage } from '#domain/labels/index.ts';
import { noContent } from '#domain/mail/noContent.rules.ts';
import { fieldErrorsOf, problemCode, problemError } from './problem.ts';

// The specification prescribes this title for every failure of a call for e-mails, so it says nothing to the reader.
it('a failed call for an e-mail shows its reason in the language of the reader, and not its title', () => {
  const code = 'email_not_selected';
  const detail = errorMessage('pl', code, {});
  const error = problemError(422, { title: noContent, status: 422, code, detail, params: {} });
  expect(error.message).toBe(detail);
  expect(error.message).not.toContain(noContent);
  expect(problemCode(error)).toBe(code);
});

it.each([
  [['recipients[0].name'], { recipients: [{ name: 'recipients[0].name' }] }],
  [['recipients', 'recipients[0].name'], { recipients: [{ name: 'recipients[0].name' }] }],
  [['recipients[0].name', 'recipients'], { recipients: [{ name: 'recipients[0].name' }] }],
  [['', 'name'], { root: '', name: 'name' }],
])('the errors of %j are nested as a form reads them', (fields, expected) => {
  const errors = fields.map((field) => ({ field, code: 'x', message: field }));
  const answer = { status: 422, code: 'x', detail: 'x', params: {}, errors };
  expect(fieldErrorsOf(problemError(422, answer))).toEqual(expected);
});

it('a failure without a problem document says that the server failed', () => {
  expect(problemError(502, 'No content').message).toBe('keja.error.server');
});
