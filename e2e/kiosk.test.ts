import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#infrastructure/freePort.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchProgram, type Program } from '#infrastructure/program.ts';
import { createTestTerminal, type TestTerminal } from '#activities/testing/terminal.ts';
import { connectProcesses, type Processes } from '#api/temporal/processes.ts';
import { startServer, type RunningServer } from '#api/server.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { freshNamespace, type FreshNamespace } from '#tools/testing/temporal.ts';
import { startCardTerminal, type CardTerminal } from '#tools/simulator/cardTerminal/server.ts';
import { startPrinter, type Printer } from '#tools/simulator/printer/server.ts';
import { startSmsGateway, type SmsGateway } from '#tools/simulator/smsGateway/server.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { testSecretKey } from '#database/testing/database.ts';
import { filmOf } from './steps/documentSpecimen.ts';
import { kioskSizes, whatDoesNotFit } from './steps/fitting.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { scan } from './steps/scan.ts';
import { typeInto } from './steps/typeInto.ts';

let terminal: TestTerminal;
let temporal: FreshNamespace;
let gateway: SmsGateway;
let cards: CardTerminal;
let printer: Printer;
let worker: Program;
let processes: Processes;
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
/** The kiosk: an upright screen before which a driver stands. */
let totem: Page;
let axe: string;
/** Where the film lies that the kiosk's camera shows. */
let film: string;
let phones = 600_100_000;

const upright = { width: 1080, height: 1920 };

beforeAll(async () => {
  terminal = await createTestTerminal();
  // Nobody is called by the queue itself: the tests say when.
  await terminal.database.records.update(systemActor, 'weighingStation', terminal.stationId, {
    carsBufferTerminal: 0,
    carsBufferParking: 0,
  });
  temporal = await freshNamespace();
  gateway = await startSmsGateway({ port: 0, token: 'secret' });
  cards = await startCardTerminal();
  printer = await startPrinter();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: terminal.url,
    SECRET_KEY: testSecretKey,
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
    PUBLIC_URL: publicUrl,
    SMSAPI_URL: gateway.url,
    SMSAPI_TOKEN: 'secret',
    API_PORT: String(port),
  };
  worker = launchProgram('activities/worker.ts', environment);
  processes = connectProcesses(terminal.database, {
    ...temporal,
    taskQueue: 'keja',
    publicUrl,
    log: pino({ level: 'silent' }),
  });
  server = await startServer(readSettings(environment, 'api'), pino({ level: 'silent' }));
  film = join(await mkdtemp(join(tmpdir(), 'keja-camera-')), 'film.mjpeg');
  browser = await launchBrowser({ film });
  axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  await worker.ready;
});
afterAll(async () => {
  await browser?.close();
  await rm(dirname(film), { recursive: true, force: true });
  await server?.close();
  await processes?.close();
  await worker?.kill();
  await gateway?.close();
  await cards?.close();
  await printer?.close();
  await terminal?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: upright, locale: 'pl' });
  totem = await context.newPage();
});
afterEach(() => context.close());

interface Truck {
  readonly id: number;
  readonly ticket: string;
  readonly phone: string;
}

const announced = async (): Promise<Truck> => {
  const phone = String(phones++);
  const id = await terminal.newDisposition({ driverPhoneNumber: `+48${phone}` });
  return { id, phone, ticket: String((await terminal.disposition(id)).driverTicket) };
};

const move = (truck: Truck, name: Exclude<JourneyMove, 'recordWeighing'>) =>
  processes.journeys.move(truck.id, name, { by: null }, crypto.randomUUID());
const weigh = async (truck: Truck, tonnes: string) =>
  processes.journeys.move(
    truck.id,
    'recordWeighing',
    { by: null, captureId: await terminal.accept(tonnes), scaleId: terminal.scaleId },
    crypto.randomUUID(),
  );

const kioskUrl = (search = '') => `http://127.0.0.1:${server.port}/kiosk/${search}`;

const codeTextedTo = async ({ phone }: Truck): Promise<string> => {
  const codes = () =>
    gateway.messages.filter(({ number, body }) => number.endsWith(phone) && /: \d{6}\./.test(body));
  await expect.poll(() => codes().length).toBeGreaterThan(0);
  return /\d{6}/.exec(codes().at(-1)?.body ?? '')?.[0] ?? '';
};

const typeCode = async (page: Page, code: string) => {
  for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click();
};

const confirmTicket = async (page: Page, truck: Truck) => {
  await page.goto(kioskUrl());
  await page.getByRole('button', { name: /Polski/ }).click();
  await scan(page, truck.ticket);
  await page.getByText('••• ••• ', { exact: false }).waitFor();
  await typeCode(page, await codeTextedTo(truck));
};

const signIn = async (page: Page, truck: Truck) => {
  await confirmTicket(page, truck);
  await page.locator('.journey').waitFor();
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

interface AxeResult {
  readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[];
}
/** What axe finds, and what does not fit on the screen of a kiosk in any of its languages. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>('axe.run(document, { resultTypes: ["violations"] })');
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
    ...(await whatDoesNotFit(page)),
  ];
};

describe('a driver at the kiosk', () => {
  it('goes from the ticket to the exit', async () => {
    const before = await announced();
    await move(before, 'arrive');
    const truck = await announced();

    await totem.goto(kioskUrl());
    expect(await faultsOf(totem)).toEqual([]);
    await totem.getByRole('button', { name: /Polski/ }).click();
    await heading(totem, 'Zeskanuj bilet').waitFor();
    expect(await faultsOf(totem)).toEqual([]);

    await scan(totem, truck.ticket);
    await heading(totem, 'Wpisz kod z SMS-a').waitFor();
    await totem.getByText(`Wysłaliśmy go na numer ••• ••• ${truck.phone.slice(-3)}.`).waitFor();
    expect(await faultsOf(totem)).toEqual([]);

    await typeCode(totem, await codeTextedTo(truck));
    await heading(totem, 'Czekaj na parkingu').waitFor();
    await totem.getByText('Przed Tobą 1 pojazd', { exact: true }).waitFor();
    await expect.poll(() => totem.getByTestId('place').innerText()).toBe('2');
    expect(await terminal.disposition(truck.id)).toMatchObject({ carsQueueStatus: 'Accepted' });
    // Nobody is let in by the queue itself here, so nobody can say when it would be.
    await totem.getByText('Podamy go wkrótce').waitFor();
    expect(await faultsOf(totem)).toEqual([]);

    await move(before, 'remove');
    await totem.getByText('Nikogo przed Tobą').waitFor();

    await move(truck, 'allowEntry');
    await heading(totem, 'Jedź na terminal!').waitFor();
    await expect.poll(() => totem.getByRole('timer').innerText()).toMatch(/^(20:00|19:\d\d)$/);
    expect(await faultsOf(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'Wyjeżdżam z parkingu' }).click();
    await totem.getByText('Zatrzymaj się przed szlabanem terminala.').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    expect(await terminal.disposition(truck.id)).toMatchObject({
      carsQueueStatus: 'ParkingExit',
      state: 'ParkingExit',
    });

    await move(truck, 'enterTerminal');
    await heading(totem, 'Jedź na wagę').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    await weigh(truck, '14.520');
    await heading(totem, 'Potem wróć na wagę').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    await weigh(truck, '39.080');
    await heading(totem, 'Możesz wyjechać').waitFor();
    await totem.getByText('24,560 t').waitFor();
    expect(await faultsOf(totem)).toEqual([]);

    await totem.getByRole('button', { name: 'Wyjeżdżam z terminala' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    expect(await terminal.disposition(truck.id)).toMatchObject({
      carsQueueStatus: 'TerminalExit',
      netto: '24.560',
    });
  });

  it('comes back later and sees the place; the second check-in changes nothing', async () => {
    const truck = await announced();
    await move(truck, 'arrive');
    await signIn(totem, truck);
    await heading(totem, 'Czekaj na parkingu').waitFor();
    const again = await totem.evaluate(async () => {
      const answer = await fetch('/api/kiosk/arrive', { method: 'POST' });
      return { status: answer.status, body: (await answer.json()) as { code: string; params: object } };
    });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'already_arrived', params: { step: 'wait', carsAhead: expect.any(Number) } },
    });
    await move(truck, 'remove');
    await heading(totem, 'Dyspozycja anulowana').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
  });

  it('is not taken back a step by an answer that was asked for before a press and comes after it', async () => {
    const truck = await announced();
    await move(truck, 'arrive');
    await move(truck, 'allowEntry');
    await signIn(totem, truck);
    await heading(totem, 'Jedź na terminal!').waitFor();
    const shown = await totem.evaluateHandle(() => {
      const found: (string | undefined)[] = [];
      const note = () => void found.push(document.querySelector('h1')?.innerText);
      new MutationObserver(note).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return found;
    });
    const [asked, old] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const journeys = '**/api/kiosk/journey';
    await totem.route(
      journeys,
      async (route) => {
        const answer = await route.fetch();
        asked.resolve();
        await old.promise;
        await route.fulfill({ response: answer });
      },
      { times: 1 },
    );
    await asked.promise;
    await totem.getByRole('button', { name: 'Wyjeżdżam z parkingu' }).click();
    await totem.getByText('Zatrzymaj się przed szlabanem terminala.').waitFor();
    const before = (await shown.jsonValue()).length;
    const next = totem.waitForRequest(journeys);
    old.resolve();
    await next;
    expect((await shown.jsonValue()).slice(before)).not.toContain('Jedź na terminal!');
    await totem.getByText('Zatrzymaj się przed szlabanem terminala.').waitFor();
  });

  it('is told that a scanned code is none of ours', async () => {
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Polski/ }).click();
    await scan(totem, 'ZZZZ9999');
    await totem.getByText('Nie znaleziono kodu QR.').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
  });

  it('a scanner that sends Enter twice presses no button of the kiosk', async () => {
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Polski/ }).click();
    await totem.getByRole('button', { name: 'Nie mam dyspozycji' }).focus();
    await scan(totem, 'ZZZZ9999', 2);
    await totem.getByText('Nie znaleziono kodu QR.').waitFor();
    await expect.poll(() => heading(totem, 'Zeskanuj bilet').count()).toBe(1);
  });

  it('is told what to do when the ticket or the code is wrong', async () => {
    const truck = await announced();
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Українська/ }).click();
    // A ticket that nobody has. Keys that follow one another within 80 ms would count as a scan.
    await totem.keyboard.type('NO22', { delay: 120 });
    await totem.getByRole('button', { name: 'Далі' }).click();
    await totem.getByText('Такого квитка немає.').waitFor();
    expect(await faultsOf(totem)).toEqual([]);

    await scan(totem, truck.ticket);
    const code = await codeTextedTo(truck);
    expect(gateway.messages.at(-1)?.body).toContain('Код підтвердження');
    await typeCode(totem, code === '111111' ? '222222' : '111111');
    await totem.getByText('Це не той код.').waitFor();
    await totem.getByText('Залишилося 4 спроби.').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    await typeCode(totem, code);
    await heading(totem, 'Чекайте на парковці').waitFor();
  });

  it('lets a driver without an order leave, who types the plate on the screen', async () => {
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Polski/ }).click();
    await totem.getByRole('button', { name: 'Nie mam dyspozycji' }).click();
    await heading(totem, 'Wyjazd bez dyspozycji').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    for (const key of 'GD77XY') await totem.getByRole('button', { name: key, exact: true }).click();
    await totem.getByRole('button', { name: 'Dalej' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
    const left = await terminal.rows<{ plate: string }>(sql`select plate from parking_exit`);
    expect(left).toContainEqual({ plate: 'GD77XY' });
  });

  it('a driver at the kiosk who owes something is told to pay, and may leave once it is paid', async () => {
    const truck = await announced();
    for (const step of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const)
      await move(truck, step);
    await weigh(truck, '14.520');
    await weigh(truck, '39.080');
    const { records } = terminal.database;
    const type = await records.create(systemActor, 'punishmentType', {
      name: 'Postój ponad czas',
      code: 'e2e',
    });
    const punishment = await records.create(systemActor, 'punishment', {
      punishmentType: type.id,
      disposition: truck.id,
      amount: '50.00',
    });
    await signIn(totem, truck);
    await heading(totem, 'Do zapłaty: 50,00 zł').waitFor();
    const leave = totem.getByRole('button', { name: 'Wyjeżdżam z terminala' });
    // This kiosk has no card terminal, and it does not offer what cannot be done yet.
    await totem.getByText('Zapłać u obsługi parkingu').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    expect(await leave.count()).toBe(0);
    expect(await totem.getByRole('button', { name: 'Zapłać', exact: true }).count()).toBe(0);
    await records.update(systemActor, 'punishment', punishment.id, { isPaid: true });
    await heading(totem, 'Możesz wyjechać').waitFor();
    await leave.click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
  });
});

it('a code typed with Enter as fast as a scanner types is the code, and a ticket scanned over it is a ticket', async () => {
  const [truck, other] = [await announced(), await announced()];
  await totem.goto(kioskUrl());
  await totem.getByRole('button', { name: /Polski/ }).click();
  await scan(totem, truck.ticket);
  await heading(totem, 'Wpisz kod z SMS-a').waitFor();
  await codeTextedTo(truck);
  await totem.getByText('••• ••• ', { exact: false }).waitFor();
  await scan(totem, other.ticket);
  await totem.getByText(`••• ••• ${other.phone.slice(-3)}`).waitFor();
  await scan(totem, await codeTextedTo(other));
  await heading(totem, 'Czekaj na parkingu').waitFor();
  expect(await terminal.disposition(other.id)).toMatchObject({ carsQueueStatus: 'Accepted' });
});

describe('a kiosk with a reader, a card terminal and a printer', () => {
  const serial = crypto.randomUUID();
  let placeId: number;

  beforeAll(async () => {
    const place = await terminal.database.records.create(systemActor, 'workingPlace', {
      name: 'Kiosk',
      clientIdSerial: serial,
      cardTerminal: `127.0.0.1:${cards.port}`,
      printerName: '127.0.0.1',
      networkPort: printer.port,
      isRollPrinter: true,
      scansDocuments: true,
    });
    placeId = place.id;
  });
  afterAll(() =>
    terminal.database.records.update(systemActor, 'workingPlace', placeId, {
      scansDocuments: false,
      clientIdSerial: null,
    }),
  );
  beforeEach(() =>
    context.addCookies([{ name: 'keja_browser', value: serial, domain: '127.0.0.1', path: '/' }]),
  );

  const setPrinterPort = (networkPort: number) =>
    terminal.database.records.update(systemActor, 'workingPlace', placeId, { networkPort });

  /** The lines of an identity card that a reader sends. The last digit of each part is a check digit. */
  const card = [
    'I<POLABA3000004<<<<<<<<<<<<<<<',
    '8001014M3101012POL<<<<<<<<<<<4',
    'KOWALSKI<<JAN<<<<<<<<<<<<<<<<<',
  ];
  const scanDocument = async (lines: readonly string[]) => {
    for (const line of lines) await scan(totem, line);
  };

  /** By how much the screen is too low for what it shows, in each size that kiosks have. */
  const scrolledAway = async (): Promise<readonly number[]> => {
    const before = totem.viewportSize();
    const missing: number[] = [];
    for (const size of kioskSizes) {
      await totem.setViewportSize(size);
      const screen = totem.locator('.screen');
      missing.push(await screen.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
    }
    if (before) await totem.setViewportSize(before);
    return missing;
  };
  /** The name of a firm, by the keys on the screen and by a real keyboard, in the letters of drivers from anywhere. */
  const typesEveryLetter = async (): Promise<void> => {
    const key = (name: string) => totem.getByRole('button', { name, exact: true }).click();
    const name = (label: string) => totem.getByLabel(label);
    await typeInto(name('Nazwa firmy'), '');
    await key('Ż');
    await key('ÁČŽ');
    expect(await scrolledAway()).toEqual([0, 0, 0]);
    for (const letter of 'ŘŠĖŪ') await key(letter);
    await key('АБВ');
    for (const letter of 'ЖЇ') await key(letter);
    await key('ABC');
    await key('Z');
    await expect.poll(() => name('Nazwa firmy').inputValue()).toBe('ŻŘŠĖŪЖЇZ');
    await totem.getByRole('button', { name: 'Українська' }).click();
    for (const letter of 'ҐЄ') await key(letter);
    await totem.getByRole('button', { name: 'Polski' }).click();
    await name('Nazwa firmy').press('End');
    await name('Nazwa firmy').pressSequentially(' Český ўклад, Žemė Їжак');
    await expect.poll(() => name('Nazwa firmy').inputValue()).toBe('ŻŘŠĖŪЖЇZҐЄ Český ўклад, Žemė Їжак');
  };

  /** "Back" from the number of a buyer works while the register has not answered, and the kiosk takes the next press. */
  const goesBackFromLookUp = async (): Promise<void> => {
    const invoice = totem.getByRole('button', { name: 'Zapłać kartą i weź fakturę' });
    const lookUps = '**/api/kiosk/payment/firm';
    await invoice.click();
    await totem.route(lookUps, () => undefined);
    await typeInto(totem.getByLabel('NIP'), '5260250995');
    await Promise.all([totem.waitForRequest(lookUps), totem.getByRole('button', { name: 'Dalej' }).click()]);
    await totem.getByRole('button', { name: 'Wstecz' }).click();
    await invoice.waitFor();
    await expect.poll(() => invoice.isEnabled()).toBe(true);
    await totem.unroute(lookUps);
  };

  /** Shorter than any ticket, with blanks among them, as on other people's papers. */
  const shortCodes = ['AB', 'A B', '7 7 '];
  /** The scanner's keys, an Enter alone among them, do not press the button that has the focus. */
  const losesNothing = async (name: string, codes: readonly string[]): Promise<void> => {
    for (const code of codes) {
      const button = totem.getByRole('button', { name, exact: true });
      await button.focus();
      await scan(totem, code);
      await totem.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await button.isEnabled(), `${name} after “${code}”`).toBe(true);
    }
  };

  it('lets nobody check in without a document, refuses one with a wrong digit, and prints the ticket', async () => {
    const truck = await announced();
    await confirmTicket(totem, truck);
    await heading(totem, 'Zeskanuj dokument').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    await scanDocument([card[0] ?? '', '8001015M3101012POL<<<<<<<<<<<4', card[2] ?? '']);
    await totem.getByText('Nie udało się odczytać dokumentu.').waitFor();
    await scanDocument(card);
    await heading(totem, 'Czy to Twoje dane?').waitFor();
    await totem.getByText('Jan Kowalski').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    await losesNothing('NIE', ['', ...shortCodes]);
    await totem.getByRole('button', { name: 'TAK' }).click();
    await heading(totem, 'Czekaj na parkingu').waitFor();
    await losesNothing('Rezygnuję i wyjeżdżam', shortCodes);
    await totem.getByRole('button', { name: 'Drukuj bilet' }).click();
    await totem.getByText('Wydrukowano.').waitFor();
    expect(printer.papers.at(-1)?.text).toContain(`|${truck.ticket}|`);
    expect(await faultsOf(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'Rezygnuję i wyjeżdżam' }).click();
    await totem.getByRole('button', { name: 'TAK, wyjeżdżam' }).waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    await losesNothing('TAK, wyjeżdżam', ['', ...shortCodes]);
    await totem.getByRole('button', { name: 'TAK, wyjeżdżam' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
    expect(await terminal.disposition(truck.id)).toMatchObject({ carsQueueStatus: 'Deleted' });
  });

  it('“No” to a document that was scanned while the camera is open says what to do, and opens no camera', async () => {
    await confirmTicket(totem, await announced());
    await heading(totem, 'Zeskanuj dokument').waitFor();
    await totem.getByRole('button', { name: 'Pokaż kamerze' }).click();
    await totem.locator('[data-camera]').waitFor();
    await scanDocument(card);
    await heading(totem, 'Czy to Twoje dane?').waitFor();
    await totem.getByRole('button', { name: 'NIE', exact: true }).click();
    await expect.poll(() => heading(totem, 'Dane niepotwierdzone').count()).toBe(1);
  });

  it('“Back” at the document forgets the language that the driver chose', async () => {
    await confirmTicket(totem, await announced());
    await totem.getByRole('button', { name: 'English' }).click();
    await heading(totem, 'Scan your document').waitFor();
    await totem.getByRole('button', { name: 'Back', exact: true }).click();
    await totem.getByRole('button', { name: /Українська/ }).waitFor();
    await expect.poll(() => totem.locator('html').getAttribute('lang')).toBe('pl');
  });

  it.each([
    ['has no paper', () => Promise.resolve(printer.behave({ paper: false }))],
    ['is away', async () => setPrinterPort(await freePort())],
    ['takes all and never ends', () => Promise.resolve(printer.behave({ ends: false }))],
  ])('tells the driver and the operators when the printer %s, in seconds', async (_trouble, make) => {
    const { database } = terminal;
    const { records } = database;
    const { id: role } = await records.predefined(systemActor, 'userRole', 'operator');
    const login = `shift-${crypto.randomUUID()}`;
    const operator = await records.create(systemActor, 'user', {
      login,
      name: login,
      email: `${login}@keja.example`,
      roles: [{ userRole: role }],
    });
    // Who was notified of this printer in the last quarter of an hour is not notified again.
    await sql`delete from notification where object_name = 'workingPlace'`.execute(database.sql);
    const truck = await announced();
    await move(truck, 'arrive');
    await signIn(totem, truck);
    await make();
    try {
      const pressedAt = Date.now();
      await totem.getByRole('button', { name: 'Drukuj bilet' }).click();
      await totem.getByText('Drukarka nie działa.').waitFor();
      // A window of its own could not be closed at a kiosk: the document is shown over the screen, and leads back to it.
      const document = totem.waitForResponse(/\/api\/kiosk\/slips\/\d+\/pdf$/);
      await totem.getByRole('button', { name: 'Pokaż wydruk' }).click();
      const headers = (await document).headers();
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(await faultsOf(totem)).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      await totem.getByRole('dialog').getByRole('button', { name: 'Wstecz' }).click();
      await totem.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await faultsOf(totem)).toEqual([]);
      const told = await sql<{ type: string; title: string; at: string }>`
        select type, title, created_at as at from notification where user_id = ${operator.id}`.execute(
        database.sql,
      );
      expect(told.rows).toMatchObject([{ type: 'ERROR', title: expect.stringContaining('Kiosk') as string }]);
      expect(Date.parse(told.rows[0]?.at ?? '') - pressedAt).toBeLessThan(10_000);
    } finally {
      printer.behave({ paper: true, ends: true });
      await setPrinterPort(printer.port);
    }
  });

  it('reads cards and passports by its camera, tells who holds an old one, and asks the other for the name', async () => {
    const show = async (lines: readonly string[]) => {
      await writeFile(film, await filmOf(browser, lines));
      await totem.getByRole('button', { name: 'Pokaż kamerze' }).click();
      await heading(totem, 'Pokaż dokument kamerze').waitFor();
    };
    await confirmTicket(totem, await announced());
    await show([
      'P<NLDERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36NLD7408122F1204159ZE184226B<<<<<10',
    ]);
    expect(await faultsOf(totem)).toEqual([]);
    await totem.getByText('Dokument jest nieważny.').waitFor();
    await show(['I<NLDERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907NLD7408122F1204159<<<<<<<6']);
    await totem.getByText('Dokument jest nieważny.').waitFor();
    await show(card);
    await totem.getByText('Jan Kowalski').waitFor();
  });

  /** The test types as fast as a scanner. After a pause (`kiosk-ui/src/keyRuns.ts`) Enter is a person's, and a scan is one. */
  const afterTyping = () => totem.waitForTimeout(400);

  it('takes what is owed from a card, for an invoice, once', async () => {
    const truck = await announced();
    for (const step of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const)
      await move(truck, step);
    await weigh(truck, '14.520');
    await weigh(truck, '39.080');
    const { records } = terminal.database;
    const type = await records.predefined(systemActor, 'punishmentType', 'overstayMainParking');
    await records.create(systemActor, 'punishment', {
      punishmentType: type.id,
      disposition: truck.id,
      amount: '50.00',
    });
    cards.behave({ customer: 'isDeclined' });
    await signIn(totem, truck);
    await totem.getByText('Zapłać kartą tutaj, w tym kiosku.').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    expect(await totem.getByText('u obsługi parkingu').count()).toBe(0);
    await totem.getByRole('button', { name: 'Українська' }).click();
    await totem.getByText('Запізнілий виїзд із парковки').waitFor();
    await totem.getByRole('button', { name: 'Polski' }).click();
    await totem.getByRole('button', { name: 'Zapłać', exact: true }).click();
    await totem.getByRole('button', { name: 'Zapłać kartą', exact: true }).click();
    await totem.getByText('Karta nie została przyjęta.').waitFor();
    expect(await faultsOf(totem)).toEqual([]);

    await goesBackFromLookUp();
    cards.behave({ customer: 'pays', customerMs: 300, cut: 'beforeCompletion' });
    await totem.getByRole('button', { name: 'Zapłać kartą i weź fakturę' }).click();
    await typeInto(totem.getByLabel('NIP'), '5260259');
    // A tap beside the field takes the focus away. The next key brings it back and is not lost.
    await totem.locator('.lead').click();
    await totem.keyboard.press('Backspace');
    await totem.locator('.lead').click();
    await totem.keyboard.type('0996');
    const asked: string[] = [];
    totem.on(
      'request',
      (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    // The Enter that ends a scan submits nothing, also if the scan was shorter than a ticket.
    await afterTyping();
    await scan(totem, 'AB');
    await expect.poll(() => totem.getByLabel('NIP').inputValue()).toBe('5260250996AB');
    expect(asked.filter((request) => request.includes('firm'))).toEqual([]);
    await totem.getByRole('button', { name: 'Dalej' }).click();
    await totem.getByText('To nie jest poprawny NIP.').waitFor();
    await typeInto(totem.getByLabel('NIP'), '526-025-09-95');
    await afterTyping();
    await totem.keyboard.press('Enter');
    const key = (name: string) => totem.getByRole('button', { name, exact: true }).click();
    await hasFocus(totem.getByLabel('Nazwa firmy'));
    await typeInto(totem.getByLabel('Nazwa firmy'), '');
    for (const name of ['O', 'K']) await key(name);
    // The screen's keys leave the focus in the field. If K had it, the space of a real keyboard would press K again.
    await totem.keyboard.press('Space');
    await key('S');
    await totem.keyboard.press('A');
    // The number stays as the register was asked for it.
    await totem.getByLabel('NIP').click();
    for (const name of ['Spacja', '1']) await key(name);
    await totem.getByLabel('NIP').click();
    await totem.keyboard.press('2');
    await expect.poll(() => totem.getByLabel('Nazwa firmy').inputValue()).toBe('OK SA 12');
    await expect.poll(() => totem.getByLabel('NIP').inputValue()).toBe('5260250995');
    expect(await totem.getByLabel('NIP').isEditable()).toBe(false);
    await typesEveryLetter();
    await typeInto(totem.getByLabel('Nazwa firmy'), 'Orange Polska S.A.');
    expect(await faultsOf(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'Zapłać kartą' }).click();
    await heading(totem, 'Zapłać kartą na terminalu').waitFor();
    await heading(totem, 'Zapłacono').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    // Grosze.
    expect(cards.till.taken()).toBe(5000);
    await totem.getByRole('button', { name: 'Drukuj potwierdzenie' }).click();
    await totem.getByText('Wydrukowano.').waitFor();
    expect(printer.papers.at(-1)?.text).toContain('5260250995');
    await totem.getByRole('button', { name: 'Dalej' }).click();
    await totem.getByRole('button', { name: 'Wyjeżdżam z terminala' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
  });
});

/** How long the totem waits for a touch depends on its screen (`idleSeconds` in `kiosk-ui/src/App.tsx`). */
describe('the totem', () => {
  it('takes a new version by itself, and not while somebody is there', async () => {
    const truck = await announced();
    await totem.goto(kioskUrl());
    // The page as a newer version would be served: with a program of another name.
    await totem.route('**/kiosk/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/(assets\/index-[^"]+\.js)/, '$1?newer');
      await route.fulfill({ response: answer, body });
    });
    const program = () => totem.locator('script[type=module]').getAttribute('src');
    await totem.getByRole('button', { name: /Polski/ }).click();
    await scan(totem, truck.ticket);
    await heading(totem, 'Wpisz kod z SMS-a').waitFor();
    // Not before the scan: an installed clock dates keys when the page hears them, not when the scanner sent them.
    await totem.clock.install();
    await totem.clock.runFor(120_000);
    expect(await program()).not.toContain('newer');
    await totem.getByRole('button', { name: 'Wstecz' }).click();
    await totem.getByRole('button', { name: 'Wstecz' }).click();
    await totem.getByRole('button', { name: /Polski/ }).waitFor();
    await totem.clock.runFor(61_000);
    await expect.poll(program).toContain('newer');
    await totem.getByRole('button', { name: /Polski/ }).waitFor();
  });

  it('says goodbye until nobody stands there any more, and asks nothing about who has left', async () => {
    const truck = await announced();
    for (const step of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const)
      await move(truck, step);
    await weigh(truck, '14.520');
    await weigh(truck, '39.080');
    await signIn(totem, truck);
    await totem.clock.install(); // After the scan, as above.
    await totem.getByRole('button', { name: 'Wyjeżdżam z terminala' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
    const asked: string[] = [];
    totem.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await totem.clock.runFor(15_000);
    expect(asked).not.toContain('/api/kiosk/journey');
    await expect.poll(() => heading(totem, 'Szerokiej drogi!').isVisible()).toBe(true);
    await totem.clock.runFor(16_000);
    await totem.getByRole('button', { name: /Українська/ }).waitFor();
  });

  it('asks whether the driver is still there, and is free for the next one after a minute', async () => {
    await totem.clock.install();
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Deutsch/ }).click();
    await totem.clock.runFor(45_000);
    await totem.getByRole('dialog').waitFor();
    expect(await faultsOf(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'Ja, ich bin noch da' }).click();
    await totem.getByRole('dialog').waitFor({ state: 'detached' });
    await totem.clock.runFor(30_000);
    await heading(totem, 'Ticket scannen').waitFor();
    await totem.clock.runFor(31_000);
    await totem.getByRole('button', { name: /Українська/ }).waitFor();
    await expect.poll(() => totem.locator('html').getAttribute('lang')).toBe('pl');
  });

  it('forgets the driver who left without a word', async () => {
    const truck = await announced();
    await signIn(totem, truck);
    await totem.clock.install();
    await totem.getByRole('button', { name: 'English' }).click();
    await totem.clock.runFor(91_000);
    await totem.getByRole('button', { name: /Deutsch/ }).waitFor();
    await expect
      .poll(() => totem.evaluate(() => fetch('/api/kiosk/journey').then(({ status }) => status)))
      .toBe(401);
  });

  it('forgets the driver who has left while paper is awaited that never comes', async () => {
    const truck = await announced();
    await signIn(totem, truck);
    // As while workflows do not run: the slip stays in its queue.
    await totem.route('**/api/kiosk/slips**', (route) => route.fulfill({ json: { id: 1, state: 'Queued' } }));
    await totem.clock.install();
    await totem.getByRole('button', { name: 'Drukuj bilet' }).click();
    await totem.locator('[data-paper="printing"]').waitFor();
    await totem.clock.runFor(100_000);
    await expect.poll(() => totem.locator('.journey').isVisible()).toBe(true);
    await totem.clock.runFor(81_000);
    await totem.getByRole('button', { name: /Deutsch/ }).waitFor();
  });

  it('speaks the language of the driver who scans before choosing one, and texts in it', async () => {
    const phone = String(phones++);
    const id = await terminal.newDisposition({ driverPhoneNumber: `+48${phone}`, driverLanguage: 'uk' });
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Polski/ }).waitFor();
    await scan(totem, String((await terminal.disposition(id)).driverTicket));
    await heading(totem, 'Введіть код із SMS').waitFor();
    await expect.poll(() => gateway.messages.filter(({ number }) => number.endsWith(phone))).toHaveLength(1);
    expect(gateway.messages.find(({ number }) => number.endsWith(phone))?.body).toMatch(/[іїє]/);
  });

  it('belongs to the driver who scans next', async () => {
    const [first, second] = [await announced(), await announced()];
    await signIn(totem, first);
    await scan(totem, second.ticket);
    await heading(totem, 'Wpisz kod z SMS-a').waitFor();
    await expect
      .poll(() => totem.evaluate(() => fetch('/api/kiosk/journey').then(({ status }) => status)))
      .toBe(401);
  });

  it('a driver who scans at a kiosk that still shows another visit reads the screens in their own language', async () => {
    const ticketOf = async (driverLanguage: string) => {
      const phone = { driverPhoneNumber: `+48${String(phones++)}` };
      const id = await terminal.newDisposition({ ...phone, driverLanguage });
      return String((await terminal.disposition(id)).driverTicket);
    };
    await signIn(totem, await announced());
    await scan(totem, await ticketOf('uk'));
    await heading(totem, 'Введіть код із SMS').waitFor();
    await expect.poll(() => totem.locator('html').getAttribute('lang')).toBe('uk');
    // The third driver scans before the second one has signed in.
    await scan(totem, await ticketOf('en'));
    await expect.poll(() => totem.locator('html').getAttribute('lang')).toBe('en');
  });

  it('says that the connection is lost, and goes on by itself where it was', async () => {
    const truck = await announced();
    await signIn(totem, truck);
    await context.setOffline(true);
    await totem.getByText('Brak połączenia.').waitFor();
    expect(await whatDoesNotFit(totem)).toEqual([]);
    await move(truck, 'allowEntry');
    await heading(totem, 'Czekaj na parkingu').waitFor();
    await context.setOffline(false);
    await heading(totem, 'Jedź na terminal!').waitFor();
    await totem.getByText('Brak połączenia.').waitFor({ state: 'detached' });
    await context.setOffline(true);
    await totem.getByRole('button', { name: 'Wyjeżdżam z parkingu' }).click();
    await totem.getByText('Brak połączenia.').waitFor();
    await context.setOffline(false);
    await totem.getByText('Zatrzymaj się przed szlabanem terminala.').waitFor();
    expect(await terminal.disposition(truck.id)).toMatchObject({ state: 'ParkingExit' });
  });
});

/** Widths of phones in pixels. No phone is narrower than the first; the last is the window of a laptop that shows all at 200 %. */
const narrow = [320, 360, 412, 640];
const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe('a driver’s own phone', () => {
  const phoneOf = async (width: number, some: { locale?: string; colorScheme?: 'light' | 'dark' } = {}) => {
    const own = await browser.newContext({ viewport: { width, height: 800 }, locale: 'uk-UA', ...some });
    return { own, phone: await own.newPage() };
  };

  it('opens with the link of the SMS at the code, checks in when the driver says so, and stays with the driver', async () => {
    const truck = await announced();
    const { own, phone } = await phoneOf(390);
    await phone.goto(kioskUrl(`?ticket=${truck.ticket}&lang=uk`));
    const field = phone.getByLabel('Код із SMS, 6 цифр');
    await field.waitFor();
    const code = await codeTextedTo(truck);
    // The message may come before the answer, until which the field takes nothing.
    await expect.poll(() => field.isEditable()).toBe(true);
    await phone.keyboard.type(code, { delay: 40 });
    await heading(phone, 'Повідомте про прибуття').waitFor();
    await phone.getByRole('button', { name: 'Я на парковці' }).click();
    await heading(phone, 'Чекайте на парковці').waitFor();
    await phone.getByRole('img', { name: truck.ticket }).waitFor();
    expect(await faultsOf(phone)).toEqual([]);
    await phone.reload();
    await heading(phone, 'Чекайте на парковці').waitFor();
    expect(await terminal.disposition(truck.id)).toMatchObject({ driverLanguage: 'uk' });
    await move(truck, 'allowEntry');
    await expect
      .poll(() => gateway.messages.filter(({ number }) => number.endsWith(truck.phone)).at(-1)?.body)
      .toContain('Виїдьте з парковки');
    await own.close();
  });

  it('a driver’s own phone whose visit has ended reads so, and is texted no code', async () => {
    const truck = await announced();
    for (const step of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const)
      await move(truck, step);
    await weigh(truck, '14.520');
    await weigh(truck, '39.080');
    await move(truck, 'exitTerminal');
    const before = gateway.messages.length;
    const { own, phone } = await phoneOf(390);
    await phone.goto(kioskUrl(`?ticket=${truck.ticket}&lang=pl`));
    await heading(phone, 'Ta wizyta jest zakończona').waitFor();
    await phone.getByText(/Zakończona \d\d:\d\d\./).waitFor();
    expect(await faultsOf(phone)).toEqual([]);
    expect(gateway.messages.slice(before).filter(({ number }) => number.endsWith(truck.phone))).toEqual([]);
    await phone.goto(kioskUrl(`?ticket=${'A'.repeat(300)}&lang=pl`));
    await phone.getByText('Nie ma takiego biletu.').waitFor();
    await own.close();
  });

  it('a driver’s own phone goes back from the code to the ticket of its link', async () => {
    const truck = await announced();
    const { own, phone } = await phoneOf(390);
    await phone.goto(kioskUrl(`?ticket=${truck.ticket}&lang=pl`));
    await phone.getByLabel('Kod z SMS-a, 6 cyfr').waitFor();
    await phone.getByRole('button', { name: 'Wstecz' }).click();
    await expect.poll(() => phone.getByLabel('Numer biletu').inputValue()).toBe(truck.ticket);
    await own.close();
  });

  it.each(narrow)('shows every page without sideways scrolling at %i px', async (width) => {
    const truck = await announced();
    const { own, phone } = await phoneOf(width, { locale: 'pl' });
    const fits = async (page: string) => expect([page, await sidewaysOf(phone)]).toEqual([page, 0]);
    await phone.goto(kioskUrl());
    await phone.getByRole('button', { name: /Polski/ }).waitFor();
    await fits('welcome');
    await phone.getByRole('button', { name: /Polski/ }).click();
    await heading(phone, 'Zeskanuj bilet').waitFor();
    await fits('ticket');
    const box = phone.getByRole('textbox');
    await phone.goto(kioskUrl(`?ticket=NOSUCH22&lang=pl`));
    await phone.getByText('Nie ma takiego biletu.').waitFor();
    await expect.poll(() => box.inputValue()).toBe('NOSUCH22');
    await expect.poll(() => box.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);
    await fits('unknown ticket');
    await phone.goto(kioskUrl(`?ticket=${truck.ticket}&lang=pl`));
    await phone.getByLabel('Kod z SMS-a, 6 cyfr').waitFor();
    await fits('code');
    await phone.keyboard.type(await codeTextedTo(truck), { delay: 40 });
    await phone.getByRole('button', { name: 'Jestem na parkingu' }).click();
    await heading(phone, 'Czekaj na parkingu').waitFor();
    await fits('queue');
    if (width < 640) {
      await phone.getByRole('combobox', { name: 'Język' }).selectOption('uk');
      await heading(phone, 'Чекайте на парковці').waitFor();
      await fits('queue in Ukrainian');
    }
    await own.close();
  });
});

describe('the ticket as typed at the totem', () => {
  it('needs no key that tickets never use, and is read off a phone as it is off paper', async () => {
    const truck = await announced();
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Polski/ }).click();
    for (const key of ['0', '1', 'I', 'O'])
      expect(await totem.getByRole('button', { name: key, exact: true }).count()).toBe(0);
    for (const key of truck.ticket) await totem.getByRole('button', { name: key, exact: true }).click();
    await expect.poll(() => totem.getByRole('textbox').inputValue()).toBe(truck.ticket);
    await totem.getByRole('button', { name: 'Dalej' }).click();
    await totem.getByText(`na numer ••• ••• ${truck.phone.slice(-3)}`).waitFor();
    const other = await announced();
    await scan(totem, other.ticket);
    await totem.getByText(`na numer ••• ••• ${other.phone.slice(-3)}`).waitFor();
    await totem.getByText('Wysłaliśmy go').waitFor();
  });

  it('waits two minutes and a half for the code', async () => {
    const truck = await announced();
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Polski/ }).click();
    await scan(totem, truck.ticket);
    await heading(totem, 'Wpisz kod z SMS-a').waitFor();
    // Not before the scan: an installed clock dates keys when the page hears them, not when the scanner sent them.
    await totem.clock.install();
    await totem.clock.runFor(120_000);
    expect(await totem.getByRole('dialog').count()).toBe(0);
    await totem.clock.runFor(31_000);
    await totem.getByRole('button', { name: /Українська/ }).waitFor();
  });
});
