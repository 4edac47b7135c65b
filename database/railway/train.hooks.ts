import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { whyNotRaised } from '#domain/railway/raising.rules.ts';
import { train as declaration } from '#domain/railway/train.ts';
import { wagonDisposition } from '#domain/railway/wagonDisposition.rules.ts';
import { takenOver } from '#domain/terminal/dispositionDefaults.rules.ts';
import { serverFor } from '#domain/platform/actor.ts';
import { takeOver } from '../terminal/dispositionDefaults.ts';
import type { Transaction } from '../transaction.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A wagon of a train as the rules take it. `weighed` says whether its disposition has a weighing. */
interface Wagon {
  readonly id: number;
  readonly dispositionId: number | null;
  readonly vehicle: number | null;
  readonly product: number | null;
  readonly nettoRegistered: string | null;
  readonly weighed: boolean;
}

/** The wagons of a train that are not marked for deletion. */
const wagonsOf = async (tx: Transaction, trainId: number): Promise<readonly Wagon[]> => {
  const { rows } = await sql<Wagon>`
    select w.id, w.disposition_id as "dispositionId", w.vehicle_id as vehicle, w.product_id as product,
      w.netto_registered as "nettoRegistered", coalesce(d.number_of_weighted, 0) > 0 as weighed
    from train_wagon w left join disposition d on d.id = w.disposition_id
    where w.train_id = ${trainId} and not w.marked_to_delete order by w.id`.execute(tx.sql);
  return rows;
};

/**
 * The fields that a new train takes from its order, scheme of cargo and station. A train has no `ship` and no `assortment`: the
 * dispositions of its wagons take these over themselves.
 */
const trainFields = takenOver.filter((field) => Object.hasOwn(declaration.fields, field));

/** Whether a change of the train changes the disposition of a wagon. A change of its arrival or departure, for example, does not. */
const changesWagon = (train: AnyRecord, before: AnyRecord, wagon: Wagon): boolean =>
  JSON.stringify(wagonDisposition(train, wagon)) !== JSON.stringify(wagonDisposition(before, wagon));

/**
 * A new train is refused at a working place that announces no railway traffic; otherwise its empty fields are filled by `takeOver`.
 * A train with a weighed wagon cannot be marked for deletion. When a train is marked, its wagons are marked too. Every other change
 * of a train is copied to the dispositions of those wagons that are not weighed yet.
 */
export const trainHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    if (!before) {
      mustNotRefuse(whyNotRaised(actor));
      await takeOver(draft, tx, { fields: trainFields, typeOfDocument: 'Railway' });
      return;
    }
    if (draft.markedToDelete !== true || before.markedToDelete) return;
    const wagons = await wagonsOf(tx, before.id);
    if (wagons.some(({ weighed }) => weighed))
      throw fail('train_has_weighed', { trainNumber: String(before.trainNumber) });
  },
  afterWrite: async (train, before, { tx, actor }) => {
    if (!before) return;
    const author = serverFor(actor.userId);
    const unweighedWagons = (await wagonsOf(tx, train.id)).filter(({ weighed }) => !weighed);
    for (const wagon of unweighedWagons) {
      if (train.markedToDelete) await tx.records.changeDeletionMark(author, 'trainWagon', wagon.id, true);
      else if (wagon.dispositionId && changesWagon(train, before, wagon))
        await tx.records.update(author, 'disposition', wagon.dispositionId, wagonDisposition(train, wagon));
    }
  },
};
