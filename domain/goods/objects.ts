import { assortment } from './assortment.ts';
import { box } from './box.ts';
import { mine } from './mine.ts';
import { product } from './product.ts';
import { trackModel } from './trackModel.ts';
import { unitOfMeasure } from './unitOfMeasure.ts';
import { vatRate } from './vatRate.ts';
import { vehicle } from './vehicle.ts';
import { warehouse } from './warehouse.ts';

/** A new object of this module is a file beside this one and a line here. */
export const goodsObjects = {
  vehicle,
  trackModel,
  product,
  assortment,
  unitOfMeasure,
  vatRate,
  warehouse,
  box,
  mine,
} as const;
