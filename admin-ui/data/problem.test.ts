import { expect, it } from 'vitest';
import { errorMessage } from '#domain/labels/index.ts';
import { noContent } from '#domain/mail/noContent.rules.ts';
import { problemCode, problemError } from './problem.ts';

it('a failed call for an e-mail shows its reason in the language of the reader, and not its title', () => {
  const code = 'email_not_selected';
  const detail = errorMessage('pl', code, {});
  const error = problemError(422, { title: noContent, status: 422, code, detail, params: {} });
  expect(error.message).toBe(detail);
  expect(error.message).not.toContain(noContent);
  expect(problemCode(error)).toBe(code);
});

it('a failure without a problem document says that the server failed', () => {
  expect(problemError(502, 'No content').message).toBe('keja.error.server');
});
