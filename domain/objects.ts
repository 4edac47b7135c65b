import { assortment } from './goods/assortment.ts';
import { box } from './goods/box.ts';
import { mine } from './goods/mine.ts';
import { product } from './goods/product.ts';
import { trackModel } from './goods/trackModel.ts';
import { unitOfMeasure } from './goods/unitOfMeasure.ts';
import { vatRate } from './goods/vatRate.ts';
import { vehicle } from './goods/vehicle.ts';
import { warehouse } from './goods/warehouse.ts';
import type { RecordOf } from './kernel/record.ts';
import { createRegistry } from './kernel/registry.ts';
import { carrier } from './partners/carrier.ts';
import { counterparty } from './partners/counterparty.ts';
import { country } from './partners/country.ts';
import { currency } from './partners/currency.ts';
import { driver } from './partners/driver.ts';
import { termOfPayment } from './partners/termOfPayment.ts';
import { user } from './platform/user.ts';
import { userRole } from './platform/userRole.ts';
import { workingPlace } from './platform/workingPlace.ts';
import { deliveryOrder } from './terminal/deliveryOrder.ts';
import { disposition } from './terminal/disposition.ts';
import { dispositionStatus } from './terminal/dispositionStatus.ts';
import { dispositionStatusHistory } from './terminal/dispositionStatusHistory.ts';
import { outgoingSms } from './terminal/outgoingSms.ts';
import { position } from './terminal/position.ts';
import { punishment } from './terminal/punishment.ts';
import { punishmentType } from './terminal/punishmentType.ts';
import { ship } from './terminal/ship.ts';
import { scale } from './weighing/scale.ts';
import { scaleAgent } from './weighing/scaleAgent.ts';
import { scaleProtocol } from './weighing/scaleProtocol.ts';
import { schemeOfCargo } from './weighing/schemeOfCargo.ts';
import { weighingRecord } from './weighing/weighingRecord.ts';
import { weighingStation } from './weighing/weighingStation.ts';
import { weightMemory } from './weighing/weightMemory.ts';

/** Every business object of Keja by its name. A new one is a file in its module and a line here. */
export const objects = {
  user,
  userRole,
  workingPlace,
  counterparty,
  carrier,
  driver,
  country,
  currency,
  termOfPayment,
  vehicle,
  trackModel,
  product,
  assortment,
  unitOfMeasure,
  vatRate,
  warehouse,
  box,
  mine,
  scale,
  scaleAgent,
  scaleProtocol,
  schemeOfCargo,
  weighingStation,
  weighingRecord,
  weightMemory,
  disposition,
  dispositionStatus,
  dispositionStatusHistory,
  deliveryOrder,
  outgoingSms,
  position,
  punishment,
  punishmentType,
  ship,
} as const;

export type Objects = typeof objects;
export type ObjectName = keyof Objects;
/** A record of the named object, as it is served. */
export type RecordNamed<N extends ObjectName> = RecordOf<Objects[N]>;

export const declarations = Object.values(objects);
export const registry = createRegistry(declarations);
