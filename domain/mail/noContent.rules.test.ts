import { expect, it } from 'vitest';
import { saysNoContent } from './noContent.rules.ts';

it.each([
  '/api/mailbox',
  '/email',
  '/email/7',
  '/email_fill_counterparties',
  '/email_contacts',
  '/incoming_email/linked_doc/7',
  '/incoming_email_files',
  '/outgoing_email/send',
  '/getreclamationemail/7',
  '/getreclamationemails',
  '/deletereclamationemail/7',
  '/reclamation_emails/7/send',
])('a failure of %s says "No content"', (path) => {
  expect(saysNoContent(path)).toBe(true);
});

it.each(['/email_template', '/email_accounts/7', '/emails', '/reclamation/7', '/mailings/7', '/files/email'])(
  'a failure of %s does not say "No content"',
  (path) => {
    expect(saysNoContent(path)).toBe(false);
  },
);
