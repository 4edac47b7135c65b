import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { objects, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { filled } from '#domain/words/filled.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { pasteInto } from './steps/pasteInto.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = mailboxWords('pl');

/** How people write letters: every key by itself, in the browser. */
let desk: Desk;
let account: number;
let page: Page;

const create = async (object: string, input: RecordInput): Promise<number> =>
  (await desk.api.database.records.create(systemActor, object, input)).id;
beforeAll(async () => {
  desk = await openDesk();
  account = await create('emailAccount', {
    name: 'Biuro',
    user: 'biuro@keja.example',
    isGeneral: true,
    forReceive: false,
    forSend: true,
    smtpHost: 'smtp.keja.example',
    smtpPort: 465,
    password: 'tajne',
  });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const writing = (): Locator => page.getByRole('region', { name: pl.write });
const body = (): Locator => writing().getByRole('textbox', { name: pl.body });
const tool = (name: string): Locator => writing().getByRole('button', { name, exact: true });
const html = (): Promise<string> => body().innerHTML();
const begin = async (subject: string): Promise<void> => {
  await page.goto(`${desk.url}/mail`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await hasFocus(writing().getByLabel(pl.to, { exact: true }));
  await page.keyboard.type('jan@firma.example');
  await typeInto(writing().getByLabel(pl.subject), subject);
  await body().focus();
  await page.keyboard.press('Control+Home');
};
const storedBody = async (subject: string): Promise<unknown> => {
  const { rows } = await desk.api.database.records.list(systemActor, 'outgoingEmail', {
    filter: parseFilter(registry, objects.outgoingEmail, { subject }),
    sort: [],
    limit: 2,
    offset: 0,
  });
  expect(rows.length).toBeLessThan(2);
  const [row] = rows;
  return row && (await desk.api.database.records.get(systemActor, 'outgoingEmail', row.id)).body;
};
const paste = (kinds: Readonly<Record<string, string>>): Promise<void> => pasteInto(body(), kinds);
const polishLetters = 'Zażółć gęślą jaźń';
/** The place of a signature that nobody has. */
const unsigned = '<div data-signature=""><p></p></div>';
/** Of the empty lines the browser needs something to show. */
const drawn = (written: string): string =>
  written.replaceAll('<p></p>', '<p><br class="ProseMirror-trailingBreak"></p>');

it('formats are typed by keys, kept as a draft, there after a reload, and taken back one by one', async () => {
  await begin('Formaty');
  await page.keyboard.type(`${polishLetters}. `);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Ważne');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' pilne');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- żwir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('piasek');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. pierwszy');
  const written = `<p>${polishLetters}. <strong>Ważne</strong><em> pilne</em></p><ul><li><p>żwir</p></li><li><p>piasek</p></li></ul><ol><li><p>pierwszy</p></li></ol>${unsigned}`;
  await expect.poll(html).toBe(drawn(written));
  await expect.poll(() => storedBody('Formaty')).toBe(written);
  await page.keyboard.press('Tab');
  await hasFocus(tool(pl.send));
  await page.reload();
  await expect.poll(html).toBe(drawn(written));

  await body().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Raz');
  await page.keyboard.press('Control+z');
  await expect.poll(html).toBe(drawn(written));
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(html).toContain(`<p>Raz${polishLetters}`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => storedBody('Formaty')).toBe(written);
});

it('the letters of a Polish keyboard, which Windows reports with Ctrl and Alt, format nothing', async () => {
  await begin('Polska klawiatura');
  await page.keyboard.type('Otó');
  for (const key of ['c', '1', '7', 's']) await page.keyboard.press(`Control+Alt+${key}`);
  await page.keyboard.type('ż ćma');
  await expect.poll(html).toBe(drawn(`<p>Otóż ćma</p>${unsigned}`));
});

it('the toolbar is one stop of Tab, walked by arrows, and says what is on at the cursor', async () => {
  await begin('Pasek');
  await page.keyboard.press('Shift+Tab');
  const toolbar = writing().getByRole('toolbar', { name: pl.format });
  await hasFocus(tool(pl.bold));
  await page.keyboard.press('ArrowRight');
  await hasFocus(tool(pl.italic));
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowLeft');
  await hasFocus(tool(pl.redo));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tool(pl.bold).getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Enter');
  await hasFocus(body());
  await page.keyboard.type('Mocne');
  await expect.poll(html).toContain('<p><strong>Mocne</strong></p>');
  await expect.poll(() => tool(pl.bold).getAttribute('aria-pressed')).toBe('true');
  await tool(pl.quote).click();
  await expect.poll(html).toContain('<blockquote><p><strong>Mocne</strong></p></blockquote>');
  await tool(pl.clearFormat).click();
  await expect.poll(html).toBe(drawn(`<p>Mocne</p>${unsigned}`));
  await expect.poll(() => toolbar.getByRole('button').count()).toBe(10);
});

it('a link is asked for, must lead somewhere, and shows where it leads', async () => {
  await begin('Łącze');
  await page.keyboard.type('Nasz cennik');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await tool(pl.insertLink).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel(pl.linkAddress);
  await hasFocus(address);
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await dialog.getByText(pl.linkWrong).waitFor();
  await typeInto(address, 'keja.example/cennik');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(body());
  await expect.poll(html).toContain('<a href="https://keja.example/cennik">cennik</a>');
  await page.keyboard.type('.');
  await expect.poll(html).toContain('cennik</a>.</p>');
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowLeft');
  await writing()
    .getByText(filled(pl.linkLeads, { address: 'https://keja.example/cennik' }))
    .waitFor();
  await tool(pl.insertLink).click();
  await hasFocus(address);
  await expect.poll(() => dialog.getByLabel(pl.linkSays).inputValue()).toBe('cennik');
  await typeInto(address, '');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(html).toContain('<p>Nasz cennik.</p>');
});

it('what is pasted from Word comes in as words and lists, and plain text line by line', async () => {
  await begin('Z Worda');
  const entry = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
  await paste({
    'text/html': `<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment--><p class=MsoNormal style='margin-left:40pt'><b>Oferta</b><span style='color:red'> dla Żanety</span><o:p></o:p></p>${entry(1, '·', 'żwir')}${entry(2, 'o', 'płukany')}${entry(1, '·', 'piasek')}<script>top.taken = 1</script><img src="https://x.example/1.png"><p class=MsoNormal>Razem</p><!--EndFragment--></body></html>`,
    'text/plain': 'Oferta',
  });
  await expect
    .poll(html)
    .toContain(
      '<p><strong>Oferta</strong> dla Żanety</p><ul><li><p>żwir</p><ul><li><p>płukany</p></li></ul></li><li><p>piasek</p></li></ul><p>Razem</p>',
    );
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  await page.keyboard.press('Enter');
  await paste({ 'text/plain': 'Ósma\r\n\r\n<b>dziewiąta</b>' });
  await expect.poll(html).toContain(drawn('<p>Ósma</p><p></p><p>&lt;b&gt;dziewiąta&lt;/b&gt;</p>'));
});

it('what is typed while the network is slow is not lost and not doubled', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await page.route('**/api/outgoing_email**', async (route) => {
    if (route.request().method() === 'POST') {
      calls += 1;
      await held;
    }
    await route.continue();
  });
  await begin('Wolna sieć');
  await page.keyboard.type('Pierwsze słowa');
  await expect.poll(() => calls).toBe(1);
  await page.keyboard.type(', drugie słowa');
  release();
  await expect.poll(() => storedBody('Wolna sieć')).toBe(`<p>Pierwsze słowa, drugie słowa</p>${unsigned}`);
  await expect.poll(html).toBe(drawn(`<p>Pierwsze słowa, drugie słowa</p>${unsigned}`));
  expect(calls).toBe(1);
});

it('a draft whose answers are lost is made once, and gets what was typed since', async () => {
  const asked: (string | null)[] = [];
  // The page itself sends a write that gets no answer once more, so two answers are lost before it says anything.
  await page.route('**/api/outgoing_email', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.push(route.request().postData());
    if (asked.length > 2) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await begin('Zgubiona odpowiedź');
  await page.keyboard.type('Pierwsze słowa');
  await writing().getByRole('alert').waitFor();
  await page.keyboard.type(', drugie słowa');
  await expect
    .poll(() => storedBody('Zgubiona odpowiedź'))
    .toBe(`<p>Pierwsze słowa, drugie słowa</p>${unsigned}`);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(1);
});

it('a letter that is discarded while its first save is on its way is no draft', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/outgoing_email'),
  );
  await page.route('**/api/outgoing_email', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await begin('Odrzucony');
  await asked;
  await writing().getByRole('button', { name: pl.discard }).click();
  await writing().waitFor({ state: 'detached' });
  release();
  const marks = () =>
    desk.api.database.sql
      .selectFrom('outgoing_email')
      .select('marked_to_delete as marked')
      .where('subject', '=', 'Odrzucony')
      .execute();
  await expect.poll(marks).toEqual([{ marked: true }]);
});

it('a new letter is begun while another new one is written, which stays a draft', async () => {
  await begin('Najpierw ten');
  await page.keyboard.type('Pierwsze słowa');
  await expect.poll(() => storedBody('Najpierw ten')).toBe(`<p>Pierwsze słowa</p>${unsigned}`);
  await page.getByRole('button', { name: pl.write, exact: true }).click();
  await expect.poll(() => writing().getByLabel(pl.subject).inputValue()).toBe('');
  await typeInto(writing().getByLabel(pl.subject), 'Potem ten');
  await expect.poll(() => storedBody('Potem ten')).toBe(`<p></p>${unsigned}`);
  expect(await storedBody('Najpierw ten')).toBe(`<p>Pierwsze słowa</p>${unsigned}`);
});

it('a letter that cannot be discarded is not said to be discarded, and stays among the drafts', async () => {
  await page.route('**/api/outgoing_email/change_deletion_mark', (route) => route.abort());
  await begin('Zostaje');
  await writing().getByText(pl.kept).waitFor();
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/outgoing_email/change_deletion_mark'),
  );
  await writing().getByRole('button', { name: pl.discard }).click();
  await refused;
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: pl.drafts }).click();
  await page.locator('[data-letter]').filter({ hasText: 'Zostaje' }).waitFor();
  expect(await page.getByText(pl.discarded).count()).toBe(0);
});

it('a letter waits for a file that is being added, and is not sent without one that cannot be', async () => {
  const order: string[] = [];
  let held = Promise.withResolvers<void>();
  let isLost = false;
  await page.route('**/api/outgoing_email/attachment', async (route) => {
    await held.promise;
    if (isLost) return route.abort();
    const response = await route.fetch();
    order.push('the file is there');
    return route.fulfill({ response });
  });
  await page.route('**/api/outgoing_email/send', async (route) => {
    order.push('it is sent');
    await route.continue();
  });
  const add = async (name: string): Promise<void> => {
    const asked = page.waitForRequest('**/api/outgoing_email/attachment');
    await writing()
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await asked;
  };
  await begin('Z umową');
  await writing().getByText(pl.kept).waitFor();
  await add('umowa.pdf');
  await page.keyboard.press('Control+Enter');
  // A letter that did not wait would be sent by now.
  await page.waitForTimeout(1000);
  held.resolve();
  await page.getByText(pl.queued).waitFor();
  expect(order).toEqual(['the file is there', 'it is sent']);

  held = Promise.withResolvers();
  isLost = true;
  await begin('Bez umowy');
  await writing().getByText(pl.kept).waitFor();
  await add('umowa.pdf');
  await page.keyboard.press('Control+Enter');
  held.resolve();
  await page.locator('.RaNotification-error').waitFor();
  await expect.poll(() => tool(pl.send).isVisible()).toBe(true);
  expect(order).toHaveLength(2);
});

it('another account brings its own signature, and one that was changed by hand stays', async () => {
  const { rows } = await desk.api.database.records.list(systemActor, 'user', {
    filter: parseFilter(registry, objects.user, { login: 'sales' }),
    sort: [],
    limit: 1,
    offset: 0,
  });
  const user = Number(rows[0]?.id);
  const signature = (written: string, email: number | null) =>
    create('emailSignature', { user, email, signatures: [{ name: 'Mój', body: written, default: true }] });
  await signature('<b>Biuro Keja</b>', account);
  await signature('Ewa\nKeja', null);
  await begin('Podpis');
  const choose = async (name: string) => {
    await writing().getByRole('combobox', { name: pl.sendBy }).press('Enter');
    await page.getByRole('option', { name }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  };
  const office = '<p>--</p><p><strong>Biuro Keja</strong></p>';
  const own = '<p>--</p><p>Ewa</p><p>Keja</p>';
  await page.keyboard.type('Treść');
  await expect.poll(html).toBe(`<p>Treść</p><div data-signature="">${office}</div>`);
  await choose(pl.ownServer);
  await expect.poll(html).toBe(`<p>Treść</p><div data-signature="">${own}</div>`);
  await body().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' sp. z o.o.');
  await choose('Biuro');
  await expect.poll(html).toContain('<p>Keja sp. z o.o.</p>');
  await expect.poll(() => storedBody('Podpis')).not.toContain('Biuro Keja');
});
