import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { openedMailWords } from '#domain/mail/openedMail.words.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { filled } from '#domain/words/filled.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { typeInto } from './steps/typeInto.ts';
import { userBy } from './steps/userBy.ts';

/** How the owner of a personal account opens it to a colleague, who only reads; with keyboard and mouse, in Polish. */
let desk: Desk;
let owner: Page;
let colleague: Page;
beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.pageOf('sales');
  colleague = await desk.pageOf('operator');
});
afterAll(() => desk?.close());

const words = openedMailWords('pl');
const mail = mailboxWords('pl');
const create = (object: string, input: Record<string, unknown>): Promise<number> =>
  desk.api.database.records.createOnly(systemActor, object, input);

it('an owner opens an account by keys, the colleague reads it and sees nothing that would change it, until it is closed', async () => {
  const [{ id: sales }, { name }] = [await userBy(desk, 'sales'), await userBy(desk, 'operator')];
  const server = { forReceive: false, forSend: true, smtpHost: 'smtp.keja.example' };
  const account = await create('emailAccount', {
    name: 'Poczta Ewy',
    user: 'ewa@keja.example',
    users: [{ user: sales }],
    ...server,
  });
  const inbox = await create('mailbox', { emailAccount: account, name: 'INBOX', sort: 1 });
  const letter = await create('incomingEmail', {
    emailAccount: account,
    mailbox: inbox,
    date: '2026-11-20T08:00:00.000Z',
    from: 'jan@firma.example',
    subject: 'Zapytanie o żwir',
    body: 'Ile kosztuje?',
    bodyType: 'text',
  });

  await owner.goto(`${desk.url}/user-profile/${sales}`);
  const panel = owner.getByRole('group', { name: 'Poczta Ewy' });
  await panel.getByText(words.nobody).waitFor();
  const picker = panel.getByRole('combobox', { name: words.colleague });
  await typeInto(picker, name);
  await owner.getByRole('option', { name }).waitFor();
  await picker.press('ArrowDown');
  await picker.press('Enter');
  await panel.getByRole('button', { name: words.open }).press('Enter');
  await owner.getByText(filled(words.openedTo, { name })).waitFor();
  await panel.getByRole('cell', { name, exact: true }).waitFor();

  await colleague.goto(`${desk.url}/mail?in=${inbox}&letter=${letter}`);
  const reading = colleague.getByRole('article', { name: mail.reading });
  await reading.getByText('Ile kosztuje?').waitFor();
  await reading.getByText(mail.onlyRead).waitFor();
  await reading.getByRole('button', { name: mail.reply, exact: true }).waitFor();
  for (const label of [
    mail.flag,
    mail.markProcessed,
    mail.markUnread,
    mail.labels,
    mail.move,
    mail.toTrash,
    mail.link,
  ])
    await gone(reading.getByRole('button', { name: label }));
  // Reading shows no error, and a key says why it changes nothing.
  await gone(colleague.getByRole('alert').filter({ hasText: 'błąd' }));
  const line = colleague.locator('[data-letter]').filter({ hasText: 'Zapytanie o żwir' });
  await line.focus();
  await hasFocus(line);
  await colleague.keyboard.press('s');
  await colleague.locator('.MuiSnackbar-root').getByText(mail.onlyRead).waitFor();
  await colleague.keyboard.press('x');
  const bar = colleague.getByRole('toolbar').filter({ hasText: mail.onlyRead });
  await bar.waitFor();
  await expect.poll(() => bar.getByRole('button').count()).toBe(1);
  const kept = await desk.api.database.records.get(systemActor, 'incomingEmail', letter);
  expect(kept).toMatchObject({ seen: false, flagged: false });

  // The colleague's answer is kept as a draft: it names no account of the owner.
  await colleague.keyboard.press('r');
  const writing = colleague.getByRole('region', { name: mail.write });
  await writing.getByLabel(mail.subject).waitFor();
  await writing.getByText(mail.kept).waitFor({ state: 'hidden' });
  await typeInto(writing.getByLabel(mail.subject), 'Re: Zapytanie o żwir, pilne');
  await writing.getByText(mail.kept).waitFor();

  await owner.reload();
  await panel.getByText('Zapytanie o żwir').first().waitFor();
  await panel.getByRole('button', { name: filled(words.takeBackFrom, { name }) }).press('Enter');
  await owner.getByText(filled(words.takenBack, { name })).waitFor();
  await panel.getByText(words.nobody).waitFor();
  await colleague.goto(`${desk.url}/mail?in=${inbox}&letter=${letter}`);
  await colleague.getByRole('navigation', { name: mail.folders }).waitFor();
  await gone(colleague.getByText('Poczta Ewy'));
  await gone(reading);
  await owner.context().close();
  await colleague.context().close();
});
