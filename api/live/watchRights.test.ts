import { setTimeout as pause } from 'node:timers/promises';
import type { Namespace } from 'socket.io';
import { expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import { nobody, type Actor } from '#domain/platform/actor.ts';
import type { Sessions } from '../auth/sessions.ts';
import { watchRights } from './watchRights.ts';

const withoutRights: Actor = { ...nobody, name: 'without rights' };
const withRights: Actor = { ...nobody, name: 'with rights' };

it('rights that were read before a change do not replace those that were read after it', async () => {
  const socket = { data: { token: 'any', actor: withRights } };
  const live = { use: () => undefined, sockets: new Map([['one', socket]]) } as unknown as Namespace;
  const database = { listen: async () => async () => undefined } as unknown as Database;
  let reads = 0;
  const readSlowlyAtFirst = async (): Promise<Actor> => {
    reads += 1;
    if (reads > 1) return withoutRights;
    await pause(20);
    return withRights;
  };
  const sessions = { actorWithoutExtending: readSlowlyAtFirst } as unknown as Sessions;
  const rights = await watchRights(live, database, sessions, 'https://keja.example', () => undefined);

  await Promise.all([
    rights.noteChange({ object: 'employee', id: 1 }),
    rights.noteChange({ object: 'userRole', id: 2 }),
  ]);
  await rights.stop();

  expect(reads).toBe(2);
  expect(socket.data.actor).toBe(withoutRights);
});
