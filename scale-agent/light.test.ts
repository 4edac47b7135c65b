import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pulseMs, type LightSignal } from '#domain/weighing/trafficLight.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { startS7Controller, type ForeignController } from '#tools/peers/s7Controller.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { connectController, type Controller } from './drivers/controller.ts';
import { driveLight, type Light } from './light.ts';

const outputs = { ok: 'DB8,X86.0', minus: 'DB8,X86.1', plus: 'DB8,X86.2' } as const;
let light: Light | undefined;
afterEach(() => light?.stop());

describe('a light wired to somebody else’s controller', () => {
  let peer: ForeignController;
  /** A second connection to the same controller, to see which outputs are on. */
  let eye: Controller;
  const shown = async (): Promise<string[]> => {
    const values = await eye.read();
    return Object.entries(outputs).flatMap(([name, output]) => (values[output] === true ? [name] : []));
  };
  const wired = (signalType: 'Constant' | 'Pulse', pace?: { readonly sayAgainMs: number }) =>
    (light = driveLight({ address: `s7://127.0.0.1:${peer.port}/0/2`, outputs, signalType }, pace));
  beforeAll(async () => {
    peer = await startS7Controller();
    eye = await connectController(
      { host: '127.0.0.1', port: peer.port, rack: 0, slot: 2 },
      Object.values(outputs),
    );
  });
  afterAll(async () => {
    eye?.close();
    await peer?.stop();
  });

  it('shows one signal at a time, and none where the scale is away', async () => {
    const driven = wired('Constant');
    const shows = async (signal: LightSignal, lamps: string[]) => {
      driven.show(signal);
      await eventually(async () => expect(await shown()).toEqual(lamps));
      await eventually(() => expect(driven.answers()).toBe(true));
    };
    await shows('ok', ['ok']);
    await shows('minus', ['minus']);
    await shows('plus', ['plus']);
    await shows('connection', []);
    await shows('ok', ['ok']);
  });

  it('is put out when nobody watches the scale any more', async () => {
    wired('Constant').show('ok');
    await eventually(async () => expect(await shown()).toEqual(['ok']));
    // Whoever waits for the end may end the process.
    await light?.stop();
    expect(await shown()).toEqual([]);
  });

  it('a light wired to somebody else’s controller that is switched by pulses gets one for each change, and none again while nothing changes', async () => {
    wired('Pulse', { sayAgainMs: 1 }).show('ok');
    await eventually(async () => expect(await shown()).toEqual(['ok']));
    await eventually(async () => expect(await shown()).toEqual([]));
    // A repeated pulse would be on for most of this time.
    for (const until = Date.now() + 3 * pulseMs; Date.now() < until;) expect(await shown()).toEqual([]);
    light?.show('minus');
    await eventually(async () => expect(await shown()).toEqual(['minus']));
    await eventually(async () => expect(await shown()).toEqual([]));
  });

  it('a light that is switched by pulses is put out, and its connection closed, when nobody watches the scale any more while a pulse is on', async () => {
    wired('Pulse').show('ok');
    await eventually(async () => expect(await shown()).toEqual(['ok']));
    const ended = light?.stop().then(() => 'ended');
    expect(await Promise.race([ended, pause(4 * pulseMs, 'still connected')])).toBe('ended');
    expect(await shown()).toEqual([]);
  });
});

it.each([
  ['whose controller is away', async () => `s7://127.0.0.1:${await freePort()}`],
  ['that is wired to nowhere', async () => 'somewhere'],
])('a light %s does not answer, and stops nothing', async (_case, addressOf) => {
  light = driveLight({ address: await addressOf(), outputs, signalType: 'Constant' });
  light.show('ok');
  expect(light.answers()).toBe(false);
});
