import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { errorMessage, fieldLabel } from '#domain/labels/index.ts';
import type { MenuEntry } from '#domain/navigation.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { gone } from './steps/gone.ts';
import type { Caller } from './steps/caller.ts';
import { faultsOf } from './steps/faults.ts';
import { goTo } from './steps/goTo.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { signedIn, signInAs } from './steps/truck.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** People at their desks, in a real browser, beside colleagues. The ids, plates and counts are those of the demo data. */
let stack: Stack;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let colleague: Caller;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  colleague = await signedIn(stack, 'admin');
  // The queue calls nobody by itself: the tests say when.
  for (const id of [1, 2])
    await change('weighing_stations', id, { carsBufferTerminal: 0, carsBufferParking: 0 });
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pl-PL' });
  page = await context.newPage();
});
afterEach(() => context.close());

type Row = Record<string, unknown> & { readonly id: number; readonly updatedAt: string };

const read = (path: string, id: number) => colleague.call<Row>('GET', `/${path}/${id}`);
const change = async (path: string, id: number, values: object) =>
  colleague.call<Row>('PUT', `/${path}/${id}`, { ...values, updatedAt: (await read(path, id)).updatedAt });
const move = (id: number, name: string) => colleague.call('POST', `/dispositions/${id}/moves/${name}`, {});

const open = (path: string) => page.goto(`${stack.url}${path}`);
const signIn = (login: string) => signInAs(page, stack, login);
const menu = () => page.getByRole('navigation');
/** Opens an entry that is found by its name, as people do whose section is closed. */
const fromMenu = async (title: string) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(title);
  await menu().getByRole('link', { name: title, exact: true }).click();
  await menu().getByRole('textbox').press('Escape');
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (object: string, name: string) =>
  page.getByRole('main').getByLabel(fieldLabel('pl', object, name), { exact: true });
const save = () => page.keyboard.press('Control+s');
const answer = (word: 'TAK' | 'NIE' | 'Zostań' | 'Odrzuć zmiany') =>
  page.getByRole('alertdialog').getByRole('button', { name: word, exact: true }).click();

/** What a screen reader announces of an input besides its name. */
const inputText = async (input: Locator): Promise<string> => {
  const id = await input.getAttribute('aria-describedby');
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
};

const isOpen = async (button: Locator): Promise<boolean> =>
  (await button.getAttribute('aria-expanded')) === 'true';

describe('at the door', () => {
  it('a wrong password is refused in words, the right one opens the menu of that person', async () => {
    await open('/');
    await typeInto(page.getByLabel('E-mail lub login'), 'operator');
    await typeInto(page.getByLabel('Hasło'), 'not the password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(/hasło/i).waitFor();

    await signIn('operator');
    const sections = await (
      await signedIn(stack, 'operator')
    ).call<MenuEntry[]>('GET', '/navigation?lang=pl');
    expect(sections.length).toBeGreaterThan(3);
    for (const { title, children } of sections) {
      const section = menu().getByRole('button', { name: title, exact: true });
      // A section of the page that comes after signing in opens by itself, at any moment.
      await expect
        .poll(async () => {
          if (!(await isOpen(section))) await section.click();
          return isOpen(section);
        })
        .toBe(true);
      const dictionaries = menu().getByRole('button', { name: pl.menu.dictionaries, exact: true });
      for (const entry of children) {
        const link = menu().getByRole('link', { name: entry.title, exact: true });
        await expect
          .poll(async () => {
            // A section that opens draws its entries a moment later, and some of them in a group of their own.
            const isFolded = (await dictionaries.isVisible()) && !(await isOpen(dictionaries));
            if (isFolded) await dictionaries.click();
            return link.isVisible();
          })
          .toBe(true);
        await expect.poll(() => link.getAttribute('href')).toBe(entry.path);
      }
      await section.click();
      // A section that closes still holds its own group of this name for a moment.
      await expect.poll(() => dictionaries.count()).toBe(0);
    }

    await page.keyboard.press('Control+k');
    await page.keyboard.type('pamiec');
    await expect.poll(() => menu().getByRole('link').allInnerTexts()).toEqual(['Pamięć wag']);
    await page.keyboard.press('Enter');
    await heading('Pamięć wag').waitFor();
  });

  it('a forwarder finds neither the desks of operators nor the records of others', async () => {
    await signIn('forwarder');
    await menu().getByRole('link', { name: 'Dyspozycje', exact: true }).click();
    await heading('Dyspozycje').waitFor();
    expect(await menu().getByRole('link', { name: 'Kolejka na żywo' }).count()).toBe(0);
    await page.getByText('4 rekordy').waitFor();
    expect(await page.getByRole('button', { name: 'Dodaj' }).count()).toBe(0);
    expect(await page.getByRole('gridcell', { name: 'GA 7712K' }).count()).toBe(0);
  });
});

describe('a list', () => {
  const plates = () => page.getByRole('grid').locator('tbody tr .names').allInnerTexts();

  it('is sorted, filtered and paged by the server, and is the same after a look at a record', async () => {
    for (let number = 10; number < 25; number++)
      await colleague.call('POST', '/vehicles', {
        name: `ZZ ${number}`,
        tare: `1${number % 10}.500`,
        code: 'e2e',
      });
    await signIn('operator');
    await fromMenu('Pojazdy');
    const { count } = await colleague.call<{ count: number }>('GET', '/vehicles/count');
    await page.getByText(`1–20 z ${count}`).waitFor();
    const first = await plates();
    expect(first).toHaveLength(20);
    expect(first).toEqual(first.toSorted());

    await page.getByRole('button', { name: 'Następna strona' }).click();
    await page.getByText(`21–40 z ${count}`).waitFor();
    await expect.poll(plates).not.toEqual(first);
    expect(await plates()).toHaveLength(20);

    await page.getByRole('button', { name: fieldLabel('pl', 'vehicle', 'name'), exact: true }).click();
    await expect.poll(async () => (await plates())[0]).toBe('ZZ 24');

    await typeInto(page.getByLabel('Szukaj', { exact: true }), 'ne');
    await page.getByText('1–2 z 2').waitFor();
    await expect.poll(plates).toEqual(['NEB 31TA', 'NE 1188F']);

    await page.getByRole('row', { name: /NE 1188F/ }).press('Enter');
    await heading('Pojazd NE 1188F').waitFor();
    await page.goBack();
    await page.getByText('1–2 z 2').waitFor();
    await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
    await page.getByText(`1–20 z ${count}`).waitFor();
  });

  it('keeps its columns, their totals and a saved filter on the server: another computer shows the same', async () => {
    await signIn('operator');
    await open('/vehicles');
    const columns = (of: Page) => of.getByRole('columnheader').locator('[data-sort]').allInnerTexts();
    const code = page.getByRole('columnheader').getByRole('button', { name: 'Kod', exact: true });
    await code.focus();
    await code.press('Control+ArrowRight');
    await code.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: 'Przypnij z prawej' }).click();
    await page
      .getByRole('columnheader')
      .getByRole('button', { name: 'Tara', exact: true })
      .press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: 'Suma' }).click();
    await page.getByRole('img', { name: 'Suma' }).waitFor();
    await typeInto(page.getByLabel('Szukaj', { exact: true }), 'ne');
    await page.getByRole('button', { name: 'Zapisz filtr' }).click();
    await typeInto(page.getByLabel('Nazwa filtra'), 'Norwegia');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Norwegia', exact: true }).waitFor();
    const chosen = await columns(page);
    expect(chosen.at(-1)).toBe('Kod');

    const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pl-PL' });
    const other = await elsewhere.newPage();
    await signInAs(other, stack, 'operator');
    await other.goto(`${stack.url}/vehicles`);
    await expect.poll(() => columns(other)).toEqual(chosen);
    await other.getByRole('img', { name: 'Suma' }).waitFor();
    await other.getByRole('button', { name: 'Norwegia', exact: true }).click();
    await other.getByText('1–2 z 2').waitFor();
    expect(other.url()).toContain('search=ne');
    await elsewhere.close();
  });

  it('is narrowed by a field three records away', async () => {
    await signIn('operator');
    await open('/disposition');
    await page.getByText('6 rekordów').waitFor();
    await page.getByRole('button', { name: 'Filtry', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pokaż pola: Kierowca' }).click();
    await dialog.getByRole('button', { name: 'Pokaż pola: Przewoźnik' }).last().click();
    await dialog.getByText('Kod', { exact: true }).first().click();
    await typeInto(dialog.getByLabel('Wartość'), 'DL');
    await dialog.getByRole('button', { name: 'Zastosuj' }).click();
    await expect.poll(() => page.getByRole('grid').locator('tbody tr').count()).toBeLessThan(6);
    const drivers = await colleague.call<{ count: number }>(
      'GET',
      `/disposition?${new URLSearchParams({ filter: '{"driver.carrier.code":{"iLike":"%DL%"}}' })}`,
    );
    await expect.poll(() => page.getByRole('grid').locator('tbody tr').count()).toBe(drivers.count);
    expect(drivers.count).toBeGreaterThan(0);

    await page
      .getByRole('list', { name: pl.filters.active })
      .getByText(/Kod zawiera DL/)
      .waitFor();
    await page.getByRole('button', { name: /Kod zawiera DL/ }).press('Delete');
    await page.getByText('6 rekordów').waitFor();
  });
});

describe('a record', () => {
  it('folds its rare fields and opens them for a fault', async () => {
    await signIn('operator');
    await open('/disposition/create');
    const more = page.getByRole('button', { name: /^Więcej/ });
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
    await more.click();
    await field('disposition', 'numberOfWeighing').press('Control+a');
    await page.keyboard.type('-1');
    await more.click();
    await save();
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => inputText(field('disposition', 'numberOfWeighing'))).not.toBe('');
  });

  it('shows the columns of an order line that people fill, and the rest in the opened row', async () => {
    await signIn('sales');
    // An offer: the lines of an order that is agreed are values.
    await open('/sales_order/2');
    const heads = page.getByRole('table').first().getByRole('columnheader');
    await expect
      .poll(async () => (await heads.allInnerTexts()).filter(Boolean))
      .toEqual([
        pl.detail.rowNumber,
        ...[
          'product',
          'quantity',
          'unitOfMeasure',
          'price',
          'discountPercent',
          'vatRate',
          'sumNetto',
          'sumBrutto',
        ].map((name) => fieldLabel('pl', 'salesOrder', `products.${name}`)),
        // Only screen readers announce the name of the last column.
        pl.bulk.actions,
      ]);
    await page.getByRole('button', { name: 'Więcej pól wiersza 1' }).click();
    await page.getByLabel(fieldLabel('pl', 'salesOrder', 'products.length'), { exact: true }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('{"');
  });

  it('shows a record marked for deletion as values until it is restored', async () => {
    const { id } = await colleague.call<{ id: number }>('POST', '/vehicles', { name: 'GD 77MRK' });
    await colleague.call('POST', '/vehicles/change_deletion_mark', { id, markedToDelete: true });
    await signIn('operator');
    await open(`/vehicles/${id}`);
    await page.getByText(pl.detail.readOnlyMarked).waitFor();
    expect(await page.getByRole('button', { name: pl.common.save, exact: true }).count()).toBe(0);
    expect(await page.getByLabel(fieldLabel('pl', 'vehicle', 'name'), { exact: true }).count()).toBe(0);
  });

  it('is written with references picked by typing and from a list; a refused value is shown at its field', async () => {
    await signIn('operator');
    await open('/disposition/create');
    await typeInto(field('disposition', 'driverPhoneNumber'), '12');
    await save();
    await expect
      .poll(() => inputText(field('disposition', 'driverPhoneNumber')))
      .toBe(errorMessage('pl', 'phone_invalid'));
    await expect
      .poll(() =>
        field('disposition', 'driverPhoneNumber').evaluate((input) => input === document.activeElement),
      )
      .toBe(true);

    await typeInto(field('disposition', 'driverPhoneNumber'), '600 700 800');
    await typeInto(page.getByRole('combobox', { name: 'Pojazd' }), 'bc 44');
    await page.getByRole('option', { name: 'BC 4417 HK' }).click();
    const driver = page.getByRole('combobox', { name: 'Kierowca' });
    await driver.locator('xpath=..').getByRole('button', { name: 'Wybierz z listy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wybór: Kierowca' });
    await typeInto(dialog.getByLabel('Szukaj'), 'nowak');
    await expect.poll(() => dialog.locator('tbody tr').count()).toBe(1);
    await dialog.getByRole('gridcell', { name: 'Piotr Nowak' }).click();
    await save();
    await page.waitForURL(/\/disposition\/\d+$/);
    await page.getByText('Zapisano.').waitFor();

    const written = await read('disposition', Number(page.url().split('/').at(-1)));
    expect(written).toMatchObject({
      driverPhoneNumber: '600 700 800',
      vehicle: { presentation: 'BC 4417 HK' },
      driver: { presentation: 'Piotr Nowak' },
      carsQueueStatus: 'OnTheWay',
    });
    await heading(`Dyspozycja ${String(written.numberStr)}`).waitFor();
  });

  it('is made once, though the answers to the first saving are lost on the way', async () => {
    await signIn('operator');
    await open('/vehicles/create');
    await typeInto(page.getByRole('main').getByLabel(fieldLabel('pl', 'vehicle', 'name')), 'LOST 1');
    let lost = 0;
    // The page itself sends a write that gets no answer once more, so two answers are lost before it says anything.
    await page.route('**/api/vehicles', async (route) => {
      if (route.request().method() !== 'POST' || lost === 2) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await save();
    await page.getByText(/^Brak połączenia/).waitFor();
    await save();
    await page.getByText('Zapisano.').waitFor();
    expect(lost).toBe(2);
    const filter = new URLSearchParams({ filter: '{"name":"LOST 1"}' });
    expect((await colleague.call<{ count: number }>('GET', `/vehicles?${filter}`)).count).toBe(1);
  });

  it('keeps what is typed while its truck moves, and tells when a colleague wrote the same field', async () => {
    await signIn('operator');
    await open('/disposition/6');
    await typeInto(field('disposition', 'comment'), 'Dzwonić przed wjazdem');
    await move(6, 'arrive');
    await page.getByRole('region', { name: 'Przejazd' }).getByText('Na parkingu', { exact: true }).waitFor();
    await save();
    await page.getByText('Zapisano.').waitFor();
    expect(await read('disposition', 6)).toMatchObject({
      comment: 'Dzwonić przed wjazdem',
      carsQueueStatus: 'Accepted',
    });

    await typeInto(field('disposition', 'comment'), 'Moje uwagi');
    await change('disposition', 6, { comment: 'Uwagi koleżanki' });
    await page.getByRole('button', { name: 'Weź nowe' }).click();
    await expect.poll(() => field('disposition', 'comment').inputValue()).toBe('Uwagi koleżanki');
  });
});

describe('the live queue', () => {
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const truck = (plate: string) => page.getByRole('article', { name: plate });
  const inColumn = (name: string, plate: string) =>
    column(name).getByRole('article', { name: plate }).waitFor();

  it('moves by itself when another person acts', async () => {
    await signIn('operator');
    await menu().getByRole('link', { name: 'Kolejka na żywo' }).click();
    await inColumn('W drodze', 'GD 4T120');
    await move(1, 'arrive');
    await inColumn('Na parkingu', 'GD 4T120');
    await truck('GD 4T120')
      .getByText(/^nr \d+,/)
      .waitFor();
    await move(1, 'allowEntry');
    await inColumn('Wezwane', 'GD 4T120');
    // A called truck has twenty minutes to leave the parking.
    await truck('GD 4T120')
      .getByText(/^zostało (20|19) min$/)
      .waitFor();
    await move(1, 'leaveParking');
    await inColumn('Na terminalu', 'GD 4T120');
    expect(await read('disposition', 1)).toMatchObject({ carsQueueStatus: 'ParkingExit' });
  });

  it('moves for whoever signs in next at the same screen', async () => {
    await signIn('admin');
    await menu().getByRole('link', { name: 'Kolejka na żywo' }).click();
    await inColumn('W drodze', 'GDW 8H44');
    await page.getByRole('button', { name: /^Konto: / }).click();
    await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
    await typeInto(page.locator('input[name=email]'), 'operator');
    await typeInto(page.locator('input[name=password]'), demoPassword);
    await page.keyboard.press('Enter');
    await menu().getByRole('link', { name: 'Kolejka na żywo' }).click();
    await inColumn('W drodze', 'GDW 8H44');
    await move(4, 'arrive');
    await inColumn('Na parkingu', 'GDW 8H44');
    expect(await column('W drodze').getByRole('article', { name: 'GDW 8H44' }).count()).toBe(0);
  });

  it('lets a truck in after TAK and not after NIE; pauses, resumes and removes with a reason', async () => {
    await move(3, 'arrive');
    await signIn('operator');
    await open('/live-queue');
    await inColumn('Na parkingu', 'NEB 31TA');

    await truck('NEB 31TA').getByRole('button', { name: 'Zezwól na wjazd' }).click();
    await answer('NIE');
    expect(await read('disposition', 3)).toMatchObject({ carsQueueStatus: 'Accepted' });
    await truck('NEB 31TA').getByRole('button', { name: 'Zezwól na wjazd' }).click();
    await page.getByText('Zezwolić pojazdowi NEB 31TA na wjazd?').waitFor();
    await answer('TAK');
    await inColumn('Wezwane', 'NEB 31TA');
    expect(await read('disposition', 3)).toMatchObject({ carsQueueStatus: 'EntryAllowed' });

    const choose = async (plate: string, name: string) => {
      await truck(plate)
        .getByRole('button', { name: /^Więcej czynności/ })
        .click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await choose('NEB 31TA', 'Zawieś przejazd');
    await answer('TAK');
    await inColumn('Poza kolejką', 'NEB 31TA');
    await truck('NEB 31TA').getByRole('button', { name: 'Wznów' }).click();
    await answer('TAK');
    await inColumn('Wezwane', 'NEB 31TA');

    await choose('NEB 31TA', 'Usuń z kolejki');
    await answer('TAK');
    await page.getByText('To pole nie może być puste').waitFor();
    await typeInto(page.getByLabel('Powód'), 'Odwołany transport');
    await answer('TAK');
    await gone(truck('NEB 31TA'));
    await open('/disposition/3');
    await page.getByRole('region', { name: 'Historia statusów' }).getByText('Odwołany transport').waitFor();
  });
});

describe('around the screens', () => {
  const tabs = () => page.getByRole('toolbar', { name: 'Otwarte zakładki' });
  const titles = () => tabs().getByRole('link').allInnerTexts();
  const userNamed = async (login: string) =>
    (await (await signedIn(stack, login)).call<{ user: { id: number } }>('GET', '/auth/session')).user.id;

  it('an address that leads nowhere says so without asking to sign in', async () => {
    await open('/no/such/thing');
    await heading('Nie ma takiej strony').waitFor();
    expect(new URL(page.url()).pathname).toBe('/404');
  });

  it('the page that was asked for before signing in opens after it; tabs stay over a reload and ask before changes are given up', async () => {
    await open('/vehicles');
    await page.waitForURL(/\/login\?redirectFrom=%2Fvehicles$/);
    await typeInto(page.locator('input[name=email]'), 'operator');
    await typeInto(page.locator('input[name=password]'), demoPassword);
    await page.keyboard.press('Enter');
    await typeInto(page.getByLabel('Szukaj', { exact: true }), 'NE 1188F');
    await page.getByRole('row', { name: /NE 1188F/ }).press('Enter');
    await heading('Pojazd NE 1188F').waitFor();
    await page.reload();
    await heading('Pojazd NE 1188F').waitFor();
    // The first tab, of the first screen, has an icon and no words.
    expect(await titles()).toEqual(['', 'Pojazdy', 'Pojazd NE 1188F']);

    await typeInto(field('vehicle', 'code'), 'unsaved');
    await tabs().getByLabel('niezapisane zmiany').waitFor();
    await page.keyboard.press('Alt+w');
    await answer('Zostań');
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('unsaved');
    await page.keyboard.press('Alt+w');
    await answer('Odrzuć zmiany');
    await heading('Pojazdy').waitFor();
    await expect.poll(titles).toEqual(['', 'Pojazdy']);
    await page.keyboard.press('Alt+w');
    await page.waitForURL(/\/main$/);
    await open('/no-such-place');
    await heading('Nie ma takiej strony').waitFor();
  });

  it('a notification comes by itself and opens its record; the time spent on it is kept with a comment', async () => {
    await signIn('admin');
    await page.getByRole('button', { name: 'Powiadomienia', exact: true }).waitFor();
    const user = await userNamed('admin');
    const notice = { user, title: 'Proszę sprawdzić pojazd', objectName: 'vehicle', objectId: 1 };
    const { id } = await colleague.call<Row>('POST', '/notification', notice);
    await page.getByRole('button', { name: 'Powiadomienia: 1 nieprzeczytane' }).click();
    await page.getByRole('button', { name: /Proszę sprawdzić pojazd/ }).click();
    await page.waitForURL(/\/vehicles\/1$/);
    await page.getByRole('button', { name: 'Powiadomienia', exact: true }).waitFor();
    expect(await read('notification', id)).toMatchObject({ read: true });

    await page.getByRole('button', { name: 'Pomiar czasu', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Pomiar czasu' });
    await panel.getByRole('button', { name: 'Rozpocznij pomiar' }).click();
    await panel.getByRole('timer').waitFor();
    await typeInto(panel.getByLabel('Komentarz'), 'Sprawdzony');
    await panel.getByRole('button', { name: 'Zakończ' }).click();
    await panel.getByText('Żaden pomiar nie trwa.').waitFor();
    const own = new URLSearchParams({ filter: JSON.stringify({ user }) });
    const { rows } = await colleague.call<{ rows: Row[] }>('GET', `/objects_time_tracking?${own}`);
    expect(rows).toMatchObject([
      { objectType: 'vehicle', objectId: 1, comment: 'Sprawdzony', endDate: expect.any(String) },
    ]);
  });
});

describe('a form that an administrator lays out', () => {
  it('is laid out by keyboard, and is there at once for who is typing in it, with what they typed', async () => {
    const model = await colleague.call<Row>('POST', '/track_models', { name: 'Sztorm 18', code: 'S18' });
    const desk = await browser.newContext({ locale: 'pl-PL' });
    const typing = await desk.newPage();
    await signInAs(typing, stack, 'operator');
    await typing.goto(`${stack.url}/track_models/${model.id}`);
    const code = typing.getByRole('main').locator('input[name=code]');
    await typeInto(code, '18');

    await signIn('admin');
    await open('/view-builder/trackModel/detail');
    const placed = () =>
      page.locator('[data-path]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.path));
    await page.locator('[data-path="code"]').focus();
    // Space takes the field up, the arrow moves it before the other one, and Space puts it down.
    for (const key of [' ', 'ArrowLeft', ' ', 'Enter']) await page.keyboard.press(key);
    expect(await placed()).toEqual(['code', 'name']);
    await page.keyboard.press('Control+z');
    expect(await placed()).toEqual(['name', 'code']);
    await page.keyboard.press('Control+y');
    await typeInto(page.getByLabel('Wzorzec (wyrażenie regularne)'), '[A-Z]\\d+');
    await typeInto(page.getByLabel('Tytuł: Polski'), 'Oznaczenie');
    await save();

    await typing.getByLabel('Oznaczenie').waitFor();
    await expect.poll(() => code.inputValue()).toBe('18');
    await typing.keyboard.press('Control+s');
    await typing.getByText('Wartość nie pasuje do wzorca tego pola.').waitFor();
    await typeInto(code, 'T18');
    await typing.keyboard.press('Control+s');
    await expect.poll(async () => (await read('track_models', model.id)).code).toBe('T18');
    await desk.close();
  });
});

describe('a text in several languages', () => {
  it('is written in a dialog, one field for each; an empty one is left out', async () => {
    await signIn('admin');
    await open('/sales_order_statuses/1');
    await page.getByRole('button', { name: 'Tłumaczenia: Tłumaczenia' }).click();
    const dialog = page.getByRole('dialog');
    await typeInto(dialog.getByLabel('Deutsch'), 'Unterwegs');
    await typeInto(dialog.getByLabel('English'), '');
    await dialog.getByRole('button', { name: 'Zastosuj' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await save();
    await expect
      .poll(async () => (await read('sales_order_statuses', 1)).lang)
      .toMatchObject({ de: 'Unterwegs' });
    expect((await read('sales_order_statuses', 1)).lang).not.toHaveProperty('en');
  });
});

it('the back office is in English once English is chosen, also after a reload', async () => {
  const faults = faultsOf(page);
  await signIn('admin');
  await goTo(page, '/vehicles');
  await page.getByRole('button', { name: 'Język' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('columnheader', { name: 'Number plate' }).waitFor();
  await menu().getByRole('button', { name: 'Terminal', exact: true }).waitFor();
  await page.reload();
  await heading('Vehicles').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  const screens = {
    '/live-queue': 'Live queue',
    '/weighing-desk': 'Weighing desk',
    '/vehicles/create': 'Vehicle: new record',
    '/weighing_stations/create': 'Weighing station: new record',
  };
  for (const [path, title] of Object.entries(screens)) {
    await goTo(page, path);
    await heading(title).waitFor();
  }
  expect(await page.getByRole('main').innerText()).not.toMatch(/[ąćęłńóśźż]/i);
  expect(faults).toEqual([]);
});

describe('what cannot be done is said before it is asked', () => {
  const announced = async (values: object): Promise<number> =>
    (await colleague.call<Row>('POST', '/disposition', { type: 'Loading', weighingStationId: 1, ...values }))
      .id;

  it.each([
    ['Wyślij SMS startowy', ['vehicle', 'driverPhoneNumber']],
    ['Zgłoś przyjazd', ['vehicle']],
  ] as const)('%s marks the fields that the disposition lacks', async (button, lacking) => {
    const id = await announced({});
    await signIn('operator');
    await open(`/disposition/${id}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    const labels = lacking.map((name) => fieldLabel('pl', 'disposition', name)).join(', ');
    await page.getByText(`Zanim pojazd stanie w kolejce, uzupełnij: ${labels}.`).last().waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    for (const name of lacking) {
      const input = field('disposition', name);
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => input.evaluate((shown) => shown.matches(':focus'))).toBe(name === lacking[0]);
    }
    expect(await field('disposition', 'scale').getAttribute('aria-invalid')).not.toBe('true');
    await expect.poll(async () => (await read('disposition', id)).carsQueueStatus).toBe('OnTheWay');
  });

  it('a field that the disposition lacks is shown although its tab is hidden', async () => {
    const { rows } = await colleague.call<{ rows: Row[] }>(
      'GET',
      `/view_settings?filter=${encodeURIComponent('{"objectId":"disposition","viewType":"detail","isDefault":true}')}`,
    );
    const viewId = (rows[0] as Row).id;
    const { items, toolbar } = await read('view_settings', viewId);
    await change('view_settings', viewId, {
      items: [
        { path: 'comment', section: 'words', columns: 6 },
        { path: 'vehicle', section: 'truck', columns: 6 },
      ],
      toolbar: {
        sections: [
          { name: 'words', title: { pl: 'Uwagi' }, place: 'tab' },
          { name: 'truck', title: { pl: 'Pojazd' }, place: 'tab' },
        ],
      },
    });
    try {
      const id = await announced({});
      await signIn('operator');
      await open(`/disposition/${id}`);
      const tab = page.getByRole('tab', { name: 'Pojazd' });
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('false');
      await page.getByRole('button', { name: 'Zgłoś przyjazd', exact: true }).click();
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      const input = field('disposition', 'vehicle');
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
      await hasFocus(input);
    } finally {
      await change('view_settings', viewId, { items, toolbar });
    }
  });

  it('allowing entry to a full station says how full it is, and Enter does not allow it', async () => {
    const id = await announced({ vehicleId: 8, driverPhoneNumber: '+48600700123' });
    await move(id, 'arrive');
    const { vehicle } = await read('disposition', id);
    const plate = (vehicle as { presentation: string }).presentation;
    await signIn('operator');
    await open('/live-queue');
    await page
      .getByRole('article', { name: plate })
      .getByRole('button', { name: /Zezwól na wjazd/ })
      .click();
    const dialog = page.getByRole('alertdialog');
    // `beforeAll` has left no place at this station.
    await dialog.getByText(/Stanowisko jest pełne: na terminalu \d+ z 0\./).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect((await read('disposition', id)).carsQueueStatus).toBe('Accepted');
  });
});
