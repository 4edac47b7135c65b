import { DatabaseSync } from 'node:sqlite';
import {
  agentConfiguration,
  acceptedWeight,
  type AcceptedWeight,
  type AgentConfiguration,
} from '#domain/weighing/scaleMessages.ts';
import { sealed, unsealed } from './sealed.ts';

/**
 * The agent's store on disk. A weight is stored before it is reported, and stays until the API has acknowledged it: so
 * neither a lost network nor a killed process loses or doubles a weight.
 */
export interface WeightStore {
  /**
   * Gives the weight a number and stores it. @throws if the weight cannot be stored, for example on a full disk: the weight is then
   * not accepted
   */
  keep(weight: Omit<AcceptedWeight, 'seq'>): AcceptedWeight;
  /** Removes a weight, because the API has stored it. */
  acknowledged(captureId: string): void;
  /**
   * The API will never accept the weight (a scale of another agent, an unknown shape): it is no longer sent, but stays on
   * disk.
   */
  refused(captureId: string, code: string): void;
  /**
   * The weights to send, oldest first. One that this version cannot parse is set aside, so that it does not block the
   * others.
   */
  waiting(limit: number): AcceptedWeight[];
  /** The number of waiting weights of each scale. */
  waitingByScale(): ReadonlyMap<number, number>;
  /** The weight of the load that is still on the scale, as far as is known. */
  standing(scaleId: number): AcceptedWeight | undefined;
  /** The load has left the scale. */
  left(scaleId: number): void;
  /** The number of the visit in which the scale's last weight was taken. */
  lastVisit(scaleId: number): number;
  /** Stores the configuration in place of the one before. */
  remember(configuration: AgentConfiguration): void;
  /** The configuration that was stored last; undefined if there is none, or if this version or this token cannot read it. */
  configuration(): AgentConfiguration | undefined;
  close(): void;
}

/**
 * `weight` has the weights that the API has not acknowledged. `refused` says why a weight is not sent any more.
 * `last_weight` has the number and the visit of the last weight of each scale, also after it was acknowledged.
 * `standing` has the accepted weight of the load that is on a scale.
 * `configuration` has one row, the last configuration, encrypted.
 */
const tables = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists weight (capture_id text primary key, scale_id integer not null, seq integer not null, visit integer not null, body text not null, refused text);
  create table if not exists last_weight (scale_id integer primary key, seq integer not null, visit integer not null);
  create table if not exists standing (scale_id integer primary key, body text not null);
  create table if not exists configuration (id integer primary key check (id = 1), body text not null);`;

/** @param token of the agent: the configuration, which has secrets, is encrypted with it; tests may do without one */
export function openWeightStore(path: string, token = ''): WeightStore {
  const db = new DatabaseSync(path);
  db.exec(tables);
  const {
    nextSeq,
    addWeight,
    setStanding,
    waitingCounts,
    removeStanding,
    standingOf,
    removeWeight,
    setRefused,
    oldestWaiting,
    lastVisitOf,
    remember,
    readConfiguration,
  } = statementsOf(db);

  return {
    keep: (weight) => {
      db.exec('begin immediate');
      try {
        const { seq } = nextSeq.get(weight.scaleId, weight.visit) as { seq: number };
        const numbered: AcceptedWeight = { ...weight, seq };
        addWeight.run(numbered.captureId, numbered.scaleId, seq, numbered.visit, JSON.stringify(numbered));
        setStanding.run(numbered.scaleId, JSON.stringify(numbered));
        db.exec('commit');
        return numbered;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    acknowledged: (captureId) => void removeWeight.run(captureId),
    refused: (captureId, code) => void setRefused.run(code, captureId),
    waiting: (limit) =>
      oldestWaiting.all(limit).flatMap((row) => {
        const parsed = acceptedWeight.safeParse(JSON.parse(String(row.body)));
        if (!parsed.success) setRefused.run('unreadable', String(row.capture_id));
        return parsed.success ? [parsed.data] : [];
      }),
    waitingByScale: () =>
      new Map(waitingCounts.all().map((row) => [Number(row.scale_id), Number(row.waiting)])),
    standing: (scaleId) => {
      const row = standingOf.get(scaleId);
      return row && acceptedWeight.safeParse(JSON.parse(String(row.body))).data;
    },
    left: (scaleId) => void removeStanding.run(scaleId),
    lastVisit: (scaleId) => Number(lastVisitOf.get(scaleId)?.visit ?? 0),
    remember: (configuration) => void remember.run(sealed(JSON.stringify(configuration), token)),
    configuration: () => {
      const row = readConfiguration.get();
      const text = row && unsealed(String(row.body), token);
      return text === undefined ? undefined : agentConfiguration.safeParse(JSON.parse(text)).data;
    },
    close: () => db.close(),
  };
}

const statementsOf = (db: DatabaseSync) => ({
  // Counts up the weights of a scale, from 1, and notes the visit. Returns the number of this weight.
  nextSeq: db.prepare(`insert into last_weight (scale_id, seq, visit) values (?, 1, ?)
    on conflict (scale_id) do update set seq = seq + 1, visit = excluded.visit returning seq`),
  addWeight: db.prepare('insert into weight (capture_id, scale_id, seq, visit, body) values (?, ?, ?, ?, ?)'),
  setStanding: db.prepare(
    'insert into standing (scale_id, body) values (?, ?) on conflict (scale_id) do update set body = excluded.body',
  ),
  waitingCounts: db.prepare(
    'select scale_id, count(*) as waiting from weight where refused is null group by scale_id',
  ),
  removeStanding: db.prepare('delete from standing where scale_id = ?'),
  standingOf: db.prepare('select body from standing where scale_id = ?'),
  removeWeight: db.prepare('delete from weight where capture_id = ?'),
  setRefused: db.prepare('update weight set refused = ? where capture_id = ?'),
  oldestWaiting: db.prepare(
    'select capture_id, body from weight where refused is null order by rowid limit ?',
  ),
  lastVisitOf: db.prepare('select visit from last_weight where scale_id = ?'),
  remember: db.prepare(
    'insert into configuration (id, body) values (1, ?) on conflict (id) do update set body = excluded.body',
  ),
  readConfiguration: db.prepare('select body from configuration where id = 1'),
});
