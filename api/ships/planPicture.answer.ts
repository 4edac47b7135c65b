import { z } from 'zod';

const named = z.looseObject({ id: z.int(), presentation: z.string() });
const tonnes = z.string();

export const picturedPlace = z.object({
  name: z.string(),
  boxId: z.int().nullable(),
  planned: tonnes.nullable(),
  netto: tonnes,
});

/** How the picture of a plan is described; `PlanPicture` of the domain says what it means. */
export const planPicture = z.object({
  id: z.int(),
  numberStr: z.string(),
  type: z.string(),
  state: z.string(),
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
  allowed: z.array(z.string()),
});
