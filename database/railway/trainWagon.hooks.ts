import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import { whyNotRaised } from '#domain/railway/raising.rules.ts';
import { wagonDisposition } from '#domain/railway/wagonDisposition.rules.ts';
import { readWagonNumber, writeWagonNumber } from '#domain/railway/wagonNumber.rules.ts';
import type { Transaction } from '../transaction.ts';
import { mustKeepWeighedFields } from '../weighing/weighedDisposition.ts';
import { isChanged, isRestored } from '../writing/changedFields.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';
import { wagonVehicle } from './wagonVehicle.ts';

/** Whether the wagon of this disposition has been weighed. The lock keeps others from weighing it until the transaction ends. */
const isWeighed = async (tx: Transaction, dispositionId: unknown): Promise<boolean> => {
  const { rows } = await sql<{ weighed: boolean }>`
    select number_of_weighted > 0 as weighed from disposition
    where id = ${dispositionId} for no key update`.execute(tx.sql);
  return rows[0]?.weighed === true;
};

/**
 * Makes and updates the vehicle and the disposition of a wagon together with the wagon. Once the wagon is weighed, only product
 * and registered net of the disposition are updated. A mark for deletion is copied to the disposition and not to the vehicle; a
 * weighed wagon cannot be marked.
 */
export const trainWagonHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    // Some working places may not announce railway traffic: there no wagon is made.
    if (!before) mustNotRefuse(whyNotRaised(actor));
    checkNumber(draft);
    const author = serverFor(actor.userId);
    const weighed = before !== undefined && (await isWeighed(tx, before.dispositionId));
    if (weighed) {
      mustStayAsWeighed(draft, before);
      await correctDisposition(tx, author, draft, before);
    }
    if (before && isChanged(draft, before, 'markedToDelete')) {
      await markDisposition(tx, author, before, draft.markedToDelete === true);
      // A train copies its values to its present wagons only. A wagon that comes back takes over what has changed meanwhile.
      if (isRestored(draft, before) && !weighed && before.dispositionId)
        await writeDisposition(tx, author, draft, before);
      return;
    }
    if (weighed) return;
    await writeVehicle(tx, author, draft, before);
    await writeDisposition(tx, author, draft, before);
  },
};

/** Refuses a text that is no wagon number; stores a wagon number as its twelve digits. */
const checkNumber = (draft: Draft): void => {
  if (typeof draft.wagonNumber !== 'string') return;
  const number = readWagonNumber(draft.wagonNumber);
  if (isRefusal(number))
    throw failFields([{ field: 'wagonNumber', code: number.code, params: number.params }]);
  draft.wagonNumber = number;
};

/** Refuses changes of a weighed wagon on which its weighing depends. */
const mustStayAsWeighed = (draft: Draft, before: AnyRecord): void => {
  const otherWagon = draft.wagonNumber !== undefined && draft.wagonNumber !== before.wagonNumber;
  const otherTrain = draft.train !== undefined && draft.train !== before.trainId;
  const marked = draft.markedToDelete === true && !before.markedToDelete;
  if (otherWagon || otherTrain || marked)
    throw fail('wagon_weighed', { wagonNumber: writeWagonNumber(String(before.wagonNumber)) });
};

/**
 * Copies corrections of a weighed wagon to its disposition, and so to its ticket and note. Once these are approved,
 * `mustKeepWeighedFields` refuses the corrections.
 */
const correctDisposition = async (
  tx: Transaction,
  author: Actor,
  draft: Draft,
  before: AnyRecord,
): Promise<void> => {
  const changed = (['product', 'nettoRegistered'] as const).filter((name) => isChanged(draft, before, name));
  const disposition = await linkedRecord(tx, 'disposition', before.dispositionId);
  if (changed.length === 0 || !disposition) return;
  const train = await tx.records.get(author, 'train', Number(before.trainId));
  const values = { product: draft.product ?? train.productId, nettoRegistered: draft.nettoRegistered };
  const corrected = Object.fromEntries(changed.map((name) => [name, values[name]]));
  await mustKeepWeighedFields(corrected, disposition, tx);
  await tx.records.update(author, 'disposition', disposition.id, corrected);
};

/** Marks the disposition of a wagon for deletion, or takes the mark away. */
const markDisposition = async (
  tx: Transaction,
  author: Actor,
  wagon: AnyRecord,
  mark: boolean,
): Promise<void> => {
  if (wagon.dispositionId)
    await tx.records.changeDeletionMark(author, 'disposition', Number(wagon.dispositionId), mark);
};

/** Updates the vehicle that has the number of a wagon, or makes it. */
const writeVehicle = async (
  tx: Transaction,
  author: Actor,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<void> => {
  const value = (name: string): unknown => (name in draft ? draft[name] : before?.[name]);
  draft.vehicle = await wagonVehicle(tx, author, {
    wagonNumber: String(value('wagonNumber')),
    tare: value('tare'),
    loadCapacity: value('loadCapacity'),
  });
};

/** Updates the disposition of a wagon, or makes it. */
const writeDisposition = async (
  tx: Transaction,
  author: Actor,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<void> => {
  const reference = (name: string): unknown => (name in draft ? draft[name] : before?.[idKey(name)]);
  const train = await tx.records.get(author, 'train', Number(reference('train')));
  const disposition = wagonDisposition(train, {
    vehicle: reference('vehicle'),
    product: reference('product'),
    nettoRegistered: 'nettoRegistered' in draft ? draft.nettoRegistered : before?.nettoRegistered,
  });
  if (before?.dispositionId) {
    await tx.records.update(author, 'disposition', Number(before.dispositionId), disposition);
    return;
  }
  const { id } = await tx.records.create(author, 'disposition', { ...disposition, date: train.date });
  draft.disposition = id;
};
