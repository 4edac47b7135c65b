import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { startFaultyLine, type FaultyLine } from '#tools/peers/faults.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { fillMailbox, numberAnew, placesOnServer } from './testing/largeMailbox.ts';
import { mailServerOf } from './testing/mailServer.ts';
import { oddMessage } from './testing/oddMail.ts';

/** `MAIL_MESSAGES=10000 npm run test:long activities/mail/everyMessage` tries as many as a large firm has. */
const count = Number(process.env.MAIL_MESSAGES ?? 600);
const seed = Number(process.env.MAIL_SEED ?? 1);
const program = fileURLToPath(new URL('./testing/readingProgram.ts', import.meta.url));

const longestMs = 300_000 + count * 200;

let terminal: TestTerminal;
let server: ReturnType<typeof mailServerOf<Dovecot>>;
let line: FaultyLine;
beforeAll(async () => {
  terminal = await createTestTerminal();
  server = mailServerOf(terminal, await startDovecot());
  line = await startFaultyLine(server.peer.port);
});
afterAll(async () => {
  await line?.stop();
  await server?.stop();
  await terminal?.close();
});

/** The same numbers for the same seed (a linear congruential generator), at least 0 and below 1. */
const chance = (() => {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
})();

/**
 * Reads in a process of its own. It is killed after so many milliseconds, if it is not done by then.
 * @param prove whether it also compares what is stored with the server's list
 * @returns whether it was done
 */
const readFor = async (id: number, withinMs: number, prove = false): Promise<boolean> => {
  const { ca } = server.peer;
  const args = [program, terminal.url, String(id), ca, prove ? 'prove' : ''];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = once(child, 'exit');
  await Promise.race([ended, pause(withinMs)]);
  if (child.exitCode === null) child.kill('SIGKILL');
  await ended;
  return said.includes('done');
};

/** Every message that we have, written as `placesOnServer` writes those on the server. */
const heldHere = async (id: number): Promise<string[]> => {
  const rows = await terminal.rows(sql<{ place: string }>`
    select f.name || ' ' || e.uid || ' ' || e.size as place from incoming_email e
    left join mailbox f on f.id = e.server_mailbox_id where e.email_account_id = ${id}`);
  return rows.map(({ place }) => place).toSorted();
};

describe(`${count} messages of all kinds`, () => {
  it(
    'are held, none lost and none doubled, past lines that are cut, kill -9 and a changed UIDVALIDITY',
    async () => {
      const { id, user } = await server.account({ imapPort: line.port });
      await server.asProgram(user, (client) => fillMailbox(client, count));
      let [kills, isDone] = [0, false];
      for (let round = 0; !isDone; round += 1) {
        const isCut = round % 3 === 1;
        if (isCut)
          await line.spoil({ type: 'limit_data', attributes: { bytes: Math.floor(chance() * 3_000_000) } });
        if (round === 4) await server.asProgram(user, (client) => numberAnew(client, 'Archiwum'));
        if (round === 6) await server.peer.killAndRestart();
        // Each round may take longer than the one before, so that in the end one is done.
        isDone = await readFor(id, 1_500 + Math.floor(chance() * 4_000) + round * 500);
        if (isCut) await line.mend();
        kills += isDone ? 0 : 1;
        // It is not over before all of it has happened.
        isDone &&= round > 6;
      }
      expect(kills).toBeGreaterThan(0);
      expect(await readFor(id, longestMs, true)).toBe(true);

      const there = await server.asProgram(user, placesOnServer);
      // One more: `fillMailbox` adds a heavy message.
      expect(there).toHaveLength(count + 1);
      expect(await heldHere(id)).toEqual(there);
      for (const folder of await server.folders(id)) {
        expect(folder.held).toBe(folder.onServer);
        expect(folder.proved).toBe(true);
      }
    },
    longestMs,
  );

  it('are readable, or kept with their source and the reason', async () => {
    const wanted = Array.from({ length: count }, (_, nr) => oddMessage(nr)).filter(
      ({ isUnreadable }) => isUnreadable,
    );
    const failed = await terminal.rows(sql<{ source: string | null }>`
      select (select f.checksum from incoming_email_attachment a join file f on f.id = a.file_id
        where a.incoming_email_id = e.id and a.filename = 'message.eml') as source
      from incoming_email e where e.failure is not null`);
    expect(failed).toHaveLength(wanted.length);
    expect(failed.every(({ source }) => source !== null)).toBe(true);
  });

  it('leave no file without content that is not left on the server', async () => {
    const orphans = sql`select f.name from incoming_email_attachment a join file f on f.id = a.file_id
      where f.checksum is null and a.server_part is null`;
    expect(await terminal.rows(orphans)).toEqual([]);
    const left = sql<{ name: string }>`select distinct a.filename as name from incoming_email_attachment a
      where a.server_part is not null order by 1`;
    expect((await terminal.rows(left)).map(({ name }) => name)).toEqual(['duży.zip', 'rozładunek.mp4']);
  });
});
