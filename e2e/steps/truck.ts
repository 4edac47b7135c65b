import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { demoPassword } from '#database/demo/people.ts';
import { liveNamespace, viewerEvents, type LiveReading } from '#domain/weighing/scaleMessages.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { patientCaller, type CallerHabits, until, type Caller } from './caller.ts';
import { typeInto } from './typeInto.ts';

type Row = Record<string, unknown> & { readonly id: number };

export interface Truck {
  readonly dispositionId: number;
  readonly ticket: string;
  readonly phone: string;
}

/** One thing that happens to a truck, in the words of the people at the terminal. */
export interface Step {
  readonly says: string;
  readonly does: () => Promise<void>;
}

export interface Journey {
  readonly steps: readonly Step[];
  /** Who is at the kiosk. */
  readonly driver: Caller;
  /** Known once the disposition is written. */
  readonly truck: () => Truck;
}

export async function signedIn(stack: Stack, login: string, habits?: CallerHabits): Promise<Caller> {
  const caller = patientCaller(stack.apiUrl, habits);
  await caller.call('POST', '/auth/login', { email: login, password: demoPassword });
  return caller;
}

/** In one run of the tests every journey has a phone number of its own, so that no driver reads another's code. */
let phones = 0;
const newPhone = () => `+48600${String(700_800 + phones++)}`;

/** The SMS that the simulated gateway was given for this phone, the oldest first. */
export async function messagesTo(stack: Stack, phone: string): Promise<{ idx: string; body: string }[]> {
  // The gateway compares the end of the number: nine digits are a Polish number without the code of the country.
  const number = phone.replace(/\D/g, '').slice(-9);
  return (await fetch(`${stack.gatewayUrl}/messages?number=${number}`)).json() as Promise<
    { idx: string; body: string }[]
  >;
}

export function putOnScale(stack: Stack, kilograms: number, scaleId = 1) {
  return fetch(`${stack.weighbridgeUrl}/scales/${scaleId}`, {
    method: 'POST',
    body: JSON.stringify({ target: kilograms }),
  });
}

/** The newest confirmation code that was sent to this phone. */
export function codeTextedTo(stack: Stack, phone: string): Promise<string> {
  return until(async () =>
    (await messagesTo(stack, phone)).map(({ body }) => /\b\d{6}\b/.exec(body)?.[0]).findLast(Boolean),
  );
}

export async function signInAs(page: Page, stack: Stack, login: string): Promise<void> {
  await page.goto(stack.url);
  await typeInto(page.locator('input[name=email]'), login);
  await typeInto(page.locator('input[name=password]'), demoPassword);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
}

/** Takes the load off, and waits until the agent has seen the empty scale: only then is the next load another one. */
export async function emptyScale(stack: Stack, operator: Caller): Promise<void> {
  await putOnScale(stack, 0);
  const viewer = io(`${stack.url}${liveNamespace}`, {
    path: '/api/socket.io',
    transports: ['websocket'],
    extraHeaders: { cookie: operator.cookies() },
    forceNew: true,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      viewer.on('connect_error', reject);
      viewer.on(viewerEvents.reading, ({ phase }: LiveReading) => phase === 'EMPTY' && resolve());
      viewer.on('connect', () => viewer.emit(viewerEvents.watch, 1));
    });
  } finally {
    viewer.close();
  }
}

/** Puts a load on the simulated weighbridge and waits for the new weight that the agent accepts. @returns its capture id */
export async function weighed(stack: Stack, operator: Caller, kilograms: number): Promise<string> {
  const [lastWeight] = await newestWeights(operator);
  await putOnScale(stack, kilograms);
  const weight = (kilograms / 1000).toFixed(3);
  const found = await until(async () =>
    (await newestWeights(operator)).find(
      (newer) => newer.weight === weight && newer.id > (lastWeight?.id ?? 0),
    ),
  );
  return found.captureId;
}

interface Weight {
  readonly id: number;
  readonly captureId: string;
  readonly weight: string;
}

/** What a scale weighed, newest first. */
export async function newestWeights(operator: Caller, scaleId = 1): Promise<Weight[]> {
  const filter = JSON.stringify({ scale: scaleId });
  const parameters = new URLSearchParams({ filter, sort: 'id', desc: 'true', limit: '50' });
  return (await operator.call<{ rows: Weight[] }>('GET', `/weight_memory?${parameters}`)).rows;
}

/** Ids of the demo data. Scale 1 is the one that `putOnScale`, `emptyScale` and `weighed` use. */
const demoLoading = {
  type: 'Loading',
  weighingStationId: 1,
  scaleId: 1,
  vehicleId: 7,
  driverId: 1,
  productId: 1,
};

/** The whole journey of one truck in steps, so that a test may do something between two of them. */
export function journeySteps(stack: Stack): Journey {
  let operator: Caller;
  const driver = patientCaller(stack.apiUrl);
  const phone = newPhone();
  let truck: Truck;
  const disposition = () => operator.call<Row>('GET', `/disposition/${truck.dispositionId}`);
  const move = (name: string) =>
    operator.call('POST', `/dispositions/${truck.dispositionId}/moves/${name}`, {});
  const untilRecord = (reached: (row: Row) => boolean) => until(async () => reached(await disposition()));
  const record = async (kilograms: number): Promise<void> => {
    const captureId = await weighed(stack, operator, kilograms);
    await operator.call('POST', `/dispositions/${truck.dispositionId}/weighings`, { captureId, scaleId: 1 });
    await emptyScale(stack, operator);
  };

  const steps: Step[] = [
    {
      says: 'an operator writes a disposition',
      does: async () => {
        operator = await signedIn(stack, 'operator');
        const body = { ...demoLoading, driverPhoneNumber: phone };
        const { id, driverTicket } = await operator.call<Row>('POST', '/disposition', body);
        truck = { dispositionId: id, ticket: String(driverTicket), phone };
      },
    },
    {
      says: 'the driver is texted the ticket',
      does: async () =>
        void (await operator.call('POST', '/dispositions/send_start_sms', {
          dispositionId: truck.dispositionId,
        })),
    },
    {
      says: 'the driver asks for a code at the kiosk and confirms it',
      does: async () => {
        await driver.call('POST', '/kiosk/ticket', { ticket: truck.ticket });
        await driver.call('POST', '/kiosk/code', { ticket: truck.ticket });
        const code = await codeTextedTo(stack, phone);
        await driver.call('POST', '/kiosk/confirm', { ticket: truck.ticket, code });
      },
    },
    { says: 'the driver checks in', does: async () => void (await driver.call('POST', '/kiosk/arrive', {})) },
    {
      says: 'the queue calls the truck',
      does: async () => void (await untilRecord((row) => row.carsQueueStatus === 'EntryAllowed')),
    },
    {
      says: 'the truck leaves the parking',
      does: async () => void (await driver.call('POST', '/kiosk/leave-parking', {})),
    },
    { says: 'the truck enters the terminal', does: async () => void (await move('enterTerminal')) },
    { says: 'the empty truck is weighed', does: () => record(14_520) },
    { says: 'the loaded truck is weighed', does: () => record(39_080) },
    { says: 'the driver leaves', does: async () => void (await driver.call('POST', '/kiosk/exit', {})) },
  ];
  return { steps, driver, truck: () => truck };
}
