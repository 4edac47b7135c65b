import { cardPayment } from './cardPayment.ts';
import { deliveryNote } from './deliveryNote.ts';
import { deliveryOrder } from './deliveryOrder.ts';
import { deliveryPayment } from './deliveryPayment.ts';
import { deliverySchedule } from './deliverySchedule.ts';
import { disposition } from './disposition.ts';
import { dispositionStatus } from './dispositionStatus.ts';
import { dispositionStatusHistory } from './dispositionStatusHistory.ts';
import { driverDocument } from './driverDocument.ts';
import { orderForTransport } from './orderForTransport.ts';
import { outgoingSms } from './outgoingSms.ts';
import { parkingExit } from './parkingExit.ts';
import { position } from './position.ts';
import { punishment } from './punishment.ts';
import { punishmentType } from './punishmentType.ts';
import { queueDisplay } from './queueDisplay.ts';
import { workShift } from './workShift.ts';
import { yard } from './yard.ts';

/** A new object of this module is a file beside this one and a line here. */
export const terminalObjects = {
  disposition,
  dispositionStatus,
  dispositionStatusHistory,
  deliveryOrder,
  outgoingSms,
  position,
  punishment,
  punishmentType,
  deliveryNote,
  deliveryPayment,
  deliverySchedule,
  orderForTransport,
  workShift,
  yard,
  queueDisplay,
  cardPayment,
  driverDocument,
  parkingExit,
} as const;
