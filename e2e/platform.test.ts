import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { generate } from 'otplib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { demoPassword } from '#database/demo/people.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { typeInto } from './steps/typeInto.ts';

/** What an administrator makes of the platform, and people of their lists, is there again on any computer. */
let api: TestApi;
let browser: Browser;
let site: string;
beforeAll(async () => {
  [api, browser] = await Promise.all([startTestApi(), launchBrowser()]);
  site = new URL(api.url).origin;
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

/** A computer that nobody has sat at. */
const newComputer = async (): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pl-PL' });
  const page = await context.newPage();
  return { context, page };
};

const menuShown = (page: Page) => page.getByRole('navigation').first().waitFor();
const withPassword = async (page: Page, login: string): Promise<void> => {
  await page.goto(site);
  await typeInto(page.locator('input[name=email]'), login);
  await typeInto(page.locator('input[name=password]'), demoPassword);
  await page.keyboard.press('Enter');
};
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
/** Chooses from an open list, and waits until it is closed: it hides the dialog and gives the focus back. */
const choose = async (page: Page, name: string) => {
  await option(page, name).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, column: string) =>
  page.getByRole('columnheader').getByRole('button', { name: column, exact: true });
const columnsOf = (page: Page) => page.getByRole('columnheader').locator('[data-sort] span').allInnerTexts();
const plates = (page: Page) => page.getByRole('grid').locator('tbody tr .names').allInnerTexts();

/** Turns the second step on in one's profile. An app takes each of its codes once: the next is half a minute away. */
const setUpSecondStep = async (
  page: Page,
): Promise<{ nextCode: () => Promise<string>; recoveryCode: string }> => {
  await page.goto(`${site}/user-profile`);
  await button(page, 'Kod z aplikacji').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=password]').pressSequentially('nie-to-haslo');
  await page.keyboard.press('Enter');
  await dialog.getByText('Nieprawidłowe hasło.').waitFor();
  await dialog.locator('input[name=password]').press('Control+a');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' }).waitFor();
  const shown = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  const secret = shown.replaceAll(' ', '');
  await typeInto(dialog.getByLabel('Kod, który pokazuje aplikacja'), await generate({ secret }));
  await dialog.getByRole('button', { name: 'Włącz', exact: true }).click();
  await page.getByRole('dialog', { name: 'Kody zapasowe' }).waitFor();
  const recoveryCode = await page
    .getByRole('listitem')
    .filter({ hasText: /^[\w-]+$/ })
    .first()
    .innerText();
  await button(page, 'Mam zachowane kody').click();
  await page.getByText('Włączone: po haśle pytamy o kod z aplikacji.').waitFor();
  return {
    nextCode: () => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }),
    recoveryCode,
  };
};

const addParameter = async (page: Page, name: string, type: string, object: string): Promise<void> => {
  await page.goto(`${site}/additional_parameters/create`);
  await typeInto(page.getByRole('main').getByRole('textbox', { name: 'Nazwa', exact: true }), name);
  await page.getByRole('combobox', { name: /^Rodzaj/ }).click();
  await option(page, type).click();
  await typeInto(page.getByRole('combobox', { name: 'Obiekt' }), object);
  await option(page, object).click();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/additional_parameters\/\d+$/);
};

it('an administrator with two-step sign-in lays out a list with a parameter, filters by it, arranges columns, and finds all of it after reloading and at another computer', async () => {
  const { context, page } = await newComputer();
  await withPassword(page, 'admin');
  await menuShown(page);
  const { nextCode, recoveryCode } = await setUpSecondStep(page);
  await button(page, /^Konto: /).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await page.waitForURL(/\/login/);
  await withPassword(page, 'admin');
  const code = page.locator('input[name=code]');
  await typeInto(code, '000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  await typeInto(code, await nextCode());
  await page.keyboard.press('Enter');
  await menuShown(page);

  await addParameter(page, 'Liczba osi', 'Liczba', 'Pojazdy');

  await page.goto(`${site}/view-builder/vehicle/list`);
  await button(page, 'Dodaj pole: Liczba osi').click();
  await button(page, 'Pokaż pola: Autor').click();
  await button(page, 'Dodaj pole: Login').click();
  await button(page, 'Zapisz jako nowy').click();
  await typeInto(page.getByLabel('Nazwa układu'), 'Osie i autorzy');
  await page.getByLabel('Ustaw jako domyślny').check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await page.getByText('Zapisano układ. Użytkownicy widzą go od razu.').waitFor();

  await page.goto(`${site}/vehicles`);
  await expect.poll(() => columnsOf(page)).toEqual(expect.arrayContaining(['Liczba osi', 'Login']));
  const named = { filter: JSON.stringify({ name: 'NE 1188F' }) };
  const { rows } = await (await page.request.get(`${site}/api/vehicles`, { params: named })).json();
  await page.goto(`${site}/vehicles/${rows[0].id}`);
  await typeInto(page.getByRole('main').getByLabel('Liczba osi'), '5');
  await page.keyboard.press('Control+s');
  await page.getByText('Zapisano.').waitFor();

  await page.goto(`${site}/vehicles`);
  await button(page, 'Filtry').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Liczba osi', { exact: true }).click();
  await typeInto(dialog.getByLabel('Wartość'), '5');
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await expect.poll(() => plates(page)).toEqual(['NE 1188F']);
  await button(page, 'Zapisz filtr').click();
  await typeInto(page.getByLabel('Nazwa filtra'), 'Pięć osi');
  await page.keyboard.press('Enter');
  await button(page, 'Pięć osi').waitFor();

  const axles = heading(page, 'Liczba osi');
  const widthOf = async (of: Page) =>
    Math.round(
      (await of.getByRole('columnheader').filter({ hasText: 'Liczba osi' }).boundingBox())?.width ?? 0,
    );
  const narrow = await widthOf(page);
  await axles.press('Control+ArrowLeft');
  await axles.press('Shift+ArrowRight');
  await axles.press('Shift+ArrowRight');
  await heading(page, 'Kod').press('Alt+ArrowDown');
  const kept = page.waitForResponse(
    (response) => response.request().postData()?.includes('"pinned":"right"') === true,
  );
  await page.getByRole('menuitem', { name: 'Przypnij z prawej' }).click();
  await expect.poll(() => columnsOf(page).then((all) => all.at(-1))).toBe('Kod');
  await kept;
  const arranged = await columnsOf(page);
  const wide = await widthOf(page);
  expect(wide).toBeGreaterThan(narrow);

  const findsAllOfIt = async (where: Page): Promise<void> => {
    await where.goto(`${site}/vehicles`);
    await expect.poll(() => columnsOf(where)).toEqual(arranged);
    expect(await widthOf(where)).toBe(wide);
    await button(where, 'Pięć osi').click();
    await expect.poll(() => plates(where)).toEqual(['NE 1188F']);
  };
  await page.reload();
  await expect.poll(() => plates(page)).toEqual(['NE 1188F']);
  await context.close();

  const elsewhere = await newComputer();
  await withPassword(elsewhere.page, 'admin');
  await button(elsewhere.page, 'Użyj kodu zapasowego').click();
  await typeInto(elsewhere.page.getByLabel('Kod zapasowy'), recoveryCode);
  await elsewhere.page.keyboard.press('Enter');
  await menuShown(elsewhere.page);
  await findsAllOfIt(elsewhere.page);
  await elsewhere.context.close();
});

const inSheets = async (page: Page, entry: string): Promise<void> => {
  await button(page, 'Arkusz: eksport i import').click();
  await page.getByRole('menuitem', { name: entry }).click();
};

it('a spreadsheet is looked at before it is imported, its wrong rows are left out on request, and the list is exported', async () => {
  const { context, page } = await newComputer();
  await withPassword(page, 'operator');
  await menuShown(page);
  await page.goto(`${site}/vehicles`);
  await inSheets(page, 'Importuj z arkusza…');
  const lines = ['Nr rejestracyjny;Tara;Uwagi kierowcy', 'ZZ 100;14,5;', 'ZZ 200;ciężki;', 'GD 4T120;13,95;'];
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([{ name: 'pojazdy.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }]);
  const row = (plate: string) => page.getByRole('dialog').getByRole('row').filter({ hasText: plate });
  await row('ZZ 100').getByText('Nowe', { exact: true }).waitFor();
  await row('GD 4T120').getByText('13,950 t').waitFor();
  await page.getByText('Tara: Nieprawidłowa wartość „ciężki”. Można wpisać np.: 24,560, 24.560.').waitFor();
  await page.getByText('Kolumna „Uwagi kierowcy” nie pasuje do żadnego pola i zostanie pominięta.').waitFor();
  expect(await button(page, 'Zapisz (2)').isEnabled()).toBe(false);

  await page.getByLabel('Zapisz poprawne wiersze, a błędne pomiń').check();
  await button(page, 'Zapisz (2)').click();
  await page.getByRole('dialog').getByText('Zapisano rekordów: 2.').waitFor();
  await button(page, 'Zamknij').click();
  await typeInto(page.getByLabel('Szukaj', { exact: true }), 'ZZ');
  await expect.poll(() => plates(page)).toEqual(['ZZ 100']);

  const saving = page.waitForEvent('download');
  await inSheets(page, 'Eksportuj jako CSV');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Pojazdy.*\.csv$/);
  const [titles, ...rows] = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
  expect(titles).toContain('Nr rejestracyjny;');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('ZZ 100');
  await context.close();
});

it('a spreadsheet that is understood asks nothing about its columns, and its dialog closes when all is written', async () => {
  const { context, page } = await newComputer();
  await withPassword(page, 'operator');
  await menuShown(page);
  await page.goto(`${site}/vehicles`);
  await inSheets(page, 'Importuj z arkusza…');
  const lines = ['Nr rejestracyjny;Tara', 'ZW 300;14,5', 'ZW 400;15,5'];
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'pojazdy.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }]);
  const columns = dialog.getByRole('button', { name: 'Co znaczą kolumny (rozpoznano 2 z 2)' });
  await columns.waitFor();
  const meaning = dialog.getByRole('group', { name: 'Co znaczą kolumny' });
  expect(await meaning.count()).toBe(0);
  await columns.click();
  await expect.poll(() => meaning.getByRole('combobox').count()).toBe(2);
  await button(page, 'Zapisz (2)').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Zapisano rekordów: 2.').waitFor();
  await context.close();
});

it('a spreadsheet without a key column says which columns would do, and adds new records all the same', async () => {
  const { context, page } = await newComputer();
  await withPassword(page, 'operator');
  await menuShown(page);
  await page.goto(`${site}/vehicles`);
  await inSheets(page, 'Importuj z arkusza…');
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(['Tara;Rejestracja', '14,5;ZK 500'].join('\r\n'));
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'pojazdy.csv', mimeType: 'text/csv', buffer }]);
  await dialog.getByText(/Może nią być: Nr rejestracyjny, Kod, /).waitFor();
  await dialog.getByRole('button', { name: 'Tylko dodaj nowe' }).press('Enter');
  await dialog.getByRole('group', { name: 'Co znaczą kolumny' }).getByRole('combobox').nth(1).press('Enter');
  await choose(page, 'Nr rejestracyjny');
  await dialog.getByRole('row').filter({ hasText: 'ZK 500' }).waitFor();
  // Once the column is known, records can be recognised by it.
  await dialog.getByRole('combobox', { name: 'Co zrobić' }).press('Enter');
  await choose(page, 'Dodaj nowe i zmień istniejące');
  // What will happen is shown anew, and nothing can be written before that.
  const write = button(page, 'Zapisz (1)');
  await expect.poll(() => write.isEnabled()).toBe(true);
  await write.press('Enter');
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  await typeInto(page.getByLabel('Szukaj', { exact: true }), 'ZK 5');
  await expect.poll(() => plates(page)).toEqual(['ZK 500']);
  await context.close();
});

it('a record tells what was changed from one version to the next, also by a colleague meanwhile, and restores one', async () => {
  await api.database.records.create(systemActor, 'objectVersioningSetting', {
    objectType: 'vehicle',
    versioningMethod: 'all',
  });
  const { id } = await api.database.records.create(systemActor, 'vehicle', {
    name: 'GD 1WER',
    code: 'Stary',
  });
  const { context, page } = await newComputer();
  await withPassword(page, 'operator');
  await menuShown(page);
  await page.goto(`${site}/vehicles/${id}`);
  await typeInto(page.getByRole('main').getByLabel('Kod', { exact: true }), 'Nowy');
  await page.keyboard.press('Control+s');
  await page.getByText('Zapisano.').waitFor();

  await button(page, 'Pokaż').click();
  const rowWith = (version: number, value: string) =>
    page
      .getByRole('table')
      .filter({ hasText: `Było (wersja ${version})` })
      .getByRole('row')
      .filter({ hasText: value });
  await expect.poll(() => rowWith(1, 'Stary').innerText()).toContain('Nowy');

  await api.database.records.update(systemActor, 'vehicle', id, { code: 'Cudzy' });
  await expect.poll(() => rowWith(2, 'Nowy').innerText()).toContain('Cudzy');
  await page.getByRole('button', { name: 'Przywróć tę wersję: 1' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).press('Enter');
  await page.getByText('Przywrócono wersję.').waitFor();
  await expect
    .poll(() => page.getByRole('main').getByLabel('Kod', { exact: true }).inputValue())
    .toBe('Stary');
  await context.close();
});

it('notifications still come live after somebody has saved their own data', async () => {
  const { rows } = await sql<{ id: number }>`select id from "user" where login = 'operator'`.execute(
    api.database.sql,
  );
  const userId = rows[0]?.id ?? 0;
  // The demo has notified this person already.
  await sql`delete from notification where user_id = ${userId}`.execute(api.database.sql);
  const { context, page } = await newComputer();
  await withPassword(page, 'operator');
  await menuShown(page);
  await button(page, 'Powiadomienia').waitFor();
  await button(page, /^Konto: /).click();
  await page.getByRole('menuitem', { name: 'Profil' }).click();
  const abbreviation = page.locator('input[name=abbreviation]');
  await typeInto(abbreviation, 'OPX');
  await abbreviation.press('Enter');
  await page.getByText('Zapisano.').waitFor();

  await api.database.records.create(systemActor, 'notification', { userId, title: 'Pojazd czeka' });
  await expect.poll(() => button(page, 'Powiadomienia: 1 nieprzeczytane').isVisible()).toBe(true);
  await context.close();
});
