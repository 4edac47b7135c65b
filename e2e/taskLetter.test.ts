import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { userBy } from './steps/userBy.ts';

const pl = officeTexts('pl').tasks;
const mail = mailboxWords('pl');

let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

/** Opens a new task with this e-mail; resolves to the part of the page that shows it. */
const letterOf = async (email: Record<string, string>) => {
  const { id: executor } = await userBy(desk, 'sales');
  const { records } = desk.api.database;
  const id = await records.createOnly(systemActor, 'task', { name: 'Odpisać', executor, ...email });
  await page.goto(`${desk.url}/${objects.task.path}/${id}`);
  await page
    .getByRole('heading', { name: /Odpisać/ })
    .first()
    .waitFor();
  return page.getByRole('region', { name: pl.letter });
};

it('the e-mail of a task is shown as in the mailbox: cleaned, in a frame without scripts, without its pictures', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const letter = await letterOf({
    emailTitle: 'Zapytanie o żwir',
    emailFrom: 'jan@firma.example',
    emailBodyType: 'html',
    emailBody:
      '<p>Ile <b>kosztuje</b>?</p><img src="https://obrazki.example/a.png"><script>document.body.textContent = "";</script>',
  });
  await letter.getByText('Zapytanie o żwir').waitFor();
  await letter.getByText(pl.letterFrom.replace('%{from}', 'jan@firma.example')).waitFor();
  const frame = letter.locator(`iframe[title="${mail.body}"]`);
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  const body = frame.contentFrame().locator('body');
  await body.getByText('Ile kosztuje?').waitFor();
  await expect.poll(() => body.locator('b').innerText()).toBe('kosztuje');
  expect(await body.innerHTML()).not.toContain('<script');
  await letter.getByText(mail.picturesBlocked).waitFor();
  expect(asked.filter((url) => url.includes('obrazki.example'))).toEqual([]);
});

it('the e-mail of a task that came as plain text is shown letter by letter, also where it looks like HTML', async () => {
  const words = 'Ile kosztuje?\n<b>pilne</b>';
  const letter = await letterOf({ emailTitle: 'Zapytanie', emailBodyType: 'text', emailBody: words });
  await expect.poll(() => letter.getByText('Ile kosztuje?').innerText()).toBe(words);
  expect(await letter.locator('iframe').count()).toBe(0);
});

it('a task that was made from no e-mail has no place for one', async () => {
  const letter = await letterOf({});
  await page.getByRole('button', { name: pl.moves.execute }).first().waitFor();
  expect(await letter.count()).toBe(0);
});
