import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { imapOpener, withImap } from '#activities/mail/imap/openImap.ts';
import { heavyMessage, oddMessage } from '#activities/mail/testing/oddMail.ts';
import { bodyOf } from '#api/testing/making.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { objects, registry } from '#domain/objects.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { filled } from '#domain/words/filled.ts';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { linkedDocumentWords } from '#domain/platform/linkedDocuments.words.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { startIdentityProvider, type IdentityProvider } from '#tools/peers/identityProvider.ts';
import { startMailbox, type Mailbox } from '#tools/simulator/mailbox/server.ts';
import { openDeskWithWorker, type DeskWithWorker } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = mailboxWords('pl');
const links = linkedDocumentWords('pl');
const user = 'biuro@keja.example';
/** The number of an odd message that cannot be read: its parts are nested too deeply. */
const unreadableNr = 149;

/** How people read and answer mail: a real browser and keyboard, and a real mail server. */
let desk: DeskWithWorker;
let api: DeskWithWorker['api'];
let terminal: DeskWithWorker['terminal'];
let dovecot: Dovecot;
let provider: IdentityProvider;
/** The mail server that takes what goes out, and its letters. */
let sentMail: Mailbox;
let site: string;
let folder: string;
let account: number;
let page: Page;

beforeAll(async () => {
  provider = await startIdentityProvider();
  [sentMail, dovecot, folder] = await Promise.all([
    startMailbox({ port: 0, smtpPort: 0 }),
    startDovecot({ tokenInfoUrl: provider.tokenInfoUrl }),
    mkdtemp(join(tmpdir(), 'keja-mail-')),
  ]);
  const ca = join(folder, 'ca.pem');
  await writeFile(ca, dovecot.ca);
  desk = await openDeskWithWorker({
    both: { GOOGLE_CLIENT_ID: 'keja', MAIL_SIGN_IN_URL: provider.url },
    // The certificate of the test's mail server; no certificate is taken unchecked.
    worker: { SMTP_URL: sentMail.smtpUrl, NODE_EXTRA_CA_CERTS: ca },
  });
  ({ api, terminal, url: site } = desk);
  account = await newAccount('Biuro', dovecot.password);
  await desk.startWorker();
});
afterAll(async () => {
  await desk?.close();
  await dovecot?.stop();
  await provider?.stop();
  await sentMail?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});
beforeEach(() => openAs('sales'));
afterEach(() => page.context().close());

const newAccount = async (name: string, password: string, some: RecordInput = {}): Promise<number> => {
  const server = { imapHost: dovecot.host, imapPort: dovecot.port, imapTls: true };
  const { id } = await api.database.records.create(systemActor, 'emailAccount', {
    name,
    user,
    password,
    isGeneral: true,
    forReceive: password === dovecot.password,
    ...server,
    ...some,
  });
  return id;
};
const openAs = async (login: string): Promise<void> => {
  page = await desk.pageOf(login);
};

/** Another mail program of the same account. */
const asProgram = <T>(work: Parameters<typeof withImap<T>>[2]): Promise<T> => {
  const { host, port, password, ca } = dovecot;
  return withImap(imapOpener({ ca }), { host, port, tls: true, user, credentials: { password } }, work);
};
const idOf = (subject: string): string => `<${Buffer.from(subject).toString('hex')}@firma.example>`;
const arrives = (
  subject: string,
  content: string,
  heads: readonly string[] = [],
  type = 'text/html; charset=utf-8',
) =>
  asProgram((client) =>
    client.append(
      'INBOX',
      [
        'From: "Jan Kowalski" <jan@firma.example>',
        `To: Biuro <${user}>, ewa@firma.example`,
        `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
        'Date: Mon, 02 Nov 2026 08:15:00 +0100',
        `Message-ID: ${idOf(subject)}`,
        ...heads,
        'MIME-Version: 1.0',
        `Content-Type: ${type}`,
        '',
        content,
        '',
      ].join('\r\n'),
    ),
  );
/** The id of the letter with this subject, once it is received. */
const letterAbout = async (subject: string): Promise<number> => {
  const rows = () =>
    terminal.rows(sql<{ id: number }>`select id from incoming_email where subject = ${subject}`);
  await expect.poll(async () => (await rows()).length).toBe(1);
  return (await rows())[0]?.id ?? 0;
};
/** The marks of the letters with this subject in a folder of the server. */
const marksOf = (path: string, subject: string): Promise<string[][]> =>
  asProgram(async (client) => {
    const { exists } = await client.mailboxOpen(path);
    const all = exists === 0 ? [] : await client.fetchAll('1:*', { flags: true, envelope: true });
    return all
      .filter(({ envelope }) => envelope?.subject === subject)
      .map(({ flags }) => [...(flags ?? [])].filter((mark) => /Seen|Flagged/.test(mark)).toSorted());
  });

const line = (subject: string): Locator => page.locator('[data-letter]').filter({ hasText: subject });
const reading = (): Locator => page.getByRole('article', { name: pl.reading });
const writing = (): Locator => page.getByRole('region', { name: pl.write });
const letterText = () => page.frameLocator(`iframe[title="${pl.body}"]`).locator('body');

it('a letter appears without a reload, is read, flagged and answered by keyboard, and its marks reach the server', async () => {
  const asked: string[] = [];
  await page.context().route('https://obrazki.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: '' });
  });
  await page.goto(`${site}/mail`);
  await page
    .getByRole('navigation', { name: pl.folders })
    .getByText(/INBOX \d+ z \d+/)
    .waitFor();
  const subject = 'Zapytanie o żwir';
  await arrives(
    subject,
    `<p>Proszę o <b>cenę</b> żwiru.</p><script>top.taken = 1</script><img src="https://obrazki.example/1.png" onerror="top.taken = 1">
<a href="https://zly.example/wejscie">https://bank.example</a>`,
  );
  await line(subject).getByRole('img', { name: pl.unread }).waitFor();
  await page.keyboard.press('j');
  await hasFocus(line(subject));
  await page.keyboard.press('Enter');
  await letterText().getByText('Proszę o cenę żwiru.').waitFor();
  await letterText().getByText('https://bank.example [zly.example]').waitFor();
  await gone(line(subject).getByRole('img', { name: pl.unread }));
  await expect.poll(() => marksOf('INBOX', subject)).toEqual([['\\Seen']]);
  await page.keyboard.press('s');
  await expect.poll(() => marksOf('INBOX', subject)).toEqual([['\\Flagged', '\\Seen']]);

  expect(asked).toEqual([]);
  await page.getByRole('button', { name: pl.showPictures }).click();
  await expect.poll(() => asked).toEqual(['https://obrazki.example/1.png']);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);

  await page.keyboard.press('r');
  const body = writing().getByLabel(pl.body);
  await hasFocus(body);
  await page.keyboard.type('Dzień dobry, podajemy cenę: 45 zł. Jutro, j i k.');
  await writing().getByText(pl.kept).waitFor();
  const drafts = await terminal.database.records.list(systemActor, 'outgoingEmail', {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 50,
    offset: 0,
  });
  expect(drafts.rows.map(({ status, to }) => [status, to])).toEqual([
    ['draft', '"Jan Kowalski" <jan@firma.example>'],
  ]);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByText(pl.queued).waitFor();
  await expect.poll(() => sentMail.letters.map((each) => each.subject)).toEqual([`Re: ${subject}`]);
  const [sent] = sentMail.letters;
  expect(sent?.to).toEqual(['jan@firma.example']);
  expect(sent?.text).toContain('Dzień dobry, podajemy cenę: 45 zł. Jutro, j i k.');
  expect(sent?.text).toContain('> Proszę o cenę żwiru.');
  await page.getByRole('button', { name: pl.sent }).click();
  await line(`Re: ${subject}`).getByText('Wysłano').waitFor();
  expect(sentMail.letters).toHaveLength(1);
});

it('a hidden copy is sent to its reader, told to no other one, and kept for the writer', async () => {
  const subject = 'Cennik na zimę';
  const hidden = 'szef@keja.example';
  await page.goto(`${site}/mail`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await hasFocus(writing().getByLabel(pl.to, { exact: true }));
  await page.keyboard.type('klient@firma.example');
  await typeInto(writing().getByLabel(pl.bcc, { exact: true }), 'szef');
  await typeInto(writing().getByLabel(pl.subject), subject);
  await page.keyboard.press('Control+Enter');
  const field = writing().getByLabel(pl.bcc, { exact: true });
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await typeInto(field, hidden);
  await writing().getByText(pl.kept).waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(hidden);
  await page.keyboard.press('Control+Enter');
  await page.getByText(pl.queued).waitFor();
  const sent = () => sentMail.letters.filter((each) => each.subject === subject);
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]?.to).toEqual(['klient@firma.example', hidden]);
  expect(JSON.stringify(sent()[0]?.headers)).not.toContain(hidden);
  await page.getByRole('button', { name: pl.sent }).click();
  await line(subject).getByText('Wysłano').waitFor();
  await line(subject).click();
  await reading().getByText(pl.bcc, { exact: true }).waitFor();
  await reading().getByText(hidden).waitFor();
});

it('a letter without a reader is not sent, and says so at the field; it waits among the drafts', async () => {
  await page.goto(`${site}/mail`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await hasFocus(writing().getByLabel(pl.to, { exact: true }));
  await typeInto(writing().getByLabel(pl.subject), 'Bez odbiorcy');
  await page.keyboard.press('Control+Enter');
  const to = writing().getByLabel(pl.to, { exact: true });
  await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
  await hasFocus(to);
  await page.reload();
  await expect.poll(() => writing().getByLabel(pl.subject).inputValue()).toBe('Bez odbiorcy');
  await writing().getByRole('button', { name: 'Zamknij' }).click();
  await page.getByRole('button', { name: pl.drafts }).click();
  await line('Bez odbiorcy').waitFor();
  expect(sentMail.letters.filter(({ subject }) => subject === 'Bez odbiorcy')).toEqual([]);
});

it('a letter that could not be sent says why, and is written again with its files', async () => {
  sentMail.behave({ unknownReaders: ['zly@firma.example'] });
  await page.goto(`${site}/mail`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await hasFocus(writing().getByLabel(pl.to, { exact: true }));
  await page.keyboard.type('zly@firma.example');
  await typeInto(writing().getByLabel(pl.subject), 'Umowa do podpisu');
  await typeInto(writing().getByLabel(pl.body), 'W załączeniu.');
  await writing()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'umowa.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
  await writing().getByText('umowa.pdf').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText(pl.queued).waitFor();
  await page.getByRole('button', { name: pl.sent }).click();
  await line('Umowa do podpisu').getByText('Nie wysłano').waitFor();
  await line('Umowa do podpisu').press('Enter');
  await reading()
    .getByText(/No such user/)
    .waitFor();
  await reading().getByRole('button', { name: pl.sendAgain }).press('Enter');
  await writing().getByText('umowa.pdf').waitFor();
  await expect.poll(() => writing().getByLabel(pl.body).innerText()).toContain('W załączeniu.');
  await typeInto(writing().getByLabel(pl.to, { exact: true }), 'dobry@firma.example');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => sentMail.letters.filter(({ subject }) => subject === 'Umowa do podpisu').map(({ to }) => to))
    .toEqual([['dobry@firma.example']]);
});

it('a letter that one of its readers does not get says who and why, and counts as sent', async () => {
  sentMail.behave({ unknownReaders: ['zly@firma.example'] });
  await page.goto(`${site}/mail`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await hasFocus(writing().getByLabel(pl.to, { exact: true }));
  await page.keyboard.type('jan@firma.example, zly@firma.example');
  await typeInto(writing().getByLabel(pl.subject), 'Do dwóch');
  await page.keyboard.press('Control+Enter');
  await page.getByText(pl.queued).waitFor();
  await page.getByRole('button', { name: pl.sent }).click();
  await line('Do dwóch').getByText('Wysłano').waitFor();
  await line('Do dwóch').press('Enter');
  const alert = reading().getByRole('alert');
  await alert.getByText(/^Wiadomość wysłano, ale nie do wszystkich: .*zly@firma\.example/).waitFor();
  await alert.getByText(/No such user/).waitFor();
  expect(sentMail.letters.filter(({ subject }) => subject === 'Do dwóch').map(({ to }) => to)).toEqual([
    ['jan@firma.example'],
  ]);
});

it('a letter that comes back, and one that a program answers, say so while they are read', async () => {
  await page.goto(`${site}/mail`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await hasFocus(writing().getByLabel(pl.to, { exact: true }));
  await page.keyboard.type('dawny@firma.example');
  await typeInto(writing().getByLabel(pl.subject), 'Zaproszenie na targi');
  await typeInto(writing().getByLabel(pl.body), 'Zapraszamy.');
  await page.keyboard.press('Control+Enter');
  const sentId = () => sentMail.letters.find(({ subject }) => subject === 'Zaproszenie na targi')?.messageId;
  await expect.poll(sentId).toBeDefined();
  await page.getByRole('button', { name: pl.sent }).click();
  await line('Zaproszenie na targi').getByText('Wysłano').waitFor();
  await line('Zaproszenie na targi').press('Enter');
  await reading().waitFor();
  const about = {
    head: 'From: MAILER-DAEMON@firma.example',
    of: `Message-ID: ${sentId()}`,
  };
  const status =
    'Final-Recipient: rfc822; dawny@firma.example\r\nAction: failed\r\nDiagnostic-Code: smtp; 550 mailbox closed';
  const bounce = [
    `${about.head}\r\nSubject: Undelivered\r\nContent-Type: multipart/report; boundary=r\r\n`,
    '--r\r\nContent-Type: text/plain\r\n\r\nSorry.',
    `--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n${status}`,
    `--r\r\nContent-Type: text/rfc822-headers\r\n\r\n${about.of}\r\n--r--\r\n`,
  ].join('\r\n');
  const away = `${about.head}\r\nSubject: Urlop\r\nAuto-Submitted: auto-replied\r\nIn-Reply-To: ${sentId()}\r\n\r\nWracam.`;
  await asProgram(async (client) => {
    for (const source of [bounce, away]) await client.append('INBOX', source);
  });
  await reading().getByText('dawny@firma.example: 550 mailbox closed').waitFor();
  await reading().getByText(pl.autoReplied).waitFor();
  await line('Zaproszenie na targi').getByText(pl.returned).waitFor();
  await reading().getByRole('button', { name: pl.sendAgain }).press('Enter');
  await expect.poll(() => writing().getByLabel(pl.subject).inputValue()).toBe('Zaproszenie na targi');
});

it('a letter that cannot be read lies in a tray of its own, with the reason and its source', async () => {
  const { source, kind } = oddMessage(unreadableNr);
  expect(kind).toBe('parts without a bottom');
  await page.goto(`${site}/mail`);
  const folders = page.getByRole('navigation', { name: pl.folders });
  await folders.getByText(/INBOX \d+ z \d+/).waitFor();
  await gone(folders.getByRole('button', { name: pl.unreadable }));
  await asProgram((client) => client.append('INBOX', source));
  const subject = `Wiadomość ${unreadableNr}`;
  await line(subject).getByRole('img', { name: pl.unreadable }).waitFor();
  await folders.getByRole('button', { name: `${pl.unreadable} 1`, exact: true }).press('Enter');
  await page.waitForURL(/in=unreadable/);
  await expect
    .poll(() => page.locator('[data-letter]').allTextContents())
    .toEqual([expect.stringContaining(subject)]);
  await page.reload();
  await line(subject).waitFor();
  await page.keyboard.press('j');
  await hasFocus(line(subject));
  await page.keyboard.press('Enter');
  await reading().getByRole('alert').filter({ hasText: 'Jej źródło jest załącznikiem.' }).waitFor();
  await reading().getByText(pl.nothingReadable).waitFor();
  await gone(reading().locator('iframe'));
  const file = reading().getByRole('link', { name: /^message\.eml/ });
  const address = new URL(String(await file.getAttribute('href')), site);
  const answer = await page.context().request.get(address.href);
  expect((await answer.body()).equals(source)).toBe(true);
});

it('a letter is linked to a record, which it opens, and goes to the trash of its server by a key', async () => {
  const subject = 'Awizacja na jutro';
  await arrives(subject, '<p>Przyjedziemy rano.</p>');
  await page.goto(`${site}/mail`);
  await line(subject).waitFor();
  await typeInto(page.getByRole('searchbox', { name: pl.search }), 'Awizacja');
  await gone(line('Zapytanie'));
  await page.keyboard.press('ArrowDown');
  await hasFocus(line(subject));
  await page.keyboard.press('o');
  await reading().getByRole('button', { name: pl.link }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: links.kind }).press('ArrowDown');
  await page.getByRole('option', { name: 'Kontrahent', exact: true }).click();
  const { rows } = await terminal.database.records.list(systemActor, 'counterparty', {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 1,
    offset: 0,
  });
  const firm = String(rows[0]?.presentation);
  await dialog.getByRole('combobox', { name: links.record, exact: true }).pressSequentially(firm);
  await page.getByRole('option', { name: firm }).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: pl.link }).click();
  const link = reading().getByRole('link', { name: `Kontrahent ${firm}` });
  await link.waitFor();
  await gone(page.getByRole('dialog'));
  await expect.poll(() => link.getAttribute('href')).toBe(`/${objects.counterparty.path}/${rows[0]?.id}`);

  await page.keyboard.press('Escape');
  await line(subject).focus();
  await page.keyboard.press('#');
  await line(subject).waitFor({ state: 'detached' });
  await expect.poll(() => marksOf('Trash', subject)).toEqual([['\\Seen']]);
  expect(await marksOf('INBOX', subject)).toEqual([]);
});

it('a letter becomes a customer request with its title and sender, and each opens the other', async () => {
  const subject = 'Prosimy o ofertę na piasek';
  const firm = await terminal.database.records.create(systemActor, 'counterparty', {
    name: 'Firma Kowalskiego',
    isCustomer: true,
    email: 'jan@firma.example',
  });
  await arrives(subject, '<p>Ile kosztuje piasek?</p>');
  await page.goto(`${site}/mail`);
  await line(subject).press('Enter');
  await letterText().getByText('Ile kosztuje piasek?').waitFor();
  await reading().getByRole('button', { name: pl.makeRecord }).click();
  await page.getByRole('menuitem', { name: 'Zapytanie klienta', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel(pl.recordTitle).inputValue()).toBe(subject);
  await expect
    .poll(() => dialog.getByRole('combobox', { name: pl.recordCustomer }).inputValue())
    .toBe(String(firm.presentation));
  await dialog.getByRole('button', { name: pl.make, exact: true }).click();
  await page.waitForURL(/customer_request\/\d+$/);
  await page.getByRole('link', { name: subject }).click();
  await page.waitForURL(/mail\?letter=\d+/);
  await reading()
    .getByRole('link', { name: /^Zapytanie klienta ZK/ })
    .waitFor();
});

/** Two letters arrive and are picked. */
const pickedLetters = async (subjects: readonly [string, string]): Promise<void> => {
  for (const subject of subjects) await arrives(subject, '<p>Proszę spojrzeć.</p>');
  await page.goto(`${site}/mail`);
  for (const subject of subjects) {
    await page
      .locator('[data-letter]')
      .filter({ has: page.getByText(subject, { exact: true }) })
      .focus();
    await page.keyboard.press('x');
  }
};
/** Opens the dialog that makes an interaction from the two letters that are picked. */
const interactionFromPicked = async (): Promise<Locator> => {
  const bar = page.getByRole('toolbar', { name: filled(pl.picked, { count: '2' }) });
  await bar.getByRole('button', { name: pl.makeRecord }).press('Enter');
  await page.getByRole('menuitem', { name: objectLabel('pl', 'interaction').one, exact: true }).click();
  return page.getByRole('dialog');
};

it('a record is not made while the files of its letters cannot be read, and the dialog says why', async () => {
  const problem = { code: 'record_not_found', detail: 'Tego listu już nie ma.', status: 404, params: {} };
  await page.route(/\/api\/incoming_email_files\?/, (route) => route.fulfill({ status: 404, json: problem }));
  await pickedLetters(['Wycena płyt', 'Druga wycena płyt']);
  const dialog = await interactionFromPicked();
  await dialog.getByRole('alert').getByText(problem.detail).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: pl.make, exact: true }).isDisabled()).toBe(true);
});

it('two letters that are picked become one interaction, which both open', async () => {
  const [first, second] = ['Rysunek bramy', 'Poprawka do rysunku bramy'] as const;
  await pickedLetters([first, second]);
  const dialog = await interactionFromPicked();
  await expect.poll(() => dialog.getByLabel(pl.recordTitle).inputValue()).toBe(first);
  await dialog.getByRole('button', { name: pl.make, exact: true }).click();
  await page.waitForURL(/interaction(-detail)?\/\d+$/);
  for (const subject of [first, second])
    await page.getByRole('link', { name: subject, exact: true }).waitFor();
});

it('a record with many letters shows the newest ones, and the older ones when it is asked', async () => {
  const make = (object: string, input: RecordInput) =>
    api.database.records.createOnly(systemActor, object, input);
  const customer = await make('counterparty', { name: 'Żwirownia', isCustomer: true });
  const objectId = await make('interaction', { customer, reference: 'Długa sprawa' });
  for (let number = 1; number <= 51; number += 1) {
    const subject = `List nr ${number}`;
    const letter = { emailAccount: account, subject, date: '2026-11-02T08:00:00.000Z' };
    const incomingEmail = await make('incomingEmail', letter);
    await make('incomingEmailLinkedDoc', { incomingEmail, objectName: 'interaction', objectId });
  }
  await page.goto(`${site}/${objects.interaction.path}/${objectId}`);
  const link = (number: number) => page.getByRole('link', { name: `List nr ${number}`, exact: true });
  await link(51).waitFor();
  expect(await link(1).count()).toBe(0);
  await page.getByRole('button', { name: officeTexts('pl').firms.page.older }).press('Enter');
  await link(1).waitFor();
  await gone(page.getByRole('button', { name: officeTexts('pl').firms.page.older }));
});

it('a large attachment stays on its server until somebody opens it', async () => {
  // Its subject is “Wiadomość 0”, and its attachment has six megabytes.
  await asProgram((client) => client.append('INBOX', heavyMessage(6)));
  await page.goto(`${site}/mail`);
  await line('Wiadomość 0').press('Enter');
  const file = reading().getByRole('link', { name: /^rozładunek\.mp4/ });
  await file.waitFor();
  const content = async () => {
    const { rows } = await terminal.database.records.list(systemActor, 'file', {
      filter: parseFilter(registry, objects.file, { name: 'rozładunek.mp4' }),
      sort: [],
      limit: 1,
      offset: 0,
    });
    return rows[0]?.checksum;
  };
  expect(await content()).toBeNull();
  const [download] = await Promise.all([page.waitForEvent('download'), file.press('Enter')]);
  const { size } = await stat(await download.path());
  expect(size).toBe(6 * 1024 * 1024);
  expect(await content()).toEqual(expect.any(String));
});

it('a large attachment that is still on its server is brought for the record that its letter becomes', async () => {
  const drawing = 'rysunek.txt';
  const subject = 'Duży rysunek';
  const parts = [
    '--x',
    'Content-Type: text/plain',
    '',
    'Rysunek jest obok.',
    '--x',
    `Content-Type: text/plain; name="${drawing}"`,
    `Content-Disposition: attachment; filename="${drawing}"`,
    '',
    'Linia\r\n'.repeat(1_000_000),
    '--x--',
  ];
  await arrives(subject, parts.join('\r\n'), [], 'multipart/mixed; boundary=x');
  const letter = await letterAbout(subject);
  const customerId = await api.database.records.createOnly(systemActor, 'counterparty', {
    name: 'Rysownia',
    isCustomer: true,
  });
  const sales = await api.signedIn('sales');
  const answer = await sales.post('/email_record', {
    objectName: 'customerRequest',
    ids: [letter],
    customerId,
  });
  expect(answer).toMatchObject({ status: 201, body: { leftOut: [] } });
  const copied = () =>
    terminal.rows(sql<{
      size: number;
      isHere: boolean;
    }>`select size, checksum is not null as "isHere" from file
      where object_name = 'customerRequest' and object_id = ${bodyOf(answer).id}`);
  expect(await copied()).toMatchObject([{ isHere: true }]);
});

it('a process about a letter is begun beside it, and its first task is there', async () => {
  const admin = await api.signedIn('admin');
  const made = async (path: string, body: object) => bodyOf(await admin.post(path, body)).id;
  const { rows } = await terminal.database.records.list(systemActor, 'user', {
    filter: parseFilter(registry, objects.user, { login: 'sales' }),
    sort: [],
    limit: 1,
    offset: 0,
  });
  const stageId = await made('/stages', { name: 'Odpowiedź klientowi' });
  await made('/bp_definition', {
    name: 'Obsługa listu',
    isActive: true,
    ownerObjectName: 'incomingEmail',
    stageSettingsList: [{ stageId, executorId: rows[0]?.id, executionTerm: 1 }],
  });
  await arrives('List do obsługi', '<p>Proszę o odpowiedź.</p>');
  await page.goto(`${site}/mail`);
  await line('List do obsługi').press('Enter');
  await reading()
    .getByRole('button', { name: officeTexts('pl').processRun.start })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Obsługa listu' }).press('Enter');
  await reading()
    .getByText(/^Odpowiedź klientowi, /)
    .waitFor();
  const tasks = await terminal.database.records.list(systemActor, 'task', {
    filter: parseFilter(registry, objects.task, { stage: stageId }),
    sort: [],
    limit: 5,
    offset: 0,
  });
  expect(tasks.rows).toMatchObject([{ executorId: rows[0]?.id }]);
});

it('an answer begins with the signature of the person for its account, above the letter that it answers', async () => {
  const { rows } = await terminal.database.records.list(systemActor, 'user', {
    filter: parseFilter(registry, objects.user, { login: 'sales' }),
    sort: [],
    limit: 1,
    offset: 0,
  });
  await terminal.database.records.create(systemActor, 'emailSignature', {
    user: Number(rows[0]?.id),
    signatures: [{ name: 'Zwykły', body: '<b>Anna Nowak</b><br>Keja', default: true }],
  });
  const subject = 'Pytanie o termin';
  await arrives(subject, '<p>Kiedy dostawa?</p>');
  await page.goto(`${site}/mail`);
  await line(subject).press('Enter');
  await page.keyboard.press('r');
  const body = writing().getByLabel(pl.body);
  await hasFocus(body);
  await page.keyboard.type('Jutro.');
  await expect
    .poll(() => body.innerHTML())
    .toMatch(
      /^<p>Jutro\.<\/p><div data-signature=""><p>--<\/p><p><strong>Anna Nowak<\/strong><br>Keja<\/p><\/div><p>.*<\/p><blockquote><p>Kiedy dostawa\?<\/p>/,
    );
});

it('letters that answer one another are one line, read as a conversation and answered by keyboard', async () => {
  const [first, second] = ['Dostawa kruszywa', 'Odp: Dostawa kruszywa'];
  await arrives(first, '<p>Kiedy przyjedzie kruszywo?</p>');
  await page.goto(`${site}/mail`);
  await line(first).waitFor();
  await arrives(second, '<p>Prosimy o pilną odpowiedź.</p>', [`In-Reply-To: ${idOf(first)}`]);
  const thread = line(second);
  const ofTwo = filled(pl.conversation, { count: '2' });
  await thread.getByRole('img', { name: ofTwo }).waitFor();
  await expect.poll(() => line('Dostawa kruszywa').count()).toBe(1);
  await thread.focus();
  await page.keyboard.press('Enter');
  await letterText().getByText('Prosimy o pilną odpowiedź.').waitFor();
  await gone(thread.getByRole('img', { name: pl.unread }));
  await expect.poll(() => marksOf('INBOX', first)).toEqual([['\\Seen']]);
  const conversation = page.getByRole('group', { name: ofTwo });
  await conversation.getByText('Kiedy przyjedzie kruszywo?').click();
  await letterText().getByText('Kiedy przyjedzie kruszywo?').waitFor();
  await expect.poll(() => thread.getAttribute('aria-current')).toBe('true');

  await conversation.getByText('Prosimy o pilną odpowiedź.').click();
  await letterText().getByText('Prosimy o pilną odpowiedź.').waitFor();
  await page.keyboard.press('e');
  await reading().getByRole('button', { name: pl.markUnprocessed }).waitFor();
  await page.keyboard.press('r');
  const body = writing().getByLabel(pl.body);
  await hasFocus(body);
  await page.keyboard.type('Jutro o ósmej.');
  await writing().getByText(pl.kept).waitFor();
  await page.keyboard.press('Control+Enter');
  const ofThree = filled(pl.conversation, { count: '3' });
  await page.getByRole('group', { name: ofThree }).getByText('Jutro o ósmej.').click();
  await letterText().getByText('Jutro o ósmej.').waitFor();
  await thread.getByRole('img', { name: ofThree }).waitFor();
});

it('an answer that a colleague has begun is told beside the letter, at once', async () => {
  const subject = 'Wspólna skrzynka';
  await arrives(subject, '<p>Kto odpowie?</p>');
  await page.goto(`${site}/mail`);
  await line(subject).press('Enter');
  await letterText().getByText('Kto odpowie?').waitFor();
  const colleague = await api.signedIn('admin');
  const { rows } = bodyOf(await colleague.get('/email', { searchStr: subject }));
  const inReplyTo = (rows as { id: number }[])[0]?.id;
  const draft = { emailAccount: account, to: 'jan@firma.example', subject: `Re: ${subject}`, inReplyTo };
  expect((await colleague.post('/outgoing_email', draft)).status).toBe(201);
  await page
    .getByRole('alert')
    .filter({ hasText: /^Zaczęta odpowiedź: / })
    .waitFor();
});

// Z, G and D are keys of Polish words: załatwiona (processed), flaga (flag), odpowiedz (reply).
it('a key on a line, also that of the Polish word, acts on its whole conversation, and is undone', async () => {
  const [first, second] = ['Próbka kruszywa', 'Odp: Próbka kruszywa'];
  await arrives(first, '<p>Prosimy o próbkę.</p>');
  await page.goto(`${site}/mail`);
  await line(first).waitFor();
  await arrives(second, '<p>Czekamy.</p>', [`In-Reply-To: ${idOf(first)}`]);
  const thread = line(second);
  await thread.getByRole('img', { name: filled(pl.conversation, { count: '2' }) }).waitFor();
  const states = async (field: 'processed' | 'flagged' | 'mailboxId') => {
    const { rows } = await terminal.database.records.list(systemActor, 'incomingEmail', {
      filter: parseFilter(registry, objects.incomingEmail, { subject: [first, second] }),
      sort: [],
      limit: 9,
      offset: 0,
    });
    return rows.map((each) => each[field]);
  };
  const undo = () => page.getByRole('alert').getByRole('button', { name: 'Cofnij', exact: true }).click();
  const done = (sentence: string, more: Record<string, string> = {}) =>
    page.getByText(filled(sentence, { count: '2', ...more })).waitFor();

  await thread.focus();
  await page.keyboard.press('z');
  await done(pl.processedCount);
  expect(await states('processed')).toEqual([true, true]);
  await undo();
  await expect.poll(() => states('processed')).toEqual([false, false]);

  await thread.focus();
  await page.keyboard.press('g');
  await done(pl.flaggedCount);
  await expect
    .poll(async () => [...(await marksOf('INBOX', first)), ...(await marksOf('INBOX', second))])
    .toEqual([['\\Flagged'], ['\\Flagged']]);

  const [inbox] = await states('mailboxId');
  await thread.focus();
  await page.keyboard.press('#');
  await done(pl.movedCount, { folder: pl.trash });
  await gone(thread);
  expect(await states('mailboxId')).not.toContain(inbox);
  await undo();
  await thread.waitFor();
  expect(await states('mailboxId')).toEqual([inbox, inbox]);

  await thread.focus();
  await page.keyboard.press('x');
  await page.getByText(filled(pl.picked, { count: '2' })).waitFor();
  await page.keyboard.press('x');
  await page.getByText(filled(pl.picked, { count: '2' })).waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await expect.poll(() => writing().getByLabel(pl.subject).inputValue()).toBe(second);
});

it.each([
  ['a, f and u', 'a', 'f', 'u'],
  ['w, p and n of the Polish words', 'w', 'p', 'n'],
])(
  'the keys %s answer a letter to all, pass it on and mark it as unread',
  async (_which, toAll, pass, unread) => {
    const subject = `Klawisze ${toAll}${pass}${unread}`;
    await arrives(subject, '<p>Do wszystkich.</p>');
    await arrives(`${subject}, później`, '<p>Drugi list.</p>');
    await page.goto(`${site}/mail`);
    await line(`${subject}, później`).waitFor();
    const first = line(subject).filter({ hasNotText: 'później' });
    await first.focus();
    await page.keyboard.press('k');
    await hasFocus(line(`${subject}, później`));
    await page.keyboard.press('j');
    await hasFocus(first);
    await page.keyboard.press('Enter');
    await letterText().getByText('Do wszystkich.').waitFor();
    await gone(first.getByRole('img', { name: pl.unread }));
    await page.keyboard.press(unread);
    await first.getByRole('img', { name: pl.unread }).waitFor();

    await page.keyboard.press(toAll);
    const of = (label: string) => writing().getByLabel(label, { exact: true });
    await expect.poll(() => of(pl.cc).inputValue()).toBe('ewa@firma.example');
    await expect.poll(() => of(pl.to).inputValue()).toBe('"Jan Kowalski" <jan@firma.example>');
    await expect.poll(() => of(pl.subject).inputValue()).toBe(`Re: ${subject}`);
    await writing().getByRole('button', { name: 'Zamknij' }).click();
    await gone(writing());
    await first.focus();
    await page.keyboard.press(pass);
    await expect.poll(() => of(pl.subject).inputValue()).toBe(`Fwd: ${subject}`);
    await expect.poll(() => of(pl.to).inputValue()).toBe('');
    await expect.poll(() => of(pl.body).innerText()).toContain('Do wszystkich.');
  },
);

it('letters are narrowed by what is typed into the further filters, and the filters are cleared at once', async () => {
  await arrives('Zapylenie', '<p>Wyjątkowo duże <b>zapylenie</b> placu.</p>');
  await arrives('Zamówienie wapna', '<p>Prosimy o 24 t wapna.</p>');
  await page.goto(`${site}/mail`);
  await line('Zamówienie wapna').waitFor();
  await page.getByRole('button', { name: pl.moreFilters }).click();
  const filters = page.getByRole('group', { name: pl.moreFilters });
  await typeInto(filters.getByLabel(pl.body), 'wyjatkowo duze');
  await gone(line('Zamówienie wapna'));
  await expect
    .poll(() => page.locator('[data-letter]').allTextContents())
    .toEqual([expect.stringContaining('Zapylenie')]);
  await typeInto(filters.getByLabel(pl.from, { exact: true }), 'nikt@nigdzie');
  await page.getByText(pl.noneFits).waitFor();
  await filters.getByRole('button', { name: pl.clearFilters }).click();
  await line('Zamówienie wapna').waitFor();
  await typeInto(filters.getByLabel(pl.periodTo), '01.11.2026');
  await page.keyboard.press('Enter');
  await page.getByText(pl.noneFits).waitFor();
  await typeInto(filters.getByLabel(pl.periodTo), '02.11.2026');
  await page.keyboard.press('Enter');
  await line('Zamówienie wapna').waitFor();
});

it('the sender of a letter whose firm is known becomes a contact person, with name and address filled in', async () => {
  const records = terminal.database.records;
  const firm = await records.create(systemActor, 'counterparty', {
    name: 'Wapiennik Opole',
    isCustomer: true,
  });
  const subject = 'Pytanie z Wapiennika';
  await arrives(subject, '<p>Kto u Państwa zajmuje się wapnem?</p>');
  const received = await letterAbout(subject);
  await records.update(systemActor, 'incomingEmail', received, { counterparty: firm.id });
  await page.goto(`${site}/mail`);
  await line(subject).press('Enter');
  await reading().getByText('jan@firma.example nie należy do żadnej osoby kontaktowej').waitFor();
  await reading().getByRole('link', { name: pl.newContact }).press('Enter');
  const email = page.getByLabel(fieldLabel('pl', 'contactPerson', 'email')).first();
  await expect.poll(() => email.inputValue()).toBe('jan@firma.example');
  await page.keyboard.press('Control+s');
  const made = () =>
    terminal.rows(
      sql`select name, email, counterparty_id as firm from contact_person where counterparty_id = ${firm.id}`,
    );
  await expect.poll(made).toEqual([{ name: 'Jan Kowalski', email: 'jan@firma.example', firm: firm.id }]);
});

it('letters are narrowed by firm, contact person, links, and whether they are dealt with', async () => {
  const records = terminal.database.records;
  const firm = await records.create(systemActor, 'counterparty', {
    name: 'Cementownia Zawada',
    isCustomer: true,
  });
  const person = await records.create(systemActor, 'contactPerson', {
    name: 'Zuzanna Zawadzka',
    counterparty: firm.id,
  });
  const [ofFirm, ofNobody] = ['Filtr zawada', 'Filtr inny'];
  for (const subject of [ofFirm, ofNobody]) await arrives(subject, '<p>Filtr</p>');
  const received = await letterAbout(ofFirm);
  await letterAbout(ofNobody);
  const known = { counterparty: firm.id, contactPerson: person.id, processed: true };
  await records.update(systemActor, 'incomingEmail', received, known);
  await records.create(systemActor, 'incomingEmailLinkedDoc', {
    incomingEmail: received,
    objectName: 'counterparty',
    objectId: firm.id,
  });
  await page.goto(`${site}/mail`);
  await page.getByRole('button', { name: pl.moreFilters }).click();
  const filters = page.getByRole('group', { name: pl.moreFilters });
  const clear = filters.getByRole('button', { name: pl.clearFilters });
  const shown = () => page.locator('[data-letter]').allTextContents();
  for (const [label, typed] of [
    [pl.counterparty, 'Cementownia Zawada'],
    [pl.contactPerson, 'Zuzanna Zawadzka'],
  ] as const) {
    await line(ofNobody).waitFor();
    await filters.getByRole('combobox', { name: label, exact: true }).pressSequentially(typed);
    await page.getByRole('option', { name: typed }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual([expect.stringContaining(ofFirm)]);
    await clear.press('Enter');
  }
  for (const label of [pl.processed, pl.linked]) {
    await line(ofNobody).waitFor();
    const choose = async (answer: string) => {
      // Its name ends with what is chosen.
      await filters.getByRole('combobox', { name: new RegExp(`^${label} `) }).press('ArrowDown');
      await page.getByRole('option', { name: answer, exact: true }).press('Enter');
    };
    await choose(pl.yes);
    await gone(line(ofNobody));
    await line(ofFirm).waitFor();
    await choose(pl.no);
    await gone(line(ofFirm));
    await line(ofNobody).waitFor();
    await clear.press('Enter');
  }
});

it('an answer is begun with a template in the language that is chosen, and keeps its subject', async () => {
  const subject = 'Anfrage Kies';
  await terminal.database.records.create(systemActor, 'counterparty', {
    name: 'Kiesgrube GmbH',
    isCustomer: true,
    language: 'de',
    email: 'kies@kies.example',
  });
  await terminal.database.records.create(systemActor, 'emailTemplate', {
    name: 'Podziękowanie',
    contentVariantsList: [
      { language: 'pl', subject: 'Dziękujemy', body: 'Dziękujemy za zapytanie.' },
      { language: 'de', subject: 'Danke', body: 'Vielen Dank für Ihre Anfrage.' },
    ],
  });
  await arrives(subject, '<p>Was kostet Kies?</p>');
  await page.goto(`${site}/mail`);
  await line(subject).press('Enter');
  await page.keyboard.press('r');
  const body = writing().getByLabel(pl.body);
  await hasFocus(body);
  await page.keyboard.type('Guten Tag, ');
  await writing().getByRole('button', { name: pl.template }).click();
  await page.getByRole('menuitem', { name: 'Podziękowanie DE' }).click();
  await expect.poll(() => body.innerText()).toMatch(/^Guten Tag, Vielen Dank für Ihre Anfrage\.\n/);
  await expect.poll(() => writing().getByLabel(pl.subject).inputValue()).toBe(`Re: ${subject}`);
});

it('a label is put on a letter, and the list is narrowed to its letters', async () => {
  await terminal.database.records.create(systemActor, 'emailLabel', { name: 'Pilne', color: '#c62828' });
  const [urgent, other] = ['Awaria wagi', 'Newsletter'];
  await arrives(urgent, '<p>Waga stoi.</p>');
  await arrives(other, '<p>Nowości.</p>');
  await page.goto(`${site}/mail`);
  await line(other).waitFor();
  await line(urgent).press('Enter');
  await reading().getByRole('button', { name: pl.labels }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Pilne' }).click();
  await page.keyboard.press('Escape');
  await reading().getByText('Pilne').waitFor();
  await line(urgent).getByText('Pilne').waitFor();
  await page.getByRole('combobox', { name: pl.labels }).press('ArrowDown');
  await page.getByRole('option', { name: 'Pilne' }).click();
  await gone(line(other));
  await expect
    .poll(() => page.locator('[data-letter]').allTextContents())
    .toEqual([expect.stringContaining(urgent)]);
});

it('a letter that was sent is taken back within some seconds, and one for later waits in a tray', async () => {
  const isSent = (subject: string) => sentMail.letters.some((each) => each.subject === subject);
  const begin = async (subject: string) => {
    await page.getByRole('button', { name: pl.write, exact: true }).click();
    await hasFocus(writing().getByLabel(pl.to, { exact: true }));
    await page.keyboard.type('jan@firma.example');
    await typeInto(writing().getByLabel(pl.subject), subject);
  };
  await page.goto(`${site}/mail`);
  await begin('Za szybko');
  await page.keyboard.press('Control+Enter');
  await page.getByText(pl.queued).waitFor();
  await page.getByRole('button', { name: 'Cofnij' }).first().click();
  await page.getByText(pl.takenBack).waitFor();
  await expect.poll(() => writing().getByLabel(pl.subject).inputValue()).toBe('Za szybko');
  await typeInto(writing().getByLabel(pl.subject), 'Poprawiony');
  await writing().getByText(pl.kept).waitFor();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => isSent('Poprawiony')).toBe(true);
  expect(isSent('Za szybko')).toBe(false);

  await begin('Na jutro');
  await writing().getByRole('button', { name: pl.sendLater }).click();
  const time = page.getByRole('dialog').getByLabel(pl.sendTime);
  await typeInto(time, '1.1.2020 8:00');
  await page.keyboard.press('Enter');
  await page.getByText(pl.timePast).waitFor();
  await page.getByRole('button', { name: pl.tomorrowMorning }).click();
  await expect.poll(() => time.inputValue()).toMatch(/ 08:00$/);
  await page.getByRole('dialog').getByRole('button', { name: pl.setTime }).click();
  await gone(page.getByRole('dialog'));
  await page.getByRole('button', { name: pl.scheduled }).click();
  await line('Na jutro').press('Enter');
  await reading().getByRole('button', { name: pl.takeBack }).click();
  await expect.poll(() => writing().getByLabel(pl.subject).inputValue()).toBe('Na jutro');
  expect(isSent('Na jutro')).toBe(false);
});

it('Ctrl+Enter where one says when a letter is sent sends it then, and not now', async () => {
  await page.goto(`${site}/mail`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await hasFocus(writing().getByLabel(pl.to, { exact: true }));
  await page.keyboard.type('jan@firma.example');
  await typeInto(writing().getByLabel(pl.subject), 'Dopiero jutro');
  await writing().getByText(pl.kept).waitFor();
  const sent: { readonly sendAt?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/outgoing_email/send'))
      sent.push(request.postDataJSON() as { sendAt?: string });
  });
  await writing().getByRole('button', { name: pl.sendLater }).click();
  await page.getByRole('dialog').getByLabel(pl.sendTime).press('Control+Enter');
  await gone(page.getByRole('dialog'));
  await expect.poll(() => sent.length).toBe(1);
  // A letter that is sent now, too, is on its way within this time.
  await page.waitForTimeout(500);
  expect(sent.map(({ sendAt }) => typeof sendAt)).toEqual(['string']);
});

it('whoever opens another folder or page while a letter is being sent stays there', async () => {
  const shown = () => {
    const { pathname, searchParams } = new URL(page.url());
    return [pathname, searchParams.get('in')];
  };
  await page.goto(`${site}/mail`);
  for (const goOn of [
    async () => {
      await page.getByRole('button', { name: pl.scheduled }).click();
      await page.waitForURL(/in=scheduled/);
    },
    async () => {
      await page.getByRole('link', { name: pl.signatures }).click();
      await page.waitForURL(/email_signature/);
    },
  ]) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/outgoing_email/send', async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: pl.write, exact: true }).click();
    await hasFocus(writing().getByLabel(pl.to, { exact: true }));
    await page.keyboard.type('jan@firma.example');
    await typeInto(writing().getByLabel(pl.subject), 'Długo w drodze');
    await writing().getByText(pl.kept).waitFor();
    const isSending = page.waitForRequest('**/api/outgoing_email/send');
    await page.keyboard.press('Control+Enter');
    await isSending;
    await goOn();
    const place = shown();
    answer();
    await page.getByText(pl.queued).waitFor();
    await page.unroute('**/api/outgoing_email/send');
    expect(shown()).toEqual(place);
  }
});

it('the form of an account tests its connection and names the step that failed', async () => {
  await page.context().close();
  await openAs('admin');
  const test = () => page.getByRole('button', { name: pl.test.button });
  await page.goto(`${site}/email_accounts/${account}`);
  await test().click();
  await page.getByText(/Połączono\. Folderów: \d+/).waitFor();
  // Nobody has this domain, or DNS does not answer here: either is said, and what to do about it.
  await page.getByText('SPF: ').waitFor();
  await page.goto(`${site}/email_accounts/${await newAccount('Złe hasło', 'inne')}`);
  await test().click();
  await page.getByText(pl.faults.password).waitFor();
  expect(await page.getByText(/Połączono/).count()).toBe(0);
  // The result is about other settings than those that are typed now.
  await typeInto(page.getByLabel(fieldLabel('pl', 'emailAccount', 'imapHost')).first(), 'nowy.example');
  await gone(page.getByText(pl.faults.password));
});

it('the owner of a mailbox at Google lets us in from the form of its account, or does not', async () => {
  await page.context().close();
  await openAs('admin');
  const owner = { user: 'szef@keja.example', signIn: 'google', forReceive: true };
  const id = await newAccount('Szef', '', owner);
  const begin = () => page.getByRole('button', { name: pl.consent.google }).click();
  provider.behave({ refuses: true });
  await page.goto(`${site}/email_accounts/${id}`);
  await page.getByText(pl.consent.missing).waitFor();
  await begin();
  await page.getByText(/Dostawca nie dał dostępu do skrzynki: access_denied/).waitFor();
  provider.behave({ refuses: false });
  await page.goto(`${site}/email_accounts/${id}`);
  await begin();
  await page.getByRole('heading', { name: pl.consent.done }).waitFor();
  await page.getByRole('link', { name: pl.consent.back }).click();
  await page.getByText(/Właściciel zgodził się \d/).waitFor();
  await page.getByRole('button', { name: pl.test.button }).click();
  await page.getByText(/Połączono\. Folderów: \d+/).waitFor();
  expect(await page.getByText(pl.consent.missing).count()).toBe(0);
});

it('folders stand in their order, each with how many letters are unread or still missing there', async () => {
  const emailAccount = await newAccount('Kolejność', 'inne');
  const make = (object: string, input: RecordInput) =>
    terminal.database.records.createOnly(systemActor, object, { emailAccount, ...input });
  const sorts = { Żwir: 99, Trash: 5, Archiwum: 99, Junk: 4, Sent: 3, Drafts: 2, INBOX: 1 };
  for (const [name, sort] of Object.entries(sorts)) await make('mailbox', { name, sort });
  const mailbox = await make('mailbox', { name: 'Dwa listy', held: 2, onServer: 5 });
  for (const subject of ['Raz', 'Dwa'])
    await make('incomingEmail', { mailbox, subject, date: '2026-11-02T08:00:00.000Z' });
  await page.goto(`${site}/mail`);
  const shown = page
    .getByRole('navigation', { name: pl.folders })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Kolejność' }) })
    .last();
  await shown
    .getByRole('button', { name: 'Dwa listy' })
    .getByRole('img', { name: filled(pl.unreadCount, { count: '2' }) })
    .waitFor();
  await expect
    .poll(() => shown.getByRole('button').locator('p').allTextContents())
    .toEqual([pl.inbox, pl.serverDrafts, pl.serverSent, pl.junk, pl.trash, 'Archiwum', 'Dwa listy', 'Żwir']);
  await expect
    .poll(() => shown.getByText(/\d+ z \d+/).allTextContents())
    .toEqual([`INBOX 0 z 0${pl.notProved}`, `Dwa listy 2 z 5${pl.notProved}`]);
});
