import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { ValueSource } from '#domain/kernel/valueSource.ts';
import { enumLabel, errorMessage, fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { objectMeta, type ObjectMeta } from '#domain/kernel/meta.ts';
import { declarations, objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { keptBack } from './steps/keptBack.ts';
import { typeInto } from './steps/typeInto.ts';
import { userBy } from './steps/userBy.ts';

const pl = officeTexts('pl');

/** What people do with the records of any object, in a real browser and key by key. */
let desk: Desk;
let api: Desk['api'];
let site: string;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
  ({ api, url: site } = desk);
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('admin');
});
afterEach(() => page.context().close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);
const objectMetaOf = (name: string): ObjectMeta =>
  objectMeta(objects[name as keyof typeof objects], 'pl', true);
const read = (object: string, id: number): Promise<AnyRecord> =>
  api.database.records.get(systemActor, object, id);
const input = (name: string): Locator => page.getByRole('main').locator(`input[name="${name}"]`);
const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
/** Collects the messages that the page shows from now on. */
const messagesFromNow = async (): Promise<() => Promise<string[]>> => {
  const shown = await page.evaluateHandle(() => {
    const found: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.MuiSnackbar-root'))
        if (textContent && !found.includes(textContent)) found.push(textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return found;
  });
  return () => shown.jsonValue();
};
/** Waits until a field shows just this. */
const shows = async (name: string, wanted: string): Promise<void> => {
  await expect.poll(() => input(name).inputValue(), { message: name }).toBe(wanted);
};

describe('A new record', () => {
  /** What each form fills before anything is chosen, from the declarations. */
  const filled = declarations
    .filter(({ writtenBy, createdBy }) => !writtenBy && !createdBy)
    .map((declaration) => ({
      name: declaration.name,
      path: declaration.path,
      fields: Object.entries(declaration.fields).flatMap(([name, field]) =>
        'takes' in field &&
        !field.readOnly &&
        field.takes?.some((each: ValueSource) => each === 'me' || typeof each === 'object')
          ? [name]
          : [],
      ),
    }))
    .filter(({ fields }) => fields.length > 0);

  it.each(filled)(
    'A new record of $name takes $fields from where it is declared',
    async ({ path, fields }) => {
      await page.goto(`${site}/${path}/create`);
      await page.getByRole('button', { name: pl.common.save, exact: true }).waitFor();
      for (const name of fields)
        await expect.poll(() => input(name).inputValue(), { message: `${path} ${name}` }).not.toBe('');
      expect(await page.getByText(pl.detail.unsaved).count()).toBe(0);
      // A field that is left draws the form anew: that must come to an end.
      for (let left = 0; left < 4; left += 1) await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBeTruthy();
    },
  );

  /** Each reference of a form that is filled at once from the one record that a dictionary marks. */
  const filledFromRecord = filled.flatMap(({ name: object, path, fields }) =>
    fields.flatMap((name) => {
      const field = objectMetaOf(object).fields.find((each) => each.name === name);
      return field?.ref && field.takes?.some((source) => typeof source === 'object')
        ? [{ object, path, name, ref: field.ref, from: objects[field.ref as keyof typeof objects].path }]
        : [];
    }),
  );
  const isDefaultOf = (from: string) => (url: URL) =>
    url.pathname === `/api/${from}` && url.searchParams.get('limit') === '1';
  const isSearchOf = (from: string) => (url: URL) =>
    url.pathname === `/api/${from}` && (url.searchParams.get('filter') ?? '').includes('searchStr');
  const opened = async (path: string) => {
    await page.goto(`${site}/${path}/create`);
    await page.getByRole('button', { name: pl.common.save, exact: true }).waitFor();
    const folded = page.locator('main form button[aria-expanded="false"]');
    while (await folded.first().isVisible()) await folded.first().click();
  };
  /** A record that is not the one the form fills in. */
  const others = new Set<string>();
  const anotherOf = async (ref: string, from: string): Promise<string> => {
    const called = `Inny wpis ${from}`;
    const { fields } = objectMetaOf(ref);
    if (!others.has(ref))
      await create(ref, {
        name: called,
        ...(fields.some(({ name }) => name === 'code') ? { code: 'XQ' } : {}),
      });
    others.add(ref);
    return called;
  };

  it.each(filledFromRecord)(
    'A new record of $object keeps what is typed into $name while the value to fill in is on its way',
    async ({ path, name, ref, from }) => {
      const called = await anotherOf(ref, from);
      const value = await keptBack(page, isDefaultOf(from));
      const answer = await keptBack(page, isSearchOf(from));
      await opened(path);
      await value.asked;
      await typeInto(input(name), called);
      await page.keyboard.press('Enter');
      const arrived = page.waitForResponse((response) => isDefaultOf(from)(new URL(response.url())));
      value.letGo();
      await arrived;
      // A default that comes late would replace the text within a moment.
      await page.waitForTimeout(300);
      await expect.poll(() => input(name).inputValue()).toBe(called);
      answer.letGo();
      await shows(name, called);
      await page.waitForTimeout(300);
      await expect.poll(() => input(name).inputValue()).toBe(called);
    },
  );

  it.each(filledFromRecord)(
    'A new record of $object leaves $name to the value that came while a text was typed that is given up',
    async ({ path, name, from }) => {
      const later = await keptBack(page, isDefaultOf(from));
      await opened(path);
      await later.asked;
      await typeInto(input(name), 'nie');
      later.letGo();
      await page.waitForTimeout(300);
      await expect.poll(() => input(name).inputValue()).toBe('nie');
      await page.keyboard.press('Escape');
      await expect.poll(() => input(name).inputValue()).not.toBe('');
      expect(await input(name).inputValue()).not.toBe('nie');
      expect(await page.getByText(pl.detail.unsaved).count()).toBe(0);
    },
  );

  it('keeps what is typed as a draft until it is saved, and no longer', async () => {
    await page.goto(`${site}/drivers`);
    await page.getByRole('grid').waitFor();
    await goTo(page, '/vehicles/create');
    await input('name').waitFor();
    await typeInto(input('name'), 'DRA 1');
    await goTo(page, '/drivers');
    await page.getByRole('grid').waitFor();
    await goTo(page, '/vehicles/create');
    await shows('name', 'DRA 1');
    const told = await messagesFromNow();
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/vehicles\/\d+$/);
    await page.getByText('Zapisano.').waitFor();
    expect(await told()).toEqual(['Zapisano.']);
    await goTo(page, '/vehicles/create');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toContain('DRA 1');
    await shows('name', '');
    // A draft would come back within a moment.
    await page.waitForTimeout(500);
    expect(await input('name').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('DRA 1');
  });

  it('leaves no draft behind when its form is left while the answer to the save is on its way', async () => {
    await page.goto(`${site}/vehicles/create`);
    await typeInto(input('name'), 'LEFT 1');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('LEFT 1');
    const answer = await keptBack(page, (url) => url.pathname === '/api/vehicles');
    await page.keyboard.press('Control+s');
    await answer.asked;
    await goTo(page, '/main');
    await input('name').waitFor({ state: 'detached' });
    answer.letGo();
    await page.getByText('Zapisano.').waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('LEFT 1');
  });

  it('keeps what is typed while the values of a chosen record are on their way', async () => {
    const currency = await create('currency', { name: 'guldeny', code: 'GLD' });
    const manager = await read('user', 1);
    const firm = await create('counterparty', {
      name: 'Późny Odbiorca',
      isCustomer: true,
      currency: currency.id,
      manager: manager.id,
    });
    const values = await keptBack(page, (url) => url.pathname === `/api/vendor_and_customer/${firm.id}`);
    await opened('sales_order');
    await expect.poll(() => input('currency').inputValue()).toMatch(/zło/);
    await typeInto(input('customer'), 'Późny Odbiorca');
    await page.keyboard.press('Enter');
    await values.asked;
    await typeInto(input('currency'), 'eur');
    values.letGo();
    await page.waitForTimeout(500);
    await expect.poll(() => input('currency').inputValue()).toBe('eur');
    await page.keyboard.press('Escape');
    await shows('currency', 'guldeny');
  });

  it('takes from the customer what is left to it, at once, and leaves what was typed', async () => {
    const [currency, term, otherTerm] = await Promise.all([
      create('currency', { name: 'talar', code: 'TLR' }),
      create('termOfPayment', { name: 'sto dni', days: 100 }),
      create('termOfPayment', { name: 'dwieście dni', days: 200 }),
    ]);
    const firm = (name: string, more: RecordInput) =>
      create('counterparty', { name, isCustomer: true, ...more });
    await firm('Pierwszy Odbiorca', { currency: currency.id, termOfPayament: term.id });
    await firm('Drugi Odbiorca', { termOfPayament: otherTerm.id });

    await page.goto(`${site}/sales_order/create`);
    await expect.poll(() => input('currency').inputValue()).toMatch(/zło/);
    await shows('manager', 'Anna Administrator');
    await expect.poll(() => input('status').inputValue()).not.toBe('');
    await typeInto(input('customer'), 'Pierwszy');
    await page.keyboard.press('Enter');
    await shows('currency', 'talar');
    await shows('paymentTerms', 'sto dni');

    await typeInto(input('currency'), 'euro');
    await page.keyboard.press('Enter');
    await typeInto(input('customer'), 'Drugi');
    await page.keyboard.press('Enter');
    await shows('paymentTerms', 'dwieście dni');
    await shows('currency', 'euro');

    await button(/^Warunki/).click();
    await input('paymentTerms').waitFor();
    await typeInto(input('paymentTerms'), '');
    await shows('paymentTerms', '');
    await typeInto(input('customer'), 'Pierwszy');
    await page.keyboard.press('Enter');
    await shows('customer', 'Pierwszy Odbiorca');
    // The terms of this customer would come within a moment.
    await page.waitForTimeout(1000);
    expect(await input('paymentTerms').inputValue()).toBe('');
    await expect.poll(() => input('currency').inputValue()).toBe('euro');
  });
});

describe('A record with one text field', () => {
  it('is written once by Ctrl+S, and not by Enter in this field', async () => {
    const { id } = await create('standing', { name: 'Stały klient' });
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/standings/')) written.push(request.url());
    });
    await page.goto(`${site}/standings/${id}`);
    await typeInto(input('name'), 'Nowy klient');
    await page.keyboard.press('Enter');
    await page.getByText(pl.detail.unsaved).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Zapisano.').waitFor();
    expect(await read('standing', id)).toMatchObject({ name: 'Nowy klient' });
    expect(written).toHaveLength(1);
  });
});

describe('A list', () => {
  it('hands the value of a filter to a new record, where the filter says so', async () => {
    await page.goto(`${site}/vehicles`);
    await button(pl.list.filters).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('treeitem')
      .getByText(fieldLabel('pl', 'vehicle', 'code'), { exact: true })
      .first()
      .click();
    await dialog.getByRole('combobox', { name: pl.filters.operator }).click();
    await page.getByRole('option', { name: pl.filters.operators.eq, exact: true }).click();
    await dialog.getByLabel(pl.filters.value).pressSequentially('KOD7');
    await dialog.getByLabel(pl.filters.fillNew).press('Space');
    await dialog.getByRole('button', { name: pl.filters.apply }).click();
    await page.getByRole('link', { name: pl.list.create }).click();
    await expect.poll(() => input('code').inputValue()).toBe('KOD7');
  });
});

describe('Words without the marks of their letters', () => {
  it('find a record in a list and in a picker', async () => {
    await create('counterparty', { name: 'Żuławska Śluza', isCustomer: true });
    await page.goto(`${site}/vendor_and_customer`);
    await typeInto(page.getByRole('textbox', { name: pl.common.search, exact: true }), 'zulawska sluza');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').getByText('Żuławska Śluza').waitFor();
    await page.goto(`${site}/sales_order/create`);
    await typeInto(input('customer'), 'zulawska');
    await page.keyboard.press('Enter');
    await expect.poll(() => input('customer').inputValue()).toBe('Żuławska Śluza');
  });
});

describe('Many records', () => {
  it('are given one value, and taken out as a spreadsheet', async () => {
    const made = await Promise.all(
      ['BE 1', 'BE 2', 'BE 3'].map((name) => create('vehicle', { name: `${name}ULK` })),
    );
    await page.goto(`${site}/vehicles?search=ULK`);
    const ticks = page.getByRole('grid').locator('tbody input[type=checkbox]');
    await expect.poll(() => ticks.count()).toBe(3);
    for (const place of [0, 1]) {
      await ticks.nth(place).focus();
      await page.keyboard.press('Space');
    }
    await button(pl.bulk.actions).click();
    await page.getByRole('menuitem', { name: pl.bulk.edit }).click();
    const dialog = page.getByRole('dialog', { name: pl.bulk.editTitle });
    await dialog.getByRole('combobox', { name: pl.bulk.editField }).press('Enter');
    await page.getByRole('option', { name: fieldLabel('pl', 'vehicle', 'code'), exact: true }).click();
    await typeInto(dialog.locator('input[name=code]'), 'FLOTA');
    await page.keyboard.press('Enter');
    await page.getByText('Zrobione: 2.').waitFor();
    const codes = await Promise.all(made.map(async ({ id }) => (await read('vehicle', id)).code));
    expect(codes).toEqual(['FLOTA', 'FLOTA', null]);

    await ticks.nth(0).focus();
    await page.keyboard.press('Space');
    await button(pl.bulk.actions).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: pl.bulk.export }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Pojazdy.*\.xlsx$/);
  });

  it('Many records that were marked before stay marked when the others are taken back', async () => {
    const made = await Promise.all(
      ['CF 1', 'CF 2', 'CF 3'].map((name) => create('vehicle', { name: `${name}OLD` })),
    );
    const [, before] = made as [AnyRecord, AnyRecord, AnyRecord];
    await api.database.records.changeDeletionMark(systemActor, 'vehicle', before.id, true);
    const marks = () => Promise.all(made.map(async ({ id }) => (await read('vehicle', id)).markedToDelete));
    await page.goto(`${site}/vehicles?search=OLD`);
    const rows = page.locator('tr[data-row]');
    await expect.poll(() => rows.count()).toBe(3);
    await rows.first().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByText('Oznaczono do usunięcia 2 rekordy').first().waitFor();
    expect(await marks()).toEqual([true, true, true]);
    await page.getByRole('alert').getByRole('button', { name: pl.bulk.undo, exact: true }).press('Enter');
    await expect.poll(marks).toEqual([false, true, false]);
  });

  it('are done one action at a time: Delete on another row waits until nobody works on the first', async () => {
    const [first, second] = (await Promise.all(
      ['DG 1', 'DG 2'].map((name) => create('vehicle', { name: `${name}ONE` })),
    )) as [AnyRecord, AnyRecord];
    await page.goto(`${site}/vehicles?search=ONE`);
    const rowOf = ({ name }: AnyRecord) => page.locator('tr[data-row]').filter({ hasText: String(name) });
    await rowOf(second).waitFor();
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/change_deletion_mark')) asked.push(request.postDataJSON());
    });
    const marking = await keptBack(page, ({ pathname }) => pathname.endsWith('/change_deletion_mark'));
    await rowOf(first).focus();
    await page.keyboard.press('Delete');
    await marking.asked;
    await rowOf(second).focus();
    await page.keyboard.press('Delete');
    marking.letGo();
    await page.getByText('Oznaczono do usunięcia 1 rekord').first().waitFor();
    expect(asked).toMatchObject([{ id: first.id }]);
  });
});

describe('A spreadsheet that is imported', () => {
  const heldAt = 20;
  /** All rows of a sheet: those before the held one, itself, and five after it. */
  const rowCount = heldAt + 6;
  /** New vehicles around one that a test holds. */
  const sheet = (prefix: string): Buffer =>
    Buffer.from(
      [
        'Nr rejestracyjny;Tara',
        ...Array.from({ length: heldAt }, (_, number) => `${prefix} ${number}A;14,5`),
        `${prefix} HELD;15,5`,
        ...Array.from({ length: 5 }, (_, number) => `${prefix} ${number}B;14,5`),
      ].join('\r\n'),
    );
  const dialog = (): Locator => page.getByRole('dialog');
  const openImport = async () => {
    await page.goto(`${site}/vehicles`);
    await button(pl.sheets.menu).click();
    await page.getByRole('menuitem', { name: pl.sheets.import }).click();
    await dialog().waitFor();
  };
  const choose = (prefix: string, name = 'pojazdy.csv') =>
    dialog()
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'text/csv', buffer: sheet(prefix) }]);
  const write = () => button(`Zapisz (${rowCount})`).press('Enter');
  const written = async (prefix: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from vehicle where name like ${`${prefix} %`}`.execute(api.database.sql);
    return rows[0]?.count ?? 0;
  };
  /** Holds one of the vehicles while something is done, so that an import stands still there. */
  const whileHeld = async (prefix: string, act: () => Promise<void>) => {
    const { id } = await create('vehicle', { name: `${prefix} HELD` });
    await api.database.sql.transaction().execute(async (holding) => {
      await sql`select 1 from vehicle where id = ${id} for update`.execute(holding);
      await act();
    });
  };
  const prepared = `Przygotowano wierszy: ${heldAt} z ${rowCount}. Zostaną zapisane razem, po ostatnim.`;

  it('tells how many rows are checked and prepared, and is stopped without a trace', async () => {
    await whileHeld('ST', async () => {
      await openImport();
      await choose('ST');
      await dialog().getByText(`Sprawdzono wierszy: ${heldAt} z ${rowCount}`).waitFor();
      // A check that is stopped leads back to the choice of a file.
      await button(pl.sheets.stop).press('Enter');
      await dialog().getByText(pl.sheets.dropHere).waitFor();
    });
    await sql`delete from vehicle where name = 'ST HELD'`.execute(api.database.sql);
    await choose('ST');
    await button(`Zapisz (${rowCount})`).waitFor();
    await whileHeld('ST', async () => {
      await write();
      await dialog().getByText(prepared).waitFor();
      await page.keyboard.press('Escape');
      await button(pl.sheets.stop).press('Enter');
      await button(pl.sheets.stopping).waitFor();
    });
    await dialog().getByText(errorMessage('pl', 'import_cancelled')).waitFor();
    expect(await written('ST')).toBe(1);
    // It is begun anew from the same dialog.
    await write();
    await dialog().waitFor({ state: 'detached' });
    expect(await written('ST')).toBe(rowCount);
  });

  it('goes on when its page is lost, and is found again in another one with its end', async () => {
    await create('vehicle', { name: 'LO HELD' });
    await openImport();
    await choose('LO', 'zgubiony.csv');
    await button(`Zapisz (${rowCount})`).waitFor();
    await sql`delete from vehicle where name = 'LO HELD'`.execute(api.database.sql);
    await whileHeld('LO', async () => {
      await write();
      await dialog().getByText(prepared).waitFor();
      const context = page.context();
      await page.close();
      page = await context.newPage();
      await openImport();
      await dialog()
        .getByText(/Trwa import pliku „zgubiony.csv”/)
        .waitFor();
      await dialog().getByText(prepared).waitFor();
    });
    await dialog()
      .getByText(/Ostatni import: „zgubiony.csv”, .*nowe 25, zmienione 1/)
      .waitFor();
    await dialog().getByText(pl.sheets.dropHere).waitFor();
    expect(await written('LO')).toBe(rowCount);
  });

  it('is written once, though its answer is lost on the way', async () => {
    let isLost = false;
    // The sheet reaches the server, and its answer never comes back.
    await page.route('**/api/vehicles/import', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await page.context().request.post(`${site}/api/vehicles/import`, {
        multipart: {
          options: JSON.stringify({ mode: 'both', columns: {}, partly: false }),
          file: { name: 'pojazdy.csv', mimeType: 'text/csv', buffer: sheet('AN') },
        },
        headers: { 'idempotency-key': route.request().headers()['idempotency-key'] ?? '', origin: site },
      });
      await route.abort('connectionreset');
    });
    await openImport();
    await choose('AN');
    await write();
    await dialog().getByText(pl.sheets.looking).waitFor();
    expect(await written('AN')).toBe(rowCount);
    await dialog().waitFor({ state: 'detached' });
    await page.getByText(`Zapisano rekordów: ${rowCount}.`).waitFor();
    expect(isLost).toBe(true);
    expect(await written('AN')).toBe(rowCount);
  });
});

describe('A user', () => {
  it('gets a language of the program by its name, and is told of the password that there is, and of the way to one', async () => {
    await page.goto(`${site}/users/create`);
    await typeInto(input('login'), 'nowy.wagowy');
    await typeInto(input('name'), 'Nowy Wagowy');
    await typeInto(input('email'), 'nowy@wagowy.pl');
    await typeInto(input('abbreviation'), 'Nowy Wagowy');
    await expect.poll(() => input('password').getAttribute('placeholder')).toBeNull();
    const wayToPassword = page.getByText(pl.account.firstPassword.replace('%{link}', pl.account.forgotten));
    await wayToPassword.waitFor();
    await typeInto(input('password'), 'n');
    await wayToPassword.waitFor({ state: 'detached' });
    await page.keyboard.press('Backspace');
    await wayToPassword.waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Wpisz najwyżej tyle znaków: 10').waitFor();
    await typeInto(input('abbreviation'), 'NW');
    const language = page.getByRole('combobox', { name: fieldLabel('pl', 'user', 'language') });
    await language.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: enumLabel('pl', 'interfaceLanguage', 'de') }).waitFor();
    expect(await page.getByRole('option', { name: 'ukraiński' }).count()).toBe(0);
    await page.keyboard.type('niem');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/users\/\d+$/);
    expect(await read('user', Number(page.url().split('/').at(-1)))).toMatchObject({ language: 'de' });
    await wayToPassword.waitFor({ state: 'detached' });
    await expect.poll(() => input('password').getAttribute('placeholder')).toBe(pl.detail.secretKept);
  });
});

describe('The rights of a role', () => {
  const tick = (object: string, right: 'read' | 'modify') =>
    page.getByRole('checkbox', {
      name: `${objectLabel('pl', object).many}: ${fieldLabel('pl', 'userRole', `objects.${right}`)}`,
      exact: true,
    });

  it('are given by keys alone, and kept', async () => {
    await page.goto(`${site}/user_roles/create`);
    await typeInto(input('name'), 'Brama');
    await typeInto(input('key'), 'gate');
    await typeInto(page.getByLabel(pl.rights.find), 'pojazd');
    await tick('vehicle', 'read').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => tick('vehicle', 'read').isChecked()).toBe(true);
    await expect.poll(() => tick('vehicle', 'modify').isChecked()).toBe(true);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/user_roles\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    expect((await read('userRole', id)).objects).toMatchObject([
      { objectType: 'vehicle', read: true, modify: true },
    ]);
    await page.reload();
    await expect.poll(() => tick('vehicle', 'modify').isChecked()).toBe(true);
  });

  it('The rights of a role that are built in are shown and cannot be taken away', async () => {
    const role = await api.database.records.predefined(systemActor, 'userRole', 'sales');
    await page.goto(`${site}/user_roles/${role.id}`);
    const builtIn = page.getByRole('checkbox', {
      name: new RegExp(`^${objectLabel('pl', 'salesOrder').many}: .*\\(${pl.rights.builtIn}\\)$`),
    });
    await expect.poll(() => builtIn.count()).toBe(2);
    await expect.poll(() => builtIn.first().isChecked()).toBe(true);
    await expect.poll(() => builtIn.first().isDisabled()).toBe(true);
  });
});

describe('An order', () => {
  it('tells what was changed, and what people said about it', async () => {
    const customer = await create('counterparty', { name: 'Rozmowny Odbiorca', isCustomer: true });
    const { records } = api.database;
    const [status, currency] = await Promise.all([
      records.predefined(systemActor, 'salesOrderStatus', 'NEW'),
      records.predefined(systemActor, 'currency', 'PLN'),
    ]);
    const order = await create('salesOrder', {
      customer: customer.id,
      status: status.id,
      currency: currency.id,
      reference: 'Przed zmianą',
    });
    await records.update(systemActor, 'salesOrder', order.id, {
      reference: 'Po zmianie',
      updatedAt: order.updatedAt,
    });
    await page.goto(`${site}/sales_order/${order.id}`);
    await button(pl.versions.show).click();
    const told = page.getByRole('table', { name: pl.versions.title }).getByRole('listitem');
    await expect.poll(() => told.first().innerText()).toMatch(/Przed zmianą → Po zmianie/);

    const words = 'Klient prosi o dostawę rano.';
    await page.getByLabel(pl.comments.write).pressSequentially(words);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('list', { name: pl.comments.title }).getByText(words).waitFor();
    expect(await page.getByLabel(pl.comments.write).inputValue()).toBe('');
  });
});

it('a list in two windows shows in each what was chosen there, and neither changes the other', async () => {
  await page.goto(`${site}/vehicles?search=G`);
  await page.getByRole('grid').waitFor();
  const counted = await page.evaluateHandle(() => {
    const count = { heard: 0, written: 0 };
    const isOfList = (key: string | null) => key?.endsWith('list.vehicle') === true;
    window.addEventListener('storage', ({ key }) => void (count.heard += isOfList(key) ? 1 : 0));
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its storage
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function counting(key: string, value: string) {
      if (isOfList(key)) count.written += 1;
      setItem.call(this, key, value);
    };
    return count;
  });
  const heard = async (): Promise<number> => (await counted.jsonValue()).heard;
  const other = await page.context().newPage();
  for (const search of ['GD', 'B']) {
    const before = await heard();
    await other.goto(`${site}/vehicles?search=${search}`);
    await other.getByRole('grid').waitFor();
    await expect.poll(heard).toBeGreaterThan(before);
  }
  expect((await counted.jsonValue()).written).toBe(0);
  expect(page.url()).toContain('search=G');
  await other.close();
});

it('a list of values in a filter names what it cannot read, and is applied only after it is corrected', async () => {
  for (const tare of ['11.000', '12.500', '13.000']) await create('vehicle', { name: `TARY ${tare}`, tare });
  await page.goto(`${site}/vehicles?search=TARY`);
  const rows = page.locator('tr[data-row]');
  await expect.poll(() => rows.count()).toBe(3);
  await button('Filtry').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(fieldLabel('pl', 'vehicle', 'tare'), { exact: true })
    .first()
    .click();
  await dialog.getByRole('combobox', { name: pl.filters.operator }).press('Enter');
  await page.getByRole('option', { name: pl.filters.operators.inList, exact: true }).click();
  const values = dialog.getByRole('textbox', { name: pl.filters.valuesByComma });
  await typeInto(values, '11; dwanaście');
  await page.keyboard.press('Enter');
  await dialog.getByText(pl.filters.unreadValues.replace('%{words}', 'dwanaście')).waitFor();
  await typeInto(values, '11; 12,5');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(2);
});

it('a chosen record whose name is kept from the reader stands in its picker by its number', async () => {
  await page.route(/\/api\/vendor_and_customer\/1$/, async (route) => {
    const record = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...record, termOfPayament: { id: 3, presentation: '' } } });
  });
  await page.goto(`${site}/vendor_and_customer/1`);
  await expect.poll(() => input('termOfPayament').inputValue()).toBe('#3');
});

it('Page Down on the last row of the last page takes no focus later, when a row changes', async () => {
  const made = await create('vehicle', { name: 'OSTATNIA STRONA' });
  await page.goto(`${site}/vehicles?search=OSTATNIA`);
  const row = page.locator('tr[data-row]');
  await expect.poll(() => row.count()).toBe(1);
  await row.focus();
  await page.keyboard.press('PageDown');
  const search = page.getByLabel('Szukaj', { exact: true });
  await search.focus();
  await api.database.records.update(systemActor, 'vehicle', made.id, { tare: '14.250' });
  await expect.poll(() => row.innerText()).toContain('14,25');
  await hasFocus(search);
});

it('a number in a filter that cannot be read is marked, and the filter is applied only after it is corrected', async () => {
  for (const tare of ['21.000', '22.000']) await create('vehicle', { name: `JEDNA ${tare}`, tare });
  await page.goto(`${site}/vehicles?search=JEDNA`);
  const rows = page.locator('tr[data-row]');
  await expect.poll(() => rows.count()).toBe(2);
  await button('Filtry').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(fieldLabel('pl', 'vehicle', 'tare'), { exact: true })
    .first()
    .click();
  const value = dialog.getByRole('textbox', { name: pl.filters.value });
  await typeInto(value, 'dwa');
  await page.keyboard.press('Enter');
  await dialog.getByText(pl.detail.badNumber).waitFor();
  await typeInto(value, '22');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(1);
});

it('all notifications are marked as read at once, also those that the bell does not list', async () => {
  const { id: user } = await userBy(desk, 'admin');
  for (let count = 0; count < 130; count += 1)
    await create('notification', { userId: user, title: `Wiadomość ${count}` });
  const unread = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from notification where user_id = ${user} and not read
    `.execute(api.database.sql);
    return rows[0]?.count;
  };
  await page.goto(`${site}/main`);
  await page
    .getByRole('banner')
    // These 130 and those of the demo.
    .getByRole('button', { name: /Powiadomienia.*13\d/ })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: pl.notifications.readAll }).press('Enter');
  await expect.poll(unread).toBe(0);
});

it('a notification that another window has marked as read is opened from a list that still shows it', async () => {
  const { id: vehicle, name } = await create('vehicle', { name: 'PNO 21AB' });
  const title = `Przegląd pojazdu ${String(name)}`;
  const { id } = await create('notification', {
    userId: (await userBy(desk, 'admin')).id,
    title,
    objectName: 'vehicle',
    objectId: vehicle,
  });
  const lists = /\/api\/notification\?/;
  const [listed] = await Promise.all([page.waitForResponse(lists), page.goto(`${site}/main`)]);
  const asBefore = await listed.text();
  await page.route(lists, (route) => route.fulfill({ body: asBefore, contentType: 'application/json' }));
  await api.database.records.update(systemActor, 'notification', id, { read: true });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Powiadomienia/ })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: title }).press('Enter');
  await expect.poll(() => page.url()).toMatch(new RegExp(`/vehicles/${vehicle}$`));
  await page.unroute(lists);
});

it('a quick filter takes what is typed as soon as its chip was pressed', async () => {
  const { id: vehicle } = await create('vehicle', { name: 'QZF 31AB' });
  const { numberStr } = await create('disposition', { vehicle });
  await create('disposition', { vehicle: (await create('vehicle', { name: 'QZG 41AB' })).id });
  await page.goto(`${site}/disposition`);
  await page.getByRole('button', { name: 'Pojazd ▾' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Pojazd' });
  const hasTheKeyboard = () =>
    box.getByRole('combobox').evaluate((typedInto) => typedInto === document.activeElement);
  await expect.poll(hasTheKeyboard).toBe(true);
  await page.keyboard.type('qzf31');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Pojazd.*QZF 31AB/ }).waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: /QZ[FG] \d1AB/ }).allInnerTexts()).toHaveLength(1); // prettier-ignore
  await page
    .getByRole('row')
    .filter({ hasText: String(numberStr) })
    .waitFor();
});

it('a quick filter takes a name that is still looked up when its box is left', async () => {
  const { id: vehicle } = await create('vehicle', { name: 'QZH 51AB' });
  await create('disposition', { vehicle });
  await page.goto(`${site}/disposition`);
  await page.getByRole('button', { name: 'Pojazd ▾' }).press('Enter');
  const box = page.getByRole('dialog', { name: 'Pojazd' });
  await hasFocus(box.getByRole('combobox'));
  const answer = await keptBack(page, ({ searchParams }) =>
    (searchParams.get('filter') ?? '').includes('qzh51'),
  );
  await page.keyboard.type('qzh51');
  await answer.asked;
  await page.mouse.click(5, 5);
  answer.letGo();
  await page.getByRole('button', { name: /Pojazd.*QZH 51AB/ }).waitFor();
  expect(await box.count()).toBe(0);
});

it('a quick filter that cannot be read is marked at Enter, and changes nothing when its box is left', async () => {
  for (const tare of ['31.000', '32.000']) await create('vehicle', { name: `SZYBKA ${tare}`, tare });
  const view = await create('viewSetting', {
    name: 'Tary pojazdów',
    objectId: 'vehicle',
    viewType: 'list',
    items: [{ path: 'name' }, { path: 'tare' }],
    toolbar: { quickFilters: ['tare'] },
  });
  await page.goto(`${site}/vehicles/view/${view.id}?search=SZYBKA`);
  const rows = page.locator('tr[data-row]');
  await expect.poll(() => rows.count()).toBe(2);
  const tare = fieldLabel('pl', 'vehicle', 'tare');
  const typeInBox = async (words: string) => {
    // The chip comes before the heading of the column, which is a button of the same name.
    await page.getByRole('button', { name: tare }).first().press('Enter');
    await typeInto(page.getByRole('dialog').getByRole('textbox'), words);
    await page.keyboard.press('Enter');
  };
  await typeInBox('31');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(1);
  await typeInBox('31x');
  await page.getByRole('dialog').getByText(pl.detail.badNumber).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A filter that was removed would show both rows within this time.
  await page.waitForTimeout(500);
  await expect.poll(() => rows.count()).toBe(1);
});

describe('The search of the menu', () => {
  const menu = () => page.getByRole('navigation', { name: pl.shell.mainMenu });

  it('finds records too, and Enter opens the first where no screen is called so', async () => {
    const { id } = await create('vehicle', { name: 'QZX 77PL' });
    await page.goto(`${site}/main`);
    await menu().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qzx77');
    await menu().getByRole('link', { name: 'QZX 77PL' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/vehicles/${id}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('QZX 77PL');
  });

  const walkTo = async (name: string) => {
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('ArrowDown');
      if (await page.evaluate((wanted) => document.activeElement?.textContent?.includes(wanted), name))
        return;
    }
    throw new Error(`the arrows do not lead to ${name}`);
  };

  /** Types words and presses Enter at once, while the records' answers are late. */
  const enterQuickly = async (words: string) => {
    await page.route(
      (url) => url.pathname === '/api/search',
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue().catch(() => undefined);
      },
    );
    await page.goto(`${site}/main`);
    await menu().getByRole('link').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  };

  it('waits for the answer to what stands in the box, and opens the record called just so', async () => {
    const [one] = await Promise.all([
      create('vehicle', { name: 'QWE 41' }),
      create('vehicle', { name: 'QWE 412' }),
    ]);
    await enterQuickly('qwe41');
    await page.waitForURL(`${site}/vehicles/${one.id}`);
    expect(page.url()).toBe(`${site}/vehicles/${one.id}`);
  });

  it('takes none of several, says so, and the arrows lead through them', async () => {
    const [one] = await Promise.all([
      create('vehicle', { name: 'QRT 511' }),
      create('vehicle', { name: 'QRT 512' }),
    ]);
    await enterQuickly('qrt');
    await menu().getByRole('status').getByText(pl.shell.severalFound.replace('%{words}', 'qrt')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/main');
    await menu().getByRole('link', { name: 'QRT 511' }).waitFor();
    await walkTo('QRT 511');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/vehicles/${one.id}`);
  });

  it('opens what the arrows have reached, though Enter was pressed for other words and their answer comes then', async () => {
    const [one, other] = [
      await create('vehicle', { name: 'QYA 41' }),
      await create('vehicle', { name: 'QYA 52' }),
    ];
    const late = await keptBack(page, ({ searchParams }) => searchParams.get('q') === 'qya5');
    await page.goto(`${site}/main`);
    await menu().getByRole('link').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qya');
    await menu().getByRole('link', { name: 'QYA 41' }).waitFor();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await late.asked;
    await walkTo('QYA 41');
    const answered = page.waitForResponse(
      (response) => response.url().includes('q=qya5') && !response.url().includes('first'),
    );
    late.letGo();
    await (await answered).finished();
    await page.waitForTimeout(300);
    expect(page.url()).not.toContain(`/vehicles/${other.id}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/vehicles/${one.id}`);
  });

  it.each([
    ['nowy pojazd', '/vehicles/create'],
    ['dodaj zam sprz', '/sales_order/create'],
    ['sprzedazy zamowienia', '/sales_order'],
  ])('„%s” leads to %s', async (words, path) => {
    await enterQuickly(words);
    await page.waitForURL(`${site}${path}`);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('changes the language, the appearance and signs out', async () => {
    await enterQuickly('ciemny');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme))
      .toContain('dark');
    await enterQuickly('niemiecki');
    await page.getByRole('navigation', { name: officeTexts('de').shell.mainMenu }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('polnisch');
    await page.keyboard.press('Enter');
    await menu().waitFor();
    await enterQuickly('wyloguj');
    await page.locator('input[name=password]').waitFor();
    await desk.signedIn('admin');
  });

  it('shows the whole name of each action and record', async () => {
    const name = `Skup i Sprzedaż Zbóż oraz Pasz Qzwyk ${'Spółka Zagraniczna '.repeat(3)}`.trim();
    await create('counterparty', { name, isCustomer: true });
    const cutNames = () =>
      menu()
        .locator('.MuiListItemText-primary')
        .evaluateAll((shown) => shown.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)); // prettier-ignore
    await page.goto(`${site}/main`);
    await menu().getByRole('link').first().waitFor();
    for (const [words, shown] of [
      ['dodaj', menu().getByRole('region', { name: pl.shell.actions })],
      ['qzwyk', menu().getByRole('link', { name })],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
      await shown.waitFor();
      expect(await cutNames()).toEqual([]);
    }
  });

  it('keeps what was found first while another letter is typed', async () => {
    await create('vehicle', { name: 'QSB 41' });
    const whole = await keptBack(
      page,
      ({ pathname, searchParams }) => pathname === '/api/search' && !searchParams.has('first'),
    );
    const next = await keptBack(
      page,
      ({ pathname, searchParams }) => pathname === '/api/search' && searchParams.get('q') === 'qsb4',
    );
    await page.goto(`${site}/main`);
    await menu().getByRole('link').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qsb');
    await menu().getByRole('link', { name: 'QSB 41' }).waitFor();
    await page.keyboard.type('4');
    await next.asked;
    await expect.poll(() => menu().getByRole('link', { name: 'QSB 41' }).count()).toBe(1);
    next.letGo();
    whole.letGo();
  });

  it('opens the record that the arrows have reached, though a later answer has others', async () => {
    const one = await create('vehicle', { name: 'QSA 41' });
    await create('vehicle', { name: 'QSA 52' });
    let letAnswer = (): void => undefined;
    const answers = new Promise<void>((resolve) => (letAnswer = resolve));
    await page.route(
      (url) => url.pathname === '/api/search' && url.searchParams.get('q') === 'qsa5',
      async (route) => {
        await answers;
        await route.continue();
      },
    );
    await page.goto(`${site}/main`);
    await menu().getByRole('link').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qsa');
    await menu().getByRole('link', { name: 'QSA 41' }).waitFor();
    const asked = page.waitForRequest((request) => request.url().includes('q=qsa5'));
    const answered = page.waitForResponse((response) => response.url().includes('q=qsa5'));
    await page.keyboard.type('5');
    await asked;
    await walkTo('QSA 41');
    letAnswer();
    await (await answered).finished();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/vehicles/${one.id}`);
    expect(page.url()).toBe(`${site}/vehicles/${one.id}`);
  });

  it('shows names that resemble what was typed, opens none by itself, and the arrows lead to them', async () => {
    const { id } = await create('driver', { name: 'Żegota Kwiatuszewski' });
    await page.goto(`${site}/main`);
    await menu().getByRole('link').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kwiatuszweski');
    await menu().getByText(pl.shell.alikeFound.replace('%{words}', 'kwiatuszweski')).waitFor();
    await page.keyboard.press('Enter');
    await menu().getByRole('link', { name: 'Żegota Kwiatuszewski' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/main');
    await walkTo('Żegota Kwiatuszewski');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/drivers/${id}`);
    expect(page.url()).toBe(`${site}/drivers/${id}`);
  });

  it('shows a forwarder nothing that they may not read', async () => {
    const other = await create('counterparty', { name: 'Tajny Kontrahent QQW' });
    await page.context().close();
    page = await desk.pageOf('forwarder');
    await page.goto(site);
    await menu().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mewa');
    await menu().getByRole('link', { name: /Mewa/ }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qqw');
    await menu().getByText(pl.shell.nothingInMenu.replace('%{text}', 'qqw')).waitFor();
    await page.waitForTimeout(1500);
    expect(
      await menu()
        .getByRole('link', { name: String(other.presentation) })
        .count(),
    ).toBe(0);
  });
});
