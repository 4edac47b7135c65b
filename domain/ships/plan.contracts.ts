import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { dispositionType } from '../terminal/enums.ts';
import { shipPlanState } from './enums.ts';
import type { PlanPicture } from './planPicture.ts';
import { planMoves } from './planning.rules.ts';
import { shipPlanning } from './shipPlanning.ts';
import { picturedPlace } from './unloading.contracts.ts';

const byId = z.object({ id: recordId });
const named = z.object({ id: z.int(), presentation: z.string() });
const tonnes = z.string();
const moment = z.iso.datetime({ offset: true });

/** The plan of a ship against what was done. `PlanPicture` says what its fields are. */
const planPicture = z.object({
  id: z.int(),
  numberStr: z.string(),
  type: z.enum(dispositionType.values),
  state: z.enum(shipPlanState.values),
  ship: named.nullable(),
  position: named.nullable(),
  product: named.nullable(),
  plannedBegin: z.string().nullable(),
  plannedEnd: z.string().nullable(),
  planned: tonnes.nullable(),
  done: tonnes,
  left: tonnes.nullable(),
  onWater: tonnes,
  onWheels: tonnes,
  lines: z.array(
    z.object({
      loadingPlanId: z.int().nullable(),
      hold: z.string().nullable(),
      box: named.nullable(),
      product: named.nullable(),
      planned: tonnes.nullable(),
      done: tonnes,
    }),
  ),
  holds: z.array(picturedPlace),
  boxes: z.array(picturedPlace),
  clashes: z.array(z.object({ box: named, plan: named, ship: named.nullable() })),
  unloading: named.nullable(),
  allowed: z.array(z.enum([...planMoves, 'unload'])),
}) satisfies z.ZodType<PlanPicture>;

/** The planning of ships. */
export const planContracts = {
  board: contract({
    method: 'get',
    path: '/ship_planning_board',
    query: z.object({ from: moment, to: moment }),
    /** `more`: there are further plans, which are not among the rows. */
    answer: z.object({ rows: z.array(planPicture), more: z.boolean() }),
  }),
  picture: contract({ method: 'get', path: '/ship_planning/:id/picture', params: byId, answer: planPicture }),
  move: contract({
    method: 'post',
    path: '/ship_planning/:id/moves/:move',
    params: byId.extend({ move: z.enum(planMoves) }),
    body: z.strictObject({}),
    answer: recordShape(shipPlanning),
  }),
};
