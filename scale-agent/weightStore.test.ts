import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  agentConfiguration,
  type AcceptedWeight,
  type AgentConfiguration,
} from '#domain/weighing/scaleMessages.ts';
import { sealed } from './sealed.ts';
import { openWeightStore, type WeightStore } from './weightStore.ts';

let folder: string;
let path: string;
let store: WeightStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weight-store-'));
  path = join(folder, 'agent.sqlite');
  store = openWeightStore(path);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true, force: true });
});

const weightOf = (tonnes: string, more: Partial<AcceptedWeight> = {}): Omit<AcceptedWeight, 'seq'> => ({
  captureId: randomUUID(),
  scaleId: 1,
  tonnes,
  visit: 1,
  at: '2026-11-21T09:41:00.500Z',
  raw: 'S S      14520 kg',
  alibiNo: null,
  ...more,
});
const waiting = (of: WeightStore = store) => of.waiting(1000).map(({ tonnes }) => tonnes);
const openAgain = (): WeightStore => (store = openWeightStore(path));
const reopened = (): WeightStore => {
  store.close();
  return openAgain();
};

describe('a weight', () => {
  it('waits until it is acknowledged, and no longer', () => {
    const first = store.keep(weightOf('14.520'));
    store.keep(weightOf('39.080'));
    expect(waiting()).toEqual(['14.520', '39.080']);
    store.acknowledged(first.captureId);
    expect(waiting()).toEqual(['39.080']);
  });

  it('comes back as it was kept, oldest first and no more than asked for', () => {
    const kept = ['1.000', '2.000', '3.000'].map((tonnes) => store.keep(weightOf(tonnes, { alibiNo: '17' })));
    expect(reopened().waiting(2)).toEqual(kept.slice(0, 2));
  });

  it('is numbered without gaps for its scale, whatever was acknowledged between', () => {
    const seqs = [1, 2, 1, 1].map((scaleId) => {
      const { seq, captureId } = reopened().keep(weightOf('14.520', { scaleId }));
      store.acknowledged(captureId);
      return seq;
    });
    expect(seqs).toEqual([1, 1, 2, 3]);
  });

  it('is not kept twice, and the second attempt takes no number', () => {
    const { captureId } = store.keep(weightOf('14.520'));
    expect(() => store.keep(weightOf('99.999', { captureId }))).toThrow();
    expect(waiting()).toEqual(['14.520']);
    expect(store.keep(weightOf('39.080')).seq).toBe(2);
  });

  it('a weight that cannot be written is not kept, takes no number, and may be tried again', () => {
    const blocker = new DatabaseSync(path);
    blocker.exec('begin immediate');
    const weight = weightOf('14.520');
    expect(() => store.keep(weight)).toThrow();
    blocker.exec('commit');
    blocker.close();
    expect(waiting()).toEqual([]);
    expect(store.keep(weight).seq).toBe(1);
  });

  it('a weight that the API refuses for good is not sent again, but stays on the disk with the reason', () => {
    const { captureId } = store.keep(weightOf('14.520'));
    store.refused(captureId, 'scale_not_owned');
    expect(waiting(reopened())).toEqual([]);
    const file = new DatabaseSync(path, { readOnly: true });
    expect(file.prepare('select capture_id, refused from weight').all()).toEqual([
      { capture_id: captureId, refused: 'scale_not_owned' },
    ]);
    file.close();
  });

  it('a weight that this version cannot read any more keeps no other back', () => {
    const { captureId } = store.keep(weightOf('14.520'));
    store.keep(weightOf('39.080'));
    store.close();
    const file = new DatabaseSync(path);
    file.prepare('update weight set body = ? where capture_id = ?').run('{"older":true}', captureId);
    file.close();
    expect(waiting(openAgain())).toEqual(['39.080']);
  });
});

describe('after a restart', () => {
  it('a scale goes on in the visit after its last', () => {
    expect(store.lastVisit(1)).toBe(0);
    const { captureId } = store.keep(weightOf('14.520', { visit: 7 }));
    store.acknowledged(captureId);
    expect(reopened().lastVisit(1)).toBe(7);
    expect(store.lastVisit(2)).toBe(0);
  });

  it('what is on each scale is known until it has left, also when its weight is acknowledged', () => {
    expect(store.standing(1)).toBeUndefined();
    store.keep(weightOf('14.520'));
    const newer = store.keep(weightOf('39.080'));
    store.acknowledged(newer.captureId);
    expect(reopened().standing(1)).toEqual(newer);
    expect(store.standing(2)).toBeUndefined();
    store.left(1);
    expect(reopened().standing(1)).toBeUndefined();
  });

  it('the agent knows its scales before it reaches the API', () => {
    const configuration = (name: string): AgentConfiguration =>
      agentConfiguration.parse({
        agent: 'agent-1',
        scales: [
          {
            scaleId: 1,
            name,
            factor: '0.001000',
            deviation: '0.020',
            minimumWeight: '0.400',
            loggingOn: false,
            protocol: null,
          },
        ],
      });
    expect(store.configuration()).toBeUndefined();
    store.remember(configuration('old'));
    store.remember(configuration('new'));
    expect(reopened().configuration()).toEqual(configuration('new'));
  });

  it('a configuration that this version cannot read is as good as none', () => {
    store.close();
    const file = new DatabaseSync(path);
    file.prepare('insert into configuration (id, body) values (1, ?)').run(sealed('{"older":true}', ''));
    file.close();
    expect(openAgain().configuration()).toBeUndefined();
  });
});

/** Stores one weight after another and prints each number once it is stored, until it is killed. */
const endlessWriter = `
  import { openWeightStore } from ${JSON.stringify(new URL('weightStore.ts', import.meta.url).href)};
  const store = openWeightStore(process.argv[1]);
  for (;;) {
    const { captureId, seq } = store.keep({ captureId: crypto.randomUUID(), scaleId: 1, tonnes: '14.520', visit: 1, at: new Date().toISOString(), raw: '', alibiNo: null });
    await new Promise((written) => process.stdout.write(captureId + ' ' + seq + '\\n', written));
  }`;

describe('a writer that is killed in the middle', () => {
  it.each([1, 7, 40])(
    'a writer that is killed in the middle after %i weights has lost none that it told of, and kept none in halves',
    async (after) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', endlessWriter, path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exit = once(child, 'exit');
      const told: string[] = [];
      for await (const line of createInterface(child.stdout)) {
        told.push(line);
        if (told.length === after) child.kill('SIGKILL');
      }
      await exit;
      const kept = reopened().waiting(100_000);
      expect(kept.map(({ captureId, seq }) => `${captureId} ${seq}`).slice(0, told.length)).toEqual(told);
      expect(kept.length - told.length).toBeLessThanOrEqual(1);
      expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_weight, index) => index + 1));
      expect(store.keep(weightOf('39.080')).seq).toBe(kept.length + 1);
    },
  );
});
