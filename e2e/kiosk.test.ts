import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tools/infrastructure/freePort.ts';
import { pino } from 'pino';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchProgram, type Program } from '#tools/infrastructure/program.ts';
import { createTestTerminal, type TestTerminal } from '#activities/testing/terminal.ts';
import { connectProcesses, type Processes } from '#api/temporal/processes.ts';
import { startServer, type RunningServer } from '#api/server.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { startTemporal, type RunningTemporal } from '#tools/infrastructure/temporal.ts';
import { startCardTerminal, type CardTerminal } from '#tools/simulator/cardTerminal/server.ts';
import { startPrinter, type Printer } from '#tools/simulator/printer/server.ts';
import { startSmsGateway, type SmsGateway } from '#tools/simulator/smsGateway/server.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { testSecretKey } from '#tools/testing/database.ts';
import { filmOf } from './steps/documentSpecimen.ts';

let terminal: TestTerminal;
let temporal: RunningTemporal;
let gateway: SmsGateway;
let cards: CardTerminal;
let printer: Printer;
let worker: Program;
let processes: Processes;
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let totem: Page;
let axe: string;
/** Where the film lies that the kiosk's camera shows. */
let film: string;
let phones = 600_100_000;

const upright = { width: 1080, height: 1920 };

beforeAll(async () => {
  terminal = await createTestTerminal();
  await terminal.database.orm.schema.update({ safe: true });
  // Nobody is called by the queue itself: the tests say when.
  await terminal.database.records.update(systemActor, 'weighingStation', terminal.stationId, {
    carsBufferTerminal: 0,
    carsBufferParking: 0,
  });
  temporal = await startTemporal({ port: await freePort() });
  gateway = await startSmsGateway({ port: 0, token: 'secret' });
  cards = await startCardTerminal();
  printer = await startPrinter();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: terminal.url,
    SECRET_KEY: testSecretKey,
    TEMPORAL_ADDRESS: temporal.address,
    PUBLIC_URL: publicUrl,
    SMSAPI_URL: gateway.url,
    SMSAPI_TOKEN: 'secret',
    API_PORT: String(port),
  };
  worker = launchProgram('activities/worker.ts', environment);
  processes = connectProcesses(terminal.database, {
    address: temporal.address,
    namespace: 'default',
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
  await temporal?.stop();
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

const secondsBetweenKeys = 0.005;

/** A scanner is a keyboard: it types a key every few milliseconds, ends with Enter, and waits for no page in between. */
const scan = async (page: Page, ticket: string) => {
  const keyboard = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  for (const [index, key] of [...ticket, 'Enter'].entries()) {
    const timestamp = began + index * secondsBetweenKeys;
    const enter = key === 'Enter' ? { text: '\r', code: 'Enter', windowsVirtualKeyCode: 13 } : { text: key };
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, timestamp, ...enter });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
  await keyboard.detach();
};

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
const faultsByAxe = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

describe('a driver at the kiosk', () => {
  it('goes from the ticket to the exit', async () => {
    const before = await announced();
    await move(before, 'arrive');
    const truck = await announced();

    await totem.goto(kioskUrl());
    expect(await faultsByAxe(totem)).toEqual([]);
    await totem.getByRole('button', { name: /Polski/ }).click();
    await heading(totem, 'Zeskanuj bilet').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);

    await scan(totem, truck.ticket);
    await heading(totem, 'Wpisz kod z SMS-a').waitFor();
    await totem.getByText(`Wysłaliśmy go na numer ••• ••• ${truck.phone.slice(-3)}.`).waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);

    await typeCode(totem, await codeTextedTo(truck));
    await heading(totem, 'Czekaj na parkingu').waitFor();
    await totem.getByText('Przed Tobą 1 pojazd', { exact: true }).waitFor();
    expect(await totem.getByTestId('place').innerText()).toBe('2');
    expect(await terminal.disposition(truck.id)).toMatchObject({ carsQueueStatus: 'Accepted' });
    // Nobody is let in by the queue itself here, so nobody can say when it would be.
    await totem.getByText('Podamy go wkrótce').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);

    await move(before, 'remove');
    await totem.getByText('Nikogo przed Tobą').waitFor();

    await move(truck, 'allowEntry');
    await heading(totem, 'Jedź na terminal!').waitFor();
    expect(await totem.getByRole('timer').innerText()).toMatch(/^(20:00|19:\d\d)$/);
    expect(await faultsByAxe(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'Wyjeżdżam z parkingu' }).click();
    await totem.getByText('Zatrzymaj się przed szlabanem terminalu.').waitFor();
    expect(await terminal.disposition(truck.id)).toMatchObject({
      carsQueueStatus: 'ParkingExit',
      state: 'ParkingExit',
    });

    await move(truck, 'enterTerminal');
    await heading(totem, 'Jedź na wagę').waitFor();
    await weigh(truck, '14.520');
    await heading(totem, 'Potem wróć na wagę').waitFor();
    await weigh(truck, '39.080');
    await heading(totem, 'Możesz wyjechać').waitFor();
    await totem.getByText('24,560 T').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);

    await totem.getByRole('button', { name: 'Wyjeżdżam z terminalu' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);
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
  });

  it('is told what to do when the ticket or the code is wrong', async () => {
    const truck = await announced();
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Українська/ }).click();
    await totem.keyboard.type('NO22', { delay: 120 });
    await totem.getByRole('button', { name: 'Далі' }).click();
    await totem.getByText('Такого квитка немає.').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);

    await scan(totem, truck.ticket);
    const code = await codeTextedTo(truck);
    expect(gateway.messages.at(-1)?.body).toContain('Код підтвердження');
    await typeCode(totem, code === '111111' ? '222222' : '111111');
    await totem.getByText('Це не той код.').waitFor();
    await totem.getByText('Залишилося 4 спроби.').waitFor();
    await typeCode(totem, code);
    await heading(totem, 'Чекайте на парковці').waitFor();
  });

  it('who owes something is told to pay, and may leave once it is paid', async () => {
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
    const leave = totem.getByRole('button', { name: 'Wyjeżdżam z terminalu' });
    expect(await leave.isDisabled()).toBe(true);
    await records.update(systemActor, 'punishment', punishment.id, { isPaid: true });
    await heading(totem, 'Możesz wyjechać').waitFor();
    await leave.click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
  });
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

  const card = [
    'I<POLABA3000004<<<<<<<<<<<<<<<',
    '8001014M3101012POL<<<<<<<<<<<4',
    'KOWALSKI<<JAN<<<<<<<<<<<<<<<<<',
  ];
  const scanDocument = async (lines: readonly string[]) => {
    for (const line of lines) await scan(totem, line);
  };

  it('lets nobody check in without a document, refuses one with a wrong digit, and prints the ticket', async () => {
    const truck = await announced();
    await confirmTicket(totem, truck);
    await heading(totem, 'Zeskanuj dokument').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);
    await scanDocument([card[0] ?? '', '8001015M3101012POL<<<<<<<<<<<4', card[2] ?? '']);
    await totem.getByText('Nie udało się odczytać dokumentu.').waitFor();
    await scanDocument(card);
    await heading(totem, 'Czy to Twoje dane?').waitFor();
    await totem.getByText('Jan Kowalski').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'TAK' }).click();
    await heading(totem, 'Czekaj na parkingu').waitFor();
    await totem.getByRole('button', { name: 'Drukuj bilet' }).click();
    await totem.getByText('Wydrukowano.').waitFor();
    expect(printer.papers.at(-1)?.text).toContain(`|${truck.ticket}|`);
    await totem.getByRole('button', { name: 'Wyjeżdżam bez dyspozycji' }).click();
    await totem.getByRole('button', { name: 'TAK, wyjeżdżam' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
    expect(await terminal.disposition(truck.id)).toMatchObject({ carsQueueStatus: 'Deleted' });
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
    expect(await faultsByAxe(totem)).toEqual([]);
    await totem.getByText('Dokument jest nieważny.').waitFor();
    await show(['I<NLDERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907NLD7408122F1204159<<<<<<<6']);
    await totem.getByText('Dokument jest nieważny.').waitFor();
    await show(card);
    await totem.getByText('Jan Kowalski').waitFor();
  });

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
    await totem.getByRole('button', { name: 'Zapłać', exact: true }).click();
    await totem.getByRole('button', { name: 'Zapłać kartą', exact: true }).click();
    await totem.getByText('Karta nie została przyjęta.').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);

    cards.behave({ customer: 'pays', customerMs: 300, cut: 'beforeCompletion' });
    await totem.getByRole('button', { name: 'Zapłać kartą i weź fakturę' }).click();
    await totem.getByLabel('NIP').fill('5260250996');
    await totem.getByRole('button', { name: 'Dalej' }).click();
    await totem.getByText('To nie jest poprawny NIP.').waitFor();
    await totem.getByLabel('NIP').fill('526-025-09-95');
    await totem.getByRole('button', { name: 'Dalej' }).click();
    await totem.getByLabel('Nazwa firmy').fill('Orange Polska S.A.');
    expect(await faultsByAxe(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'Zapłać kartą' }).click();
    await heading(totem, 'Zapłać kartą na terminalu').waitFor();
    await heading(totem, 'Zapłacono').waitFor();
    expect(cards.till.taken()).toBe(5000);
    await totem.getByRole('button', { name: 'Drukuj potwierdzenie' }).click();
    await totem.getByText('Wydrukowano.').waitFor();
    expect(printer.papers.at(-1)?.text).toContain('5260250995');
    await totem.getByRole('button', { name: 'Dalej' }).click();
    await totem.getByRole('button', { name: 'Wyjeżdżam z terminalu' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
  });
});

describe('the totem', () => {
  it('says goodbye until nobody stands there any more, and asks nothing about who has left', async () => {
    const truck = await announced();
    for (const step of ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const)
      await move(truck, step);
    await weigh(truck, '14.520');
    await weigh(truck, '39.080');
    await totem.clock.install();
    await signIn(totem, truck);
    await totem.getByRole('button', { name: 'Wyjeżdżam z terminalu' }).click();
    await heading(totem, 'Szerokiej drogi!').waitFor();
    const asked: string[] = [];
    totem.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await totem.clock.runFor(15_000);
    expect(asked).not.toContain('/api/kiosk/journey');
    expect(await heading(totem, 'Szerokiej drogi!').isVisible()).toBe(true);
    await totem.clock.runFor(16_000);
    await totem.getByRole('button', { name: /Українська/ }).waitFor();
  });

  it('asks whether the driver is still there, and is free for the next one after a minute', async () => {
    await totem.clock.install();
    await totem.goto(kioskUrl());
    await totem.getByRole('button', { name: /Deutsch/ }).click();
    await totem.clock.runFor(45_000);
    await totem.getByRole('dialog').waitFor();
    expect(await faultsByAxe(totem)).toEqual([]);
    await totem.getByRole('button', { name: 'Ja, ich bin noch da' }).click();
    await totem.getByRole('dialog').waitFor({ state: 'detached' });
    await totem.clock.runFor(30_000);
    await heading(totem, 'Ticket scannen').waitFor();
    await totem.clock.runFor(31_000);
    await totem.getByRole('button', { name: /Українська/ }).waitFor();
    expect(await totem.locator('html').getAttribute('lang')).toBe('pl');
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

  it('belongs to the driver who scans next', async () => {
    const [first, second] = [await announced(), await announced()];
    await signIn(totem, first);
    await scan(totem, second.ticket);
    await heading(totem, 'Wpisz kod z SMS-a').waitFor();
    expect(await totem.evaluate(() => fetch('/api/kiosk/journey').then(({ status }) => status))).toBe(401);
  });

  it('says that the connection is lost, and goes on by itself where it was', async () => {
    const truck = await announced();
    await signIn(totem, truck);
    await context.setOffline(true);
    await totem.getByText('Brak połączenia.').waitFor();
    await move(truck, 'allowEntry');
    await heading(totem, 'Czekaj na parkingu').waitFor();
    await context.setOffline(false);
    await heading(totem, 'Jedź na terminal!').waitFor();
    await totem.getByText('Brak połączenia.').waitFor({ state: 'detached' });
    await context.setOffline(true);
    await totem.getByRole('button', { name: 'Wyjeżdżam z parkingu' }).click();
    await totem.getByText('Brak połączenia.').waitFor();
    await context.setOffline(false);
    await totem.getByText('Zatrzymaj się przed szlabanem terminalu.').waitFor();
    expect(await terminal.disposition(truck.id)).toMatchObject({ state: 'ParkingExit' });
  });
});

describe('a driver’s own phone', () => {
  it('opens with the link of the SMS, checks in when the driver says so, and stays with the driver', async () => {
    const truck = await announced();
    const own = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'uk-UA' });
    const phone = await own.newPage();
    await phone.goto(kioskUrl(`?ticket=${truck.ticket}`));
    expect(await phone.getByRole('textbox').inputValue()).toBe(truck.ticket);
    await phone.getByRole('button', { name: 'Далі' }).click();
    await phone.getByLabel('Код із SMS, 6 цифр').fill(await codeTextedTo(truck));
    await heading(phone, 'Повідомте про прибуття').waitFor();
    await phone.getByRole('button', { name: 'Я на парковці' }).click();
    await heading(phone, 'Чекайте на парковці').waitFor();
    expect(await faultsByAxe(phone)).toEqual([]);
    await phone.reload();
    await heading(phone, 'Чекайте на парковці').waitFor();
    await own.close();
  });
});
