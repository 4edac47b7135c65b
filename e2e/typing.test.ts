import { fieldLabel } from '#domain/labels/index.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { moduleNames } from '#domain/kernel/declaration.ts';
import { objects } from '#domain/objects.ts';
import { atForms, type AtForms } from './steps/atForms.ts';
import { goTo } from './steps/goTo.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { formsOfObjects, placeOf, samples, typedFieldsOf, typedKinds } from './steps/typedFields.ts';

/** What people type, key by key: as fast as a scanner, as fast as a typist, and slowly. */
const speeds = [0, 30, 150] as const;

let desk: Desk;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let context: BrowserContext;
let page: Page;
let person: AtForms;
/** What the browser and React complain of. */
let complaints: string[];

beforeAll(async () => {
  desk = await openDesk();
  signedIn = await desk.signedIn('admin');
});
afterAll(() => desk?.close());
beforeEach(async () => {
  context = await desk.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    storageState: signedIn,
  });
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => {
    // The test goes from screen to screen without the router, which remarks upon it.
    const isOurs = !message.text().startsWith('You are trying to use a blocker');
    if (isOurs && ['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  person = atForms(desk, page);
  await page.goto(`${desk.url}/main`);
  await page.getByRole('navigation').first().waitFor();
});
afterEach(() => context.close());

describe('numbers, dates and times', () => {
  const places = typedKinds.flatMap((kind) =>
    (['form', 'row'] as const).flatMap((place) => {
      const found = placeOf(kind, place);
      return found ? [{ kind, place, ...found, object: found.meta.name }] : [];
    }),
  );

  it.each(places)('$kind in a $place ($object) is saved as it was typed at any speed', async (at) => {
    const { kind, meta, rows, field } = at;
    for (const speed of speeds) {
      await person.create(meta.path);
      await person.typeNeeded(meta.fields);
      if (rows) {
        await page
          .getByRole('heading', { name: rows.label, exact: true })
          .locator('..')
          .getByRole('button', { name: 'Dodaj wiersz' })
          .click();
        await person.typeNeeded(rows.children, `${rows.name}.0.`);
      }
      await person.type(rows ? `${rows.name}.0.${field.name}` : field.name, samples[kind].typed, speed);
      const written = await person.saved(meta.path);
      const holder = rows ? (written[rows.name] as Record<string, unknown>[])[0] : written;
      const kept = holder?.[field.name];
      const { kept: wanted } = samples[kind];
      if (/^[\d.]+$/.test(String(wanted))) expect(Number(kept)).toBe(Number(wanted));
      else expect(kept).toBe(wanted);
    }
    expect(complaints).toEqual([]);
  });

  const inForms = places.filter(({ place }) => place === 'form');
  it.each(inForms)('$kind ($object) that cannot be read is red again after another screen', async (at) => {
    await person.create(at.meta.path);
    await person.type(at.field.name, 'x1');
    await page.keyboard.press('Tab');
    const isRed = () => person.input(at.field.name).first().getAttribute('aria-invalid');
    await expect.poll(isRed).toBe('true');
    await goTo(page, '/main');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await goTo(page, `/${at.meta.path}/create`);
    await expect.poll(() => person.input(at.field.name).first().inputValue()).toBe('x1');
    await expect.poll(isRed).toBe('true');
  });

  const ofModule = (module: string) =>
    formsOfObjects.filter((meta) => meta.module === module && typedFieldsOf(meta).length > 0);
  const modules = moduleNames.filter((module) => ofModule(module).length > 0);

  it.each(modules)('every one in the forms of %s shows what was typed', async (module) => {
    for (const meta of ofModule(module)) {
      await person.create(meta.path);
      const shown: Record<string, string> = {};
      const wanted: Record<string, unknown> = {};
      for (const { name, type } of typedFieldsOf(meta)) {
        const input = person.input(name);
        // What a view leaves out or fixes is not typed.
        if (!(await input.isVisible()) || !(await input.isEnabled())) continue;
        await person.type(name, samples[type].typed);
        await expect.poll(() => input.inputValue()).toBe(samples[type].typed);
        await page.keyboard.press('Tab');
        shown[name] = await input.inputValue();
        const expected: string | RegExp = samples[type].shown;
        wanted[name] = typeof expected === 'string' ? expected : expect.stringMatching(expected);
      }
      expect(shown, meta.name).toEqual(wanted);
    }
    expect(complaints).toEqual([]);
  });
});

/** From now on the list at this path answers so late. */
const slowly = async (path: string, ms: number): Promise<void> => {
  await page.route(
    (url) => url.pathname === `/api/${path}`,
    async (route) => {
      if (route.request().method() === 'GET') await pause(ms);
      await route.continue();
    },
  );
};

it('a number that is in a field is replaced by what is typed after a click into it', async () => {
  await person.create('sales_order');
  await page.getByRole('button', { name: 'Dodaj wiersz' }).click();
  for (const [name, typed, kept] of [
    ['quantity', '24,5', '24,500'],
    ['price', '950,00', '950,00'],
  ] as const) {
    const input = page.getByLabel(fieldLabel('pl', 'salesOrder', `products.${name}`), { exact: true });
    await input.click({ position: { x: 12, y: 10 } });
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await input.inputValue()).replaceAll(/\s/g, '')).toBe(kept);
  }
});

it('what the form fills in under the cursor is replaced by what is typed there', async () => {
  const { promise: isFocused, resolve: focused } = Promise.withResolvers<void>();
  await page.route(/\/api\/driver[^/]*\/\d+/, async (route) => {
    await isFocused;
    await route.continue();
  });
  await person.create('disposition');
  await person.scan('driver', 'Kowalski');
  const phone = person.input('driverPhoneNumber');
  await phone.focus();
  focused();
  await expect.poll(() => phone.inputValue()).toMatch(/^\+48/);
  const selected = () =>
    phone.evaluate(
      ({ selectionStart, selectionEnd }: HTMLInputElement) => (selectionEnd ?? 0) - (selectionStart ?? 0),
    );
  await expect.poll(selected).toBeGreaterThan(0);
  await page.keyboard.type('+48600700999');
  await expect.poll(() => phone.inputValue()).toBe('+48600700999');
});

it('a record that the form chooses under the cursor is replaced by the one typed there', async () => {
  const { promise: isFocused, resolve: focused } = Promise.withResolvers<void>();
  await page.route('**/api/interaction_statuses?*', async (route) => {
    if (route.request().url().includes('filter=')) await isFocused;
    await route.continue();
  });
  await person.create('interaction');
  const status = person.input('status');
  await status.focus();
  // What is typed comes in the moment in which the text is there: no key waits for another drawing.
  await status.evaluate((input: HTMLInputElement) => {
    const watch = () => {
      if (input.value === '') return void requestAnimationFrame(watch);
      const { value, selectionStart: from, selectionEnd: to } = input;
      input.dataset.selected = value.slice(from ?? 0, to ?? 0) === value ? 'whole' : 'not';
    };
    requestAnimationFrame(watch);
  });
  focused();
  await expect.poll(() => status.inputValue()).toBe('Nowe');
  await expect.poll(() => status.getAttribute('data-selected')).toBe('whole');
  await page.keyboard.type('Udzielono odpowiedzi');
  await page.keyboard.press('Enter');
  await expect.poll(() => status.inputValue()).toBe('Udzielono odpowiedzi');
});

describe('a picker', () => {
  const pickers = formsOfObjects.flatMap((meta) =>
    meta.fields
      .filter(({ type, readOnly }) => type === 'reference' && !readOnly)
      .map((field) => ({ meta, field })),
  );
  /** One picker for each object whose records are chosen in any form. */
  const eachChosen = [...new Map(pickers.map((each) => [each.field.ref, each])).values()];
  const picker = (name: string) => person.input(name);
  /** Where the record that a picker has chosen is found. */
  const chosenIn = async (name: string): Promise<string | undefined> => {
    const link = picker(name)
      .locator('xpath=..')
      .getByRole('link', { name: /^Otwórz rekord/ });
    return (await link.count()) > 0 ? (await link.getAttribute('href'))?.slice(1) : undefined;
  };
  const said = () => page.locator('main form .MuiFormHelperText-root.Mui-error').allInnerTexts();
  const posts = () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    return sent;
  };

  it.each([0, 300, 1200])(
    'takes what was scanned, of every object, when lists answer after %i ms',
    async (ms) => {
      await page.route('**/api/*?*searchStr*', async (route) => {
        await pause(ms);
        await route.continue();
      });
      // How late makes no difference to which object is looked for: each is tried with one of the delays.
      const some = eachChosen.filter((_each, at) => at % 3 === [0, 300, 1200].indexOf(ms));
      let chosen = 0;
      for (const { meta, field } of some) {
        const wanted = (await person.offeredRecord(field, 1)) ?? (await person.offeredRecord(field));
        if (!wanted) continue;
        await person.create(meta.path);
        if (!(await picker(field.name).isVisible())) continue;
        await person.scan(field.name, String(wanted.presentation));
        await expect
          .poll(() => chosenIn(field.name), { message: `${meta.name}.${field.name}` })
          .toBe(`${objects[field.ref as keyof typeof objects].path}/${wanted.id}`);
        chosen += 1;
      }
      expect(chosen).toBeGreaterThan(5);
    },
  );

  it.each([0, 30, 150])(
    'a picker over a chosen record takes the one typed since, at %i ms a key, by Enter and by Tab',
    async (speed) => {
      await slowly('vehicles', 400);
      const [one, other, third] = ['GD 4T120', 'NE 1188F', 'BC 4417 HK'];
      for (const key of ['Enter', 'Tab']) {
        await person.create('disposition');
        await person.scan('vehicle', one);
        await person.type('vehicle', other.toLowerCase(), speed);
        await page.keyboard.press(key);
        await expect.poll(() => picker('vehicle').inputValue()).toBe(other);
        // And what is still looked up when Ctrl+S comes is saved too.
        await person.type('trailer', third, speed);
        const written = await person.saved('disposition');
        expect(written).toMatchObject({ vehicle: { presentation: other }, trailer: { presentation: third } });
      }
    },
  );

  it('Ctrl+S pressed twice while a name is still looked up saves one record', async () => {
    await slowly('vehicles', 600);
    await person.create('disposition');
    await person.scan('vehicle', 'GD 4T120');
    await person.type('trailer', 'BC 4417 HK');
    const sent = posts();
    await page.keyboard.press('Control+s');
    await pause(100);
    const written = await person.saved('disposition');
    expect(written).toMatchObject({ trailer: { presentation: 'BC 4417 HK' } });
    await pause(300);
    expect(sent.filter((url) => url.endsWith('/disposition'))).toHaveLength(1);
  });

  it('takes none of several, nor of none; says so, keeps the text, and is not saved', async () => {
    await slowly('vehicles', 300);
    await person.create('disposition');
    const sent = posts();
    for (const key of ['Enter', 'Tab'])
      for (const [words, sentence] of [
        ['NE', 'Do „NE” pasują 2 rekordy. Wybierz jeden z listy.'],
        [
          'nie ma',
          'Nic nie pasuje do „nie ma”. Ctrl+Enter dodaje nowy rekord; możesz też poprawić tekst albo wybrać z listy.',
        ],
      ] as const) {
        await person.type('vehicle', words);
        await page.keyboard.press(key);
        await expect.poll(said).toEqual([sentence]);
        await page.keyboard.press('Control+s');
        await pause(300);
        await expect.poll(() => picker('vehicle').inputValue()).toBe(words);
      }
    expect(sent.filter((url) => url.endsWith('/disposition'))).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await picker('vehicle').inputValue()).toBe('');
  });

  it('a picker in a row that Enter has begun keeps that row: what was typed last there is saved, or refused', async () => {
    await slowly('boxes', 400);
    const begin = async () => {
      await person.create('ship_unloading');
      await page.getByRole('main').getByRole('button', { name: 'Dodaj wiersz' }).click();
      await person.scan('boxes.0.box', 'Komora 1');
      await person.type('boxes.0.quantity', '1500,5');
      await page.keyboard.press('Enter');
    };
    await begin();
    const sent = posts();
    await person.type('boxes.1.box', 'nie ma');
    await page.keyboard.press('Control+s');
    await expect.poll(said).toEqual([expect.stringContaining('Nic nie pasuje do „nie ma”')]);
    await expect.poll(() => picker('boxes.1.box').inputValue()).toBe('nie ma');
    expect(sent.filter((url) => url.endsWith('/ship_unloading'))).toEqual([]);
    await person.type('boxes.1.box', 'komora 2');
    const { boxes } = await person.saved('ship_unloading');
    expect(boxes).toMatchObject([
      { box: { presentation: 'Komora 1' }, quantity: '1500.500' },
      { box: { presentation: 'Komora 2' } },
    ]);
  });

  it('chooses what the arrows lead to', async () => {
    await person.create('disposition');
    await person.type('vehicle', 'NE');
    // The last option is there when the list is the answer to the whole text.
    await page.getByRole('option', { name: '+ Dodaj „NE” (Pojazd)' }).waitFor();
    await page.keyboard.press('ArrowDown');
    const led = await page.locator('[role=option].Mui-focused').innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => picker('vehicle').inputValue()).toBe(led);
  });

  it('chooses the only match by an arrow and Enter, and adds a record by a further arrow', async () => {
    await desk.api.database.records.create(systemActor, 'vehicle', { name: 'JEDEN 77' });
    await person.create('disposition');
    for (const [keys, chosen] of [
      [['ArrowDown', 'Enter'], 'JEDEN 77'],
      [['ArrowUp', 'Enter'], 'JEDEN 77'],
      [['ArrowDown', 'ArrowDown', 'Enter'], 'JEDEN'],
    ] as const) {
      await person.type('vehicle', 'JEDEN');
      await page.getByRole('option', { name: '+ Dodaj „JEDEN” (Pojazd)' }).waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(() => picker('vehicle').inputValue()).toBe(chosen);
    }
  });

  it('adds a vehicle that nobody knows yet, by the keyboard alone', async () => {
    await person.create('disposition');
    await person.type('vehicle', 'AA 1234');
    await page.getByRole('option', { name: '+ Dodaj „AA 1234” (Pojazd)' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByText('Dodano „AA 1234” (Pojazd)').waitFor();
    expect(await person.saved('disposition')).toMatchObject({ vehicle: { presentation: 'AA 1234' } });
  });

  it('adds by Ctrl+Enter, as the box says, and never by the Enter of a scanner', async () => {
    await person.create('disposition');
    await person.scan('vehicle', 'AA 5678');
    await expect.poll(said).toEqual([expect.stringContaining('Ctrl+Enter dodaje nowy rekord')]);
    await page.keyboard.press('Enter');
    await pause(300);
    expect(await person.rows('vehicles', { name: 'AA 5678' })).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Dodano „AA 5678” (Pojazd)').waitFor();
    expect(await person.saved('disposition')).toMatchObject({ vehicle: { presentation: 'AA 5678' } });
  });

  it('asks in a dialog for what a new record needs besides its name', async () => {
    await person.create('products');
    await person.type('name', 'Nowy produkt');
    await person.type('unitOfMeasure', 'kopa');
    await page.getByRole('option', { name: /^\+ Dodaj „kopa”/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=code]').focus();
    await page.keyboard.type('kp');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await person.saved('products')).toMatchObject({ unitOfMeasure: { presentation: 'kopa' } });
  });

  it('a picker of kinds of records is like any other', async () => {
    await person.create('notification');
    await person.scan('objectName', 'poj');
    await expect.poll(said).toHaveLength(1);
    for (const called of ['pojazdy', 'pojazd']) {
      await person.scan('objectName', called);
      await expect.poll(() => picker('objectName').inputValue()).toBe('Pojazdy');
    }
    await person.type('objectName', 'nie ma takiego');
    await page.keyboard.press('Tab');
    await expect.poll(said).toHaveLength(1);
  });
});

describe('a search box', () => {
  /** Trucks at one scale whose plates and tickets begin alike; the one that is wanted stands last. */
  const plates = ['QV 1111A', 'QV 2222B', 'QV 3333Z'];
  const trucks: { readonly id: number; readonly plate: string; readonly ticket: string }[] = [];
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`${desk.url}/api/${path}`, {
      data,
      headers: { origin: desk.url },
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: number; driverTicket: string };
  };
  /** The terminal's own vehicles await their weighing from the beginning. */
  const announce = async () => {
    if (trucks.length > 0) return;
    for (const plate of plates) {
      const { id: vehicleId } = await post('vehicles', { name: plate });
      const { id, driverTicket: ticket } = await post('disposition', {
        type: 'Loading',
        typeOfDocument: 'Internal',
        weighingStationId: 1,
        scaleId: 1,
        vehicleId,
        productId: 1,
      });
      trucks.push({ id, plate, ticket });
    }
  };
  const open = async (path: string) => {
    await page.goto(`${desk.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const scan = async (words: string, key = 'Enter') => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    await page.keyboard.press(key);
  };
  const selected = () => page.locator('main .MuiListItemButton-root.Mui-selected').allInnerTexts();

  it('a search box of the weighing desk says that nothing fits, and why a truck that exists is not here', async () => {
    const { records } = desk.api.database;
    const truck = async (plate: string, values: RecordInput) => {
      const { id: vehicle } = await records.create(systemActor, 'vehicle', { name: plate });
      await records.create(systemActor, 'disposition', {
        type: 'Loading',
        typeOfDocument: 'Automobile',
        weighingStation: 1,
        vehicle,
        ...values,
      });
    };
    const absentTrucks = {
      'WD 1001': [{ carsQueueStatus: 'Accepted' }, 'nie wjechał jeszcze'],
      'WD 1002': [{ carsQueueStatus: 'Deleted' }, 'wizyta zakończona'],
      'WD 1003': [{ carsQueueStatus: 'Paused' }, 'zawieszony'],
      'WD 1004': [{ carsQueueStatus: 'Accepted', holdReason: 'brak papierów' }, 'brak papierów'],
      'WD 1005': [{ carsQueueStatus: 'ParkingExit', typeOfDocument: 'Railway' }, 'rodzaj'],
      'WD 1006': [{ carsQueueStatus: 'ParkingExit', state: 'NaTerminalu', closed: true }, 'zamknięta'],
    } as const satisfies Record<string, readonly [RecordInput, string]>;
    for (const [plate, [values]] of Object.entries(absentTrucks)) await truck(plate, values);
    await open('/weighing-desk');
    const scale = page.getByRole('button', { name: 'Waga północna' });
    const box = page.getByLabel('Szukaj: nr rej., bilet, numer');
    await scale.or(box).first().waitFor();
    if (await scale.isVisible()) await scale.click();
    await box.focus();
    for (const [plate, [, why]] of Object.entries(absentTrucks)) {
      await scan(plate);
      await page.getByText(new RegExp(`${plate}.*${why}`)).waitFor();
    }
    await scan('nie ma takiego');
    await page.locator('main [role=status]').getByText('nie pasuje do „nie ma takiego”').first().waitFor();
    expect(await page.getByText('Żaden pojazd nie czeka').count()).toBe(0);
  });

  describe.each([0, 800])('whose list answers after %i ms', (ms) => {
    it('a search box of the weighing desk opens the truck whose plate or ticket was scanned, and no other', async () => {
      await announce();
      for (const list of ['disposition_first_weighting', 'disposition_second_weighting'])
        await slowly(list, ms);
      await open('/weighing-desk');
      const scale = page.getByRole('button', { name: 'Waga północna' });
      const box = page.getByLabel('Szukaj: nr rej., bilet, numer');
      await scale.or(box).first().waitFor();
      if (await scale.isVisible()) await scale.click();
      await box.focus();
      for (const { plate, ticket } of trucks) {
        for (const words of [plate, plate.replace(' ', '').toLowerCase(), ticket]) {
          await scan(words);
          await expect.poll(selected).toHaveLength(1);
          expect((await selected())[0]).toContain(plate);
        }
      }
      await scan('QV');
      await page.getByRole('status').getByText('Do „QV” pasują 3 pojazdy').waitFor();
      expect(await selected()).toEqual([]);
      // Two scans one after the other, faster than any answer: the second one counts.
      await scan(plates[0] ?? '');
      await scan(plates[2] ?? '');
      await expect.poll(selected).toHaveLength(1);
      expect((await selected())[0]).toContain(plates[2]);
      // Neither an empty box nor Ctrl+Enter chooses a truck.
      await scan('', 'Backspace');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
      await pause(ms + 300);
      expect((await selected())[0]).toContain(plates[2]);
    });

    it('a search box of the weighing desk leads by arrows to the trucks of the list that a key has chosen', async () => {
      await announce();
      await open('/weighing-desk');
      const scale = page.getByRole('button', { name: 'Waga północna' });
      await scale.or(page.getByLabel('Szukaj: nr rej., bilet, numer')).first().waitFor();
      if (await scale.isVisible()) await scale.click();
      await page.keyboard.press('Alt+2');
      await page.keyboard.press('Alt+1');
      await page.keyboard.type('QV 1111A', { delay: 30 });
      await page.getByRole('button', { name: /QV 1111A/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(selected).toHaveLength(1);
      expect((await selected())[0]).toContain('QV 1111A');
    });

    it('a search box of the cash desk opens the debtor who was scanned, and no other', async () => {
      await announce();
      await slowly('cash_desk/trucks', ms);
      await open('/cash-desk');
      for (const { plate, ticket } of trucks.toReversed()) {
        for (const words of [plate, ticket]) {
          await scan(words);
          await expect.poll(selected).toHaveLength(1);
          expect((await selected())[0]).toContain(plate);
        }
      }
      await scan('QV');
      await page.getByText('Do „QV” pasują 3 pojazdy').waitFor();
      expect(await selected()).toEqual([]);
    });

    it('a search box of the cash desk keeps the change in sight until the next truck is scanned', async () => {
      await announce();
      await slowly('cash_desk/trucks', ms);
      const [payer, next] = trucks as [(typeof trucks)[0], (typeof trucks)[0]];
      const { id: punishmentTypeId } = await post('punishments_types', {
        name: `Opłata ${ms}`,
        price: '40.00',
        useForExternalDrivers: true,
        useForInternalDrivers: true,
      });
      await post('punishments', { dispositionId: payer.id, punishmentTypeId, quantity: '1' });
      await open('/cash-desk');
      await scan(payer.ticket);
      await page.getByLabel('Otrzymano').click();
      await page.keyboard.type('9000,50', { delay: 30 });
      await page.keyboard.press('Enter');
      await page.getByText(/^Przyjęto/).waitFor();
      await expect.poll(() => page.getByText(/^Reszta: /).isVisible()).toBe(true);
      await scan(next.ticket);
      await expect.poll(selected).toHaveLength(1);
      expect((await selected())[0]).toContain(next.plate);
      expect(await page.getByText(/^Reszta: /).count()).toBe(0);
    });

    it('a search box of a list of records to choose from takes the one that was scanned', async () => {
      await announce();
      await slowly('vehicles', ms);
      await person.create('disposition');
      const browse = page.getByRole('button', { name: 'Wybierz z listy: Pojazd', exact: true });
      await browse.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Szukaj').focus();
      await scan('QV');
      await dialog.getByText('Do „QV” pasują 3 rekordy').waitFor();
      await scan('qv3333z');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => person.input('vehicle').inputValue()).toBe('QV 3333Z');
    });

    it('a search box of a list narrows it to what was typed, at any speed', async () => {
      await announce();
      await slowly('vehicles', ms);
      await open('/vehicles');
      const box = page.getByLabel('Szukaj', { exact: true });
      for (const speed of speeds) {
        await box.focus();
        await page.keyboard.press('Control+a');
        await page.keyboard.type('QV 3333Z', { delay: speed });
        await expect.poll(() => box.inputValue()).toBe('QV 3333Z');
        await page.keyboard.press('Enter');
        await page.getByText('1–1 z 1').waitFor();
        await expect.poll(() => box.inputValue()).toBe('QV 3333Z');
        await page.keyboard.press('Control+a');
        await page.keyboard.type('QV', { delay: speed });
        await page.getByText('1–3 z 3').waitFor();
        await expect.poll(() => box.inputValue()).toBe('QV');
      }
    });
  });
});

describe('a filter', () => {
  const places = typedKinds.flatMap((kind, at) => {
    const found = placeOf(kind, 'form');
    return found ? [{ kind, object: found.meta.name, speed: speeds[at % speeds.length], ...found }] : [];
  });

  it('a filter by a record takes the one typed last, though its list answers only after the click', async () => {
    await slowly('vehicles', 800);
    const [vehicle] = await person.rows('vehicles', { name: 'GD 4T120' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/disposition') asked.push(searchParams.get('filter') ?? '');
    });
    await page.goto(`${desk.url}/disposition`);
    await page.getByRole('button', { name: 'Filtry', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const label = fieldLabel('pl', 'disposition', 'vehicle');
    await dialog.getByRole('treeitem').getByText(label, { exact: true }).first().click();
    await dialog.getByLabel('Wartość').focus();
    await page.keyboard.type('gd 4t120');
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => asked.join(' ')).toMatch(new RegExp(`"vehicle"[^}]*${vehicle?.id}`));
  });

  it('leads from a typed name to the field of that name, not to the reference above another', async () => {
    await page.goto(`${desk.url}/disposition`);
    await page.getByRole('button', { name: 'Filtry', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Szukaj pola').click();
    await page.keyboard.type('netto', { delay: 30 });
    await page.getByRole('treeitem', { name: 'Netto', exact: true }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    const focused = await page.evaluate(() => document.activeElement?.closest('[role=treeitem]')?.ariaLabel);
    expect(focused).toBe('Netto');
  });

  it.each(places)(
    'a filter by a value of kind $kind ($object) asks for what was typed at $speed ms a key',
    async ({ kind, meta, field, speed }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === `/api/${meta.path}`) asked.push(searchParams.get('filter') ?? '');
      });
      await page.goto(`${desk.url}/${meta.path}`);
      await page.getByRole('button', { name: 'Filtry', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('treeitem').getByText(field.label, { exact: true }).first().click();
      await dialog.getByLabel('Wartość').focus();
      // A moment is filtered by its day.
      const { typed } = samples[kind === 'datetime' ? 'date' : kind];
      await page.keyboard.type(typed, speed ? { delay: speed } : {});
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      // A day of a moment is compared with the whole day in Warsaw.
      const kept =
        kind === 'datetime' ? '2026-0(2-01|1-31T23:00)' : String(samples[kind].kept).replace('.', '[.]');
      // A number may be sent without its trailing zeros.
      await expect.poll(() => asked.join(' ')).toMatch(new RegExp(kept.replace(/0+$/, '')));
    },
  );
});
