import { sql } from 'kysely';
import type { JourneyState } from '#domain/terminal/journey.rules.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import {
  carriages,
  usualOperation,
  whatWeighingDoes,
  type Situation,
} from '#domain/weighing/operations.rules.ts';
import type { Sql } from '../sql.ts';
import { lastBefore } from './standingStatus.ts';

interface Row {
  readonly id: number;
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  /** The status before the extra parking or a pause. */
  readonly came_from: CarsQueueStatus | null;
  readonly type: Situation['type'] | null;
  readonly type_of_document: Situation['typeOfDocument'] | null;
  readonly type_of_operation: Situation['typeOfOperation'] | null;
  readonly scales_type: Situation['scalesType'] | null;
  /** Whether the scheme of cargo turns off the control on scales. */
  readonly uncontrolled: boolean;
  /** The previous disposition of the same vehicle, whose last weight is the first weight of this one. */
  readonly weighed_after_id: number | null;
}

/** The statuses of the extra parking and the pause; the status before them is read from the history. */
const aside: readonly CarsQueueStatus[] = ['EntryAddParking', 'ExitAddParking', 'Paused'];

/**
 * The states of the journeys of these dispositions, with all that decides which moves are allowed. The database is enough:
 * every move is written before it is answered, so the workflows need not be queried.
 */
export async function standingsOf(
  db: Sql,
  dispositionIds: readonly number[],
): Promise<ReadonlyMap<number, JourneyState>> {
  if (dispositionIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select d.id, coalesce(d.cars_queue_status, 'OnTheWay') as queue, d.state as disposition, d.type, d.type_of_document, d.type_of_operation,
      coalesce(st.scales_type, sc.scales_type) as scales_type,
      coalesce(sch.disable_control_on_scales, false) as uncontrolled, d.weighed_after_id,
      case when d.cars_queue_status in (${sql.join(aside)}) then ${lastBefore(...aside)} end as came_from
    from disposition d
      left join weighing_station st on st.id = d.weighing_station_id
      left join scale sc on sc.id = d.scale_id
      left join scheme_of_cargo sch on sch.id = d.scheme_of_cargo_id
    where d.id = any(${sql.val(dispositionIds)})`.execute(db);
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

/** The state of a journey from its row. Only a vehicle that queues is bound to the scales of its station. */
function stateOf(row: Row): JourneyState {
  const type = row.type ?? 'Loading';
  const typeOfDocument = row.type_of_document ?? 'Automobile';
  const { weighings } = whatWeighingDoes({
    type,
    typeOfDocument,
    typeOfOperation: row.type_of_operation ?? usualOperation(type),
    scalesType: row.scales_type ?? 'GrossAndTara',
  });
  const withoutWeighing = weighings.length === 0;
  const { queues } = carriages[typeOfDocument];
  return {
    queue: row.queue,
    disposition: row.disposition,
    extraFrom: row.queue === 'Paused' ? null : row.came_from,
    pausedFrom: row.queue === 'Paused' ? row.came_from : null,
    withoutWeighing,
    leavesUnweighed: withoutWeighing && !queues,
    scaleControlDisabled: row.uncontrolled || !queues || row.weighed_after_id !== null,
  };
}
