import { sql } from 'kysely';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#api/testing/visitor.ts';
import { demoPassword } from '#database/demo/people.ts';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { violationsOf } from './steps/looks.ts';

const pl = officeTexts('pl');

/** What somebody typed stays, whatever ends or changes around it. */
let desk: Desk;
let asAdmin: Awaited<ReturnType<BrowserContext['storageState']>>;
let colleague: Visitor;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
  [asAdmin, colleague] = await Promise.all([desk.signedIn('admin'), desk.api.signedIn('operator')]);
});
afterAll(() => desk?.close());

beforeEach(async () => {
  asAdmin = await desk.signedIn('admin');
  context = await desk.browser.newContext({
    storageState: asAdmin,
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
  });
  page = await context.newPage();
});
afterEach(() => context.close());

type Row = Record<string, unknown> & { readonly id: number; readonly updatedAt: string };

/** Signed in anew after a session was ended: it was the reader's too. */
let reader: Visitor | undefined;
const readAs = async (
  path: string,
  query: Record<string, string | number | object> = {},
): Promise<unknown> => {
  reader ??= await desk.api.signedIn('admin');
  return (await reader.get(path, query)).body;
};
const made = async (path: string, values: object): Promise<Row> =>
  (await colleague.post(`/${path}`, values)).body as Row;
const read = async (path: string, id: number): Promise<Row> =>
  (await colleague.get(`/${path}/${id}`)).body as Row;
const changed = async (path: string, id: number, values: object): Promise<void> => {
  const { updatedAt } = await read(path, id);
  const { status, body } = await colleague.put(`/${path}/${id}`, { ...values, updatedAt });
  if (status !== 200) throw new Error(JSON.stringify(body));
};
const drivers = objectLabel('pl', 'driver').many;
const vehicles = objectLabel('pl', 'vehicle').many;
let plates = 0;
const newVehicle = (values: object = {}): Promise<Row> =>
  made('vehicles', { name: `NL ${1000 + plates++}`, code: 'A', ...values });

const open = (path: string) => page.goto(`${desk.url}${path}`);
const field = (object: string, name: string) =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: fieldLabel('pl', object, name) })
    .first();
const typed = async (input: Locator, words: string): Promise<void> => {
  await input.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
};
const menuLink = async (title: string): Promise<Locator> => {
  const menu = page.getByRole('navigation', { name: pl.shell.mainMenu });
  await menu.getByRole('textbox').click();
  await page.keyboard.type(title);
  return menu.getByRole('link', { name: title, exact: true }).first();
};
const inMenu = async (title: string): Promise<void> => {
  await (await menuLink(title)).click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
};
const tabs = () => page.getByRole('toolbar', { name: pl.tabs.bar });
const dots = () => tabs().getByLabel(pl.tabs.unsaved);
const question = () => page.getByRole('alertdialog');
const saved = () => page.getByText(pl.detail.saved).waitFor();

/** The session is gone on the server, as it is after a night or at a sign-out elsewhere. */
const endSession = async (): Promise<void> => {
  reader = undefined;
  const answer = await context.request.get(`${desk.url}/api/auth/session`);
  const { user } = (await answer.json()) as { user: { id: number } };
  await sql`delete from session where user_id = ${user.id}`.execute(desk.api.database.sql);
};
const signInOver = async () => {
  const dialog = page.getByRole('dialog', { name: pl.login.again });
  const login = dialog.locator('[name=email]');
  await login.waitFor();
  // Whose session has ended is known, in a window too that was opened after they had signed in.
  await expect.poll(() => login.inputValue()).toBe('admin');
  await typed(dialog.locator('[name=password]'), demoPassword);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
};

/** Every kind of place where people type, and what makes it save. */
interface Editor {
  readonly kind: string;
  /** Opens it and types; returns what says whether it was saved. */
  readonly types: () => Promise<() => Promise<unknown>>;
  readonly save: () => Promise<unknown>;
  readonly expected: unknown;
}
const ctrlS = () => page.keyboard.press('Control+s');
const enter = () => page.keyboard.press('Enter');
const clickSave = () => page.getByRole('button', { name: pl.common.save, exact: true }).click();

const editors: readonly Editor[] = [
  {
    kind: 'in a form',
    types: async () => {
      const { id } = await newVehicle();
      await open(`/vehicles/${id}`);
      await typed(field('vehicle', 'code'), 'TYPED');
      return async () => (await read('vehicles', id)).code;
    },
    save: ctrlS,
    expected: 'TYPED',
  },
  {
    kind: 'in the form of a new record',
    types: async () => {
      const name = `NEW ${plates++}`;
      await open('/vehicles/create');
      await typed(field('vehicle', 'name'), name);
      return async () =>
        JSON.stringify(await readAs('/vehicles', { limit: 50, sort: 'id', desc: 'true' })).includes(name);
    },
    save: ctrlS,
    expected: true,
  },
  {
    kind: 'in the rows of a table',
    types: async () => {
      const admin = await desk.api.signedIn('admin');
      const { id } = (
        await admin.post('/form_builder', { name: `Rows ${plates++}`, topic: 'Temat', recipient: 'a@b.pl' })
      ).body as Row;
      await open(`/form_builder/${id}`);
      await page.getByRole('button', { name: pl.detail.addRow }).first().click();
      await page.keyboard.type('pytanie');
      return async () => JSON.stringify(await readAs(`/form_builder/${id}`)).includes('pytanie');
    },
    save: ctrlS,
    expected: true,
  },
  {
    kind: 'in a letter',
    types: async () => {
      const subject = `Letter ${plates++}`;
      await open('/outgoing_email/create');
      await typed(field('outgoingEmail', 'subject'), subject);
      await typed(field('outgoingEmail', 'body'), 'Szanowni Państwo');
      return async () =>
        JSON.stringify(await readAs('/outgoing_email', { limit: 50, sort: 'id', desc: 'true' })).includes(
          subject,
        );
    },
    save: ctrlS,
    expected: true,
  },
  {
    kind: 'in a dialog',
    types: async () => {
      await open('/vehicles');
      await page.getByLabel(pl.common.search, { exact: true }).click();
      await page.keyboard.type('NL');
      await page.getByRole('button', { name: pl.savedFilters.save }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('Mój filtr');
      return async () => JSON.stringify(await readAs('/app/views/vehicle/list')).includes('Mój filtr');
    },
    save: enter,
    expected: true,
  },
  {
    kind: 'in the form builder',
    types: async () => {
      await open('/view-builder/driver/detail');
      await page.getByRole('button', { name: pl.views.addSection }).click();
      await typed(page.getByLabel(`${pl.views.titles}: polski`), 'Sekcja pisana');
      return async () => JSON.stringify(await readAs('/app/views/driver/detail')).includes('Sekcja pisana');
    },
    save: clickSave,
    expected: true,
  },
  {
    kind: 'in the process designer',
    types: async () => {
      await open('/process-designer/1');
      await typed(page.getByRole('tabpanel').getByRole('textbox').first(), 'Proces pisany');
      return async () => JSON.stringify(await readAs('/bp_definition/1')).includes('Proces pisany');
    },
    save: clickSave,
    expected: true,
  },
];

describe('a session that ends while somebody types', () => {
  it.each(editors)('$kind: they sign in over it, and what they typed is saved', async (editor) => {
    const outcome = await editor.types();
    const at = page.url();
    await endSession();
    await editor.save();
    await signInOver();
    await expect.poll(outcome).toEqual(editor.expected);
    if (!at.endsWith('/create')) expect(page.url()).toBe(at);
  });

  it('finishes the word before it asks', async () => {
    const { id } = await newVehicle();
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'AB');
    await endSession();
    await ctrlS();
    await page.keyboard.type('CDEFGHIJKLMNO', { delay: 150 });
    await signInOver();
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('ABCDEFGHIJKLMNO');
  });

  it('another person who signs in over it finds nothing of it', async () => {
    await open('/vehicles/create');
    await typed(field('vehicle', 'name'), 'SECRET 1');
    await endSession();
    await ctrlS();
    const dialog = page.getByRole('dialog', { name: pl.login.again });
    await typed(dialog.locator('[name=email]'), 'operator');
    await typed(dialog.locator('[name=password]'), demoPassword);
    await enter();
    await page.waitForURL(/\/main$/);
    await open('/vehicles/create');
    await field('vehicle', 'name').waitFor();
    expect(await field('vehicle', 'name').inputValue()).toBe('');
    expect(await dots().count()).toBe(0);
  });
});

it('a fault of what the form does not show is said, and the next save goes out', async () => {
  await open('/bp_definition/create');
  await typed(field('bpDefinition', 'name'), `Proces ${plates++}`);
  const active = page.getByRole('checkbox', { name: fieldLabel('pl', 'bpDefinition', 'isActive') });
  await active.focus();
  await page.keyboard.press('Space');
  await page
    .getByLabel(fieldLabel('pl', 'bpDefinition', 'ownerObjectName'))
    .first()
    .click();
  await page.keyboard.type(drivers);
  await page.keyboard.press('Enter');
  await ctrlS();
  await page.getByText('Proces musi mieć choć jeden etap.').first().waitFor();
  await active.focus();
  await page.keyboard.press('Space');
  await ctrlS();
  await saved();
  expect(page.url()).toMatch(/\/bp_definition\/\d+$/);
});

describe('a colleague who changes the same record', () => {
  const banner = () => page.getByRole('status', { name: pl.detail.changedMeanwhile });

  it('a colleague who changes the same record in another field: it is told at once, and both are kept', async () => {
    const { id } = await newVehicle();
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'MINE');
    await changed('vehicles', id, { tare: '12.500' });
    await banner().getByText('Olek Operator').waitFor();
    await expect.poll(() => field('vehicle', 'tare').inputValue()).toContain('12,5');
    await page.keyboard.type('!');
    await ctrlS();
    await saved();
    expect(await read('vehicles', id)).toMatchObject({ code: 'MINE!', tare: '12.500' });
  });

  it('a colleague who changes the same record in the same field: who, from what to what, and whose stays is chosen; without a word it is mine', async () => {
    const { id } = await newVehicle();
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'MINE');
    await changed('vehicles', id, { code: 'THEIRS' });
    await expect.poll(() => banner().innerText()).toMatch(/Olek Operator[^]*A → THEIRS/);
    await page.keyboard.press('Enter');
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('MINE');
    await banner().getByRole('button', { name: pl.detail.takeTheirs }).click();
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('THEIRS');
    await banner().getByRole('button', { name: pl.detail.keepMine }).click();
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('MINE');
    await ctrlS();
    await saved();
    expect(await read('vehicles', id)).toMatchObject({ code: 'MINE' });
  });

  it('leaves no draft where nothing was typed, though references are called otherwise in another language', async () => {
    const product = await made('products', {
      name: 'Żwir płukany',
      code: 'ZP',
      lang: { de: 'Gewaschener Kies' },
    });
    const { id } = await made('disposition', {
      type: 'Loading',
      typeOfDocument: 'Internal',
      productId: product.id,
    });
    await open(`/disposition/${id}`);
    await expect.poll(() => page.locator('main input[name=product]').inputValue()).toBe('Żwir płukany');
    await page.getByRole('button', { name: pl.shell.language }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: officeTexts('de').common.save, exact: true }).waitFor();
    // What changes is none of the written fields, as when a truck moves on.
    await desk.api.database.records.update(systemActor, 'disposition', id, {
      arrivedAt: new Date().toISOString(),
    });
    await expect.poll(() => page.locator('main input[name=product]').inputValue()).toBe('Gewaschener Kies');
    await page.locator('main input[name=comment], main textarea[name=comment]').first().focus();
    await page.keyboard.press('Tab');
    // A draft would be stored within a moment.
    await page.waitForTimeout(1000);
    expect(await page.getByText(officeTexts('de').detail.unsaved).count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(`/disposition/${id}`);
  });

  it('a colleague who changes the same record in a reference that nobody here touched: it is not written back', async () => {
    const { id } = await newVehicle();
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'MINE');
    const admin = await desk.api.signedIn('admin');
    const model = ((await admin.post('/track_models', { name: `Model ${plates++}` })).body as Row).id;
    await changed('vehicles', id, { trackModelId: model });
    await ctrlS();
    await saved();
    expect(await read('vehicles', id)).toMatchObject({ code: 'MINE', trackModel: { id: model } });
  });
});

describe('a record that is closed while somebody types', () => {
  /** Each way in which a record closes: by its mark, by its confirmation, by its state. */
  const closings: readonly {
    readonly by: string;
    readonly object: string;
    readonly path: string;
    readonly name: string;
    readonly make: () => Promise<Row>;
    readonly close: (id: number) => Promise<unknown>;
  }[] = [
    {
      by: 'mark',
      object: 'vehicle',
      path: 'vehicles',
      name: 'code',
      make: () => newVehicle(),
      close: (id) => colleague.post('/vehicles/change_deletion_mark', { id, markedToDelete: true }),
    },
    {
      by: 'confirmation',
      object: 'deliveryOrder',
      path: 'delivery_order',
      name: 'comment',
      make: () => made('delivery_order', {}),
      close: (id) => colleague.put(`/delivery_order/confirm/${id}`, {}),
    },
    {
      by: 'state',
      object: 'reclamation',
      path: 'reclamation',
      name: 'comment',
      make: () => made('reclamation', {}),
      close: async (id) => {
        const { records } = desk.api.database;
        const { id: status } = await records.predefined(systemActor, 'reclamationState', 'closed');
        return records.update(systemActor, 'reclamation', id, { status });
      },
    },
  ];

  it.each(closings)(
    'a record that is closed while somebody types by its $by: what was typed is shown and can be copied',
    async (closing) => {
      const { object, path, name, make, close } = closing;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { id } = await make();
      await open(`/${path}/${id}`);
      await typed(field(object, name), 'Kierowca czeka');
      await close(id);
      const notice = page.getByRole('alert').filter({ hasText: pl.unsaved.closedMeanwhile });
      await notice.waitFor();
      await expect.poll(() => notice.innerText()).toContain('Kierowca czeka');
      await notice.getByRole('button', { name: pl.copying.copy, exact: true }).click();
      const line = `${fieldLabel('pl', object, name)}: Kierowca czeka`;
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(line);
      await page.reload();
      await notice.getByText('Kierowca czeka').waitFor();
      await notice.getByRole('button', { name: pl.unsaved.discard }).click();
      await notice.waitFor({ state: 'detached' });
      await dots().waitFor({ state: 'detached' });
      expect((await read(path, id))[name] ?? '').not.toContain('Kierowca');
    },
  );
});

describe('a question', () => {
  it('about a record is closed by Back, which stays there; Enter on what is behind it does nothing', async () => {
    const { id, name } = await newVehicle();
    const admin = await desk.api.signedIn('admin');
    await admin.post('/vehicles/change_deletion_mark', { id, markedToDelete: true });
    await open(`/vehicles/${id}`);
    await page.getByRole('button', { name: pl.detail.remove }).waitFor();
    await inMenu(drivers);
    await tabs()
      .getByRole('link', { name: `Pojazd ${String(name)}`, exact: true })
      .click();
    await page.getByRole('button', { name: pl.detail.remove }).click();
    await question().waitFor();
    await page.goBack();
    await question().waitFor({ state: 'detached' });
    await expect.poll(() => page.url(), { timeout: 5000 }).toBe(`${desk.url}/vehicles/${id}`);
    await page.getByRole('heading', { level: 1, name: `Pojazd ${String(name)}` }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: drivers }).waitFor();
    expect(await question().count()).toBe(0);
    expect(await read('vehicles', id)).toMatchObject({ id });
  });

  it('Enter does not confirm a question by which something would be lost', async () => {
    const { id } = await newVehicle();
    const admin = await desk.api.signedIn('admin');
    await admin.post('/vehicles/change_deletion_mark', { id, markedToDelete: true });
    await open(`/vehicles/${id}`);
    await page.getByRole('button', { name: pl.detail.remove }).click();
    await question().waitFor();
    await enter();
    await question().waitFor({ state: 'detached' });
    expect(await read('vehicles', id)).toMatchObject({ id });
  });

  it('a question in a dialog with fields: Back closes the dialog and stays', async () => {
    await open('/drivers');
    await inMenu(vehicles);
    await page.getByLabel(pl.common.search, { exact: true }).click();
    await page.keyboard.type('NL');
    await page.getByRole('button', { name: pl.savedFilters.save }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: vehicles, exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/vehicles');
  });
});

describe('tabs', () => {
  const tab = (name: string) => tabs().getByRole('link', { name, exact: true });
  const answer = (name: string) => question().getByRole('button', { name, exact: true }).click();

  it('close by Delete and leave the focus in their bar, also the first one', async () => {
    await open('/drivers');
    await inMenu(vehicles);
    await tab(vehicles).focus();
    for (const key of ['ArrowLeft', 'Delete']) await page.keyboard.press(key);
    await expect.poll(() => tab(drivers).count()).toBe(0);
    await hasFocus(tabs().getByRole('link', { name: pl.shell.home, exact: true }));
  });

  it('hold what is typed while another one is looked at, over a reload, until it is saved', async () => {
    const { id, name } = await newVehicle();
    await open('/drivers');
    await page.getByRole('grid').waitFor();
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'KEPT');
    await dots().waitFor();
    await tab(drivers).click();
    await page.getByRole('grid').waitFor();
    expect(await question().count()).toBe(0);
    await expect.poll(() => dots().count()).toBe(1);
    await tab(`Pojazd ${String(name)}`).click();
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('KEPT');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('KEPT');
    await ctrlS();
    await saved();
    expect(await read('vehicles', id)).toMatchObject({ code: 'KEPT' });
    expect(await dots().count()).toBe(0);
  });

  // The answer, the code in the record after it, and whether the tab stays open.
  it.each([
    [pl.unsaved.stay, 'A', true],
    [pl.unsaved.discard, 'A', false],
    [pl.common.saveAndClose, 'CLOSING', false],
  ])('tabs that close ask, from another tab too: %s', async (word, code, stays) => {
    const { id, name } = await newVehicle();
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'CLOSING');
    await dots().waitFor();
    await goTo(page, '/drivers');
    await page.getByRole('grid').waitFor();
    const title = `Pojazd ${String(name)}`;
    await tabs()
      .getByRole('button', { name: pl.tabs.closeTab.replace('%{title}', title) })
      .click();
    await answer(word);
    await question().waitFor({ state: 'detached' });
    await expect.poll(() => tab(title).count()).toBe(stays ? 1 : 0);
    await expect.poll(async () => (await read('vehicles', id)).code).toBe(code);
    if (stays) await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('CLOSING');
  });

  it('keep what was typed over a change that a colleague made meanwhile', async () => {
    const { id, name } = await newVehicle();
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'MINE');
    await goTo(page, '/drivers');
    await page.getByRole('grid').waitFor();
    await changed('vehicles', id, { code: 'THEIRS', tare: '9.900' });
    await tab(`Pojazd ${String(name)}`).click();
    await page.getByRole('button', { name: pl.detail.takeTheirs }).waitFor();
    await expect.poll(() => field('vehicle', 'code').inputValue()).toBe('MINE');
    await expect.poll(() => field('vehicle', 'tare').inputValue()).toContain('9,9');
    await ctrlS();
    await saved();
    expect(await read('vehicles', id)).toMatchObject({ code: 'MINE', tare: '9.900' });
  });
});

it('a new record is stored once if its tab is closed over what was typed while it was being stored', async () => {
  const name = 'Nowak Raz';
  await open('/drivers/create');
  await typed(field('driver', 'name'), name);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/drivers', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/drivers'),
  );
  await ctrlS();
  await sent;
  await typed(field('driver', 'documentNumber'), 'PO ZAPISIE');
  await dots().waitFor();
  await tabs()
    .getByRole('button', { name: new RegExp(`^${pl.tabs.closeTab.replace('%{title}', '.*')}$`) })
    .last()
    .click();
  await question().getByRole('button', { name: pl.common.saveAndClose, exact: true }).click();
  release();
  await question().waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/drivers/create');
  expect(await readAs('/drivers', { filter: { name } })).toMatchObject({ count: 1 });
});

describe('while something is on its way', () => {
  const outline = () => page.locator('.MuiSkeleton-root, .early').first();
  /** Answers come later by so much; what is asked of the API, and the program itself. */
  const slowed = (ms: number) =>
    page.route(/\/(api|assets)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue().catch(() => undefined);
    });

  it.each(['/main', '/vehicles', '/vehicles/1', '/vehicles/create', '/live-queue', '/no-such-place'])(
    '%s is never blank, from the first moment on a slow line',
    async (path) => {
      await slowed(700);
      await page.goto(desk.url + path, { waitUntil: 'commit' });
      const blank: number[] = [];
      const begun = Date.now();
      while (Date.now() - begun < 6000) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const seen = await page
          .evaluate(
            () =>
              document.body.innerText.trim() !== '' ||
              document.querySelector('.early, .MuiSkeleton-root, [role=progressbar]') !== null,
          )
          .catch(() => true);
        blank.push(seen ? 0 : 1);
      }
      // One look may fall between two drawings; two in a row are seen by people.
      expect(blank.join('')).not.toContain('11');
    },
  );

  it('a copy of a record that does not exist says so, and its outline does not stay', async () => {
    await open('/vehicles/create?copy=999999999');
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await outline().count()).toBe(0);
  });

  it.each([vehicles, drivers])(
    'a screen opened from the menu shows its outline at once: %s',
    async (title) => {
      await open('/main');
      const link = await menuLink(title);
      await link.waitFor();
      await slowed(1500);
      await link.click();
      await outline().waitFor({ timeout: 1000 });
      await page.getByRole('grid').waitFor();
      await outline().waitFor({ state: 'detached' });
      expect(page.url()).not.toMatch(/main$/);
    },
  );

  describe('what is typed before the answer comes', () => {
    /** The first request of this path waits until `go` is called; without its text, the server refuses it. */
    const held = async (path: string, outcome: 'answered' | 'refused') => {
      let go = () => {};
      const may = new Promise<void>((resolve) => {
        go = resolve;
      });
      let first = true;
      await page.route(`**/api/${path}`, async (route) => {
        if (route.request().method() !== 'POST' || !first) return route.continue();
        first = false;
        await may;
        if (outcome === 'answered') return route.continue();
        const sent = route.request().postDataBuffer()?.toString() ?? '';
        return route.continue({ postData: sent.replace(/"text":"[^"]*"/, '"text":""') });
      });
      return () => go();
    };
    const box = () => page.getByLabel(pl.comments.write);
    const comments = () => page.getByRole('list', { name: pl.comments.title }).getByRole('listitem');
    const order = async () => {
      const { rows } = (await readAs('/sales_order', { limit: 1 })) as { rows: Row[] };
      await open(`/sales_order/${rows[0]?.id}`);
      await box().waitFor();
    };
    const forCustomer = () => page.getByRole('checkbox', { name: pl.comments.forCustomer });

    it('is the next comment, with its own mark for the customer', async () => {
      await order();
      const go = await held('orders/addComment', 'answered');
      await typed(box(), 'Pierwszy w drodze');
      await page.keyboard.press('Control+Enter');
      await page.keyboard.type('Drugi zaraz po nim');
      await forCustomer().press('Space');
      await box().press('Control+Enter');
      go();
      const texts = async () =>
        (await comments().allInnerTexts()).slice(0, 2).map((each) => each.split('\n'));
      await expect
        .poll(texts)
        .toEqual([
          expect.arrayContaining([pl.comments.forCustomer, 'Drugi zaraz po nim']),
          expect.arrayContaining(['Pierwszy w drodze']),
        ]);
      expect((await texts())[1]).not.toContain(pl.comments.forCustomer);
    });

    it('stays behind a comment that is refused, and both are for colleagues', async () => {
      await order();
      const go = await held('orders/addComment', 'refused');
      await typed(box(), 'Odmówiony');
      await page.keyboard.press('Control+Enter');
      await page.keyboard.type('pisany dalej');
      await forCustomer().press('Space');
      go();
      await expect.poll(() => box().inputValue()).toBe('Odmówiony\npisany dalej');
      expect(await forCustomer().isChecked()).toBe(false);
    });

    it('is the next task', async () => {
      await order();
      const go = await held('task', 'answered');
      const name = page.getByLabel(pl.orders.newTask);
      await typed(name, 'Zamówić wagony');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Zamówić lokomotywę');
      await page.keyboard.press('Enter');
      go();
      for (const each of ['Zamówić wagony', 'Zamówić lokomotywę'])
        await page.getByRole('link', { name: each, exact: true }).waitFor();
      expect(await name.inputValue()).toBe('');
    });
  });

  it('a record that cannot be read says so, and comes by itself once the server is back', async () => {
    const { id, name } = await newVehicle();
    await open('/vehicles');
    await page.getByRole('grid').waitFor();
    await open('/vehicles/1');
    await field('vehicle', 'code').waitFor();
    await context.setOffline(true);
    await goTo(page, `/vehicles/${id}`);
    await page.getByText(pl.pages.tryingAgain).first().waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: `Pojazd ${String(name)}` }).waitFor();
    expect(await page.getByText(pl.pages.tryingAgain).count()).toBe(0);
  });

  it('an address that leads nowhere keeps the menu and itself', async () => {
    await open('/no-such-place');
    await page.getByRole('heading', { level: 1, name: pl.shell.notFound }).waitFor();
    await page.getByRole('navigation').waitFor();
    expect(page.url()).toBe(`${desk.url}/no-such-place`);
  });
});

describe('what can be taken back', () => {
  it('is done at once, is named, and has its way back', async () => {
    const { id, name } = await newVehicle();
    await open(`/vehicles/${id}`);
    await page.getByRole('button', { name: pl.detail.mark }).click();
    await page.getByText(pl.detail.markedDone.replace('%{name}', String(name))).waitFor();
    expect(await read('vehicles', id)).toMatchObject({ markedToDelete: true });
    await page.getByRole('button', { name: pl.bulk.undo, exact: true }).click();
    await expect.poll(async () => (await read('vehicles', id)).markedToDelete).toBe(false);
  });

  /** What is done with one record by a button, and what takes it back; a document is confirmed where `of` says so. */
  const takenBack = [
    { act: 'confirm', of: {}, field: 'confirmed', becomes: true },
    { act: 'undoConfirm', of: { confirmed: true }, field: 'confirmed', becomes: false },
    { act: 'mark', of: {}, field: 'markedToDelete', becomes: true },
    { act: 'restore', of: { marked: true }, field: 'markedToDelete', becomes: false },
  ] as const;

  it.each(takenBack)('$act asks nothing, says what was done, and is taken back', async (each) => {
    const { id } = await made('delivery_order', {});
    if ('confirmed' in each.of) await colleague.put(`/delivery_order/confirm/${id}`, {});
    if ('marked' in each.of)
      await colleague.post('/delivery_order/change_deletion_mark', { id, markedToDelete: true });
    await open(`/delivery_order/${id}`);
    const button = page.getByRole('button', { name: pl.detail[each.act], exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read('delivery_order', id))[each.field]).toBe(each.becomes);
    expect(await question().count()).toBe(0);
    const undo = page.getByRole('alert').getByRole('button', { name: pl.bulk.undo, exact: true });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read('delivery_order', id))[each.field]).toBe(!each.becomes);
  });

  it('many documents are confirmed without a question, and all of them are taken back', async () => {
    const orders = await Promise.all([1, 2].map((n) => made('delivery_order', { comment: `HURTEM ${n}` })));
    const confirmed = () =>
      Promise.all(orders.map(async ({ id }) => (await read('delivery_order', id)).confirmed));
    await open('/delivery_order');
    await page.getByRole('grid').waitFor();
    for (const place of [0, 1]) {
      await page.getByRole('grid').locator('tbody input[type=checkbox]').nth(place).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: pl.bulk.actions, exact: true }).click();
    await page.getByRole('menuitem', { name: pl.bulk.confirm, exact: true }).click();
    await page.getByText(/Zatwierdzono 2 dokumenty/).waitFor();
    expect(await confirmed()).toEqual([true, true]);
    await page.getByRole('alert').getByRole('button', { name: pl.bulk.undo, exact: true }).click();
    await expect.poll(confirmed).toEqual([false, false]);
  });

  it('a document with unsaved changes is not confirmed without them', async () => {
    const { id } = await made('delivery_order', {});
    await open(`/delivery_order/${id}`);
    const comment = field('deliveryOrder', 'comment');
    await typed(comment, 'Bez pośpiechu');
    const confirm = page.getByRole('button', { name: pl.detail.confirm, exact: true });
    await confirm.click();
    await question().getByRole('button', { name: pl.unsaved.stay }).click();
    expect(await read('delivery_order', id)).toMatchObject({ confirmed: false });
    await confirm.click();
    await question().getByRole('button', { name: pl.detail.saveAndConfirm }).press('Enter');
    await expect.poll(async () => (await read('delivery_order', id)).confirmed).toBe(true);
    expect(await read('delivery_order', id)).toMatchObject({ comment: 'Bez pośpiechu' });
  });

  it('stays while one points at it, and has its way back in the bar when it is gone', async () => {
    const { id, name } = await newVehicle();
    await page.clock.install();
    await open(`/vehicles/${id}`);
    await page.getByRole('button', { name: pl.detail.mark }).click();
    const message = page.getByRole('alert').filter({ hasText: `Oznaczono do usunięcia: ${String(name)}` });
    await message.waitFor();
    await message.hover();
    await page.clock.runFor(60_000);
    await expect.poll(() => message.isVisible()).toBe(true);
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await message.waitFor({ state: 'detached' });
    const back = page.getByRole('banner').getByRole('button', { name: /^Cofnij: Oznaczono/ });
    await back.click();
    await back.waitFor({ state: 'detached' });
    await expect.poll(async () => (await read('vehicles', id)).markedToDelete).toBe(false);
  });

  it('leaves a new selection its actions', async () => {
    await Promise.all([newVehicle(), newVehicle()]);
    await open('/vehicles');
    const tick = (index: number) => page.getByRole('grid').locator('tbody input[type=checkbox]').nth(index);
    await page.getByRole('grid').waitFor();
    for (const index of [0, 1]) {
      await tick(index).click();
      await page.getByRole('button', { name: pl.bulk.actions, exact: true }).click();
      await page.getByRole('menuitem', { name: pl.bulk.mark, exact: true }).click();
      await page
        .getByText(/Oznaczono do usunięcia 1 rekord/)
        .first()
        .waitFor();
    }
    await expect.poll(() => page.getByRole('button', { name: pl.bulk.actions, exact: true }).count()).toBe(0);
  });
});

it('a record that is gone cannot be added to time tracking, and that is said', async () => {
  const { id } = await newVehicle();
  await open(`/vehicles/${id}`);
  await page.getByRole('banner').getByRole('button', { name: pl.tracking.panel }).click();
  const begin = page.getByRole('button', { name: pl.tracking.start });
  await begin.waitFor();
  const admin = await desk.api.signedIn('admin');
  await sql`delete from vehicle where id = ${id}`.execute(desk.api.database.sql);
  expect((await admin.get(`/vehicles/${id}`)).status).toBe(404);
  await begin.click();
  await page.getByText(pl.tracking.cannotAdd).waitFor();
});

it('dark or light follows the computer until somebody chooses', async () => {
  // The backgrounds of the two themes.
  const [dark, light] = ['rgb(12, 23, 34)', 'rgb(238, 243, 246)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/vehicles');
  await page.getByRole('grid').waitFor();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(background).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(light);
  await page.getByRole('button', { name: pl.shell.appearance }).click();
  await page.getByRole('menuitem', { name: pl.shell.dark }).click();
  await expect.poll(background).toBe(dark);
});

it('a notification is read by opening it, also where its record is hidden', async () => {
  const admin = await desk.api.signedIn('admin');
  const { user } = (await admin.get('/auth/session')).body as { user: { id: number } };
  const notice = { user: user.id, title: 'Nie ma go', objectName: 'vehicle', objectId: 999_999 };
  const { id } = (await admin.post('/notification', notice)).body as Row;
  await open('/main');
  await page.getByRole('button', { name: /Powiadomienia: 1/ }).click();
  await page.getByRole('button', { name: /Nie ma go/ }).click();
  await page.getByRole('button', { name: pl.notifications.bell, exact: true }).waitFor();
  expect(await readAs(`/notification/${id}`)).toMatchObject({ read: true });
});

describe.each(['light', 'dark'] as const)('axe finds nothing serious in the %s', (colorScheme) => {
  it('axe finds nothing serious in questions, banners, dialogs and menus', async () => {
    await page.emulateMedia({ colorScheme });
    const { id } = await newVehicle();
    const found: string[] = [];
    const look = async (what: string) =>
      found.push(...(await violationsOf(page)).map((fault) => `${what}: ${fault}`));
    await open(`/vehicles/${id}`);
    await typed(field('vehicle', 'code'), 'MINE');
    await changed('vehicles', id, { code: 'THEIRS' });
    await page.getByRole('button', { name: pl.detail.takeTheirs }).waitFor();
    await look('a colleague’s change');
    await page.keyboard.press('Alt+w');
    await question().waitFor();
    await look('a question');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Konto/ }).click();
    await look('the account menu');
    await page.keyboard.press('Escape');
    await endSession();
    await ctrlS();
    await page.getByRole('dialog', { name: pl.login.again }).waitFor();
    await look('signing in again');
    expect(found).toEqual([]);
  });
});
