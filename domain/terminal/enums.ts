import { defineEnum } from '../kernel/enumeration.ts';

export const dispositionType = defineEnum('dispositionType', ['Loading', 'Unloading']);
export const deliveryOrderState = defineEnum('deliveryOrderState', ['Open', 'Ongoing', 'Closed', 'Canceled']);
export const researchResult = defineEnum('researchResult', ['Positive', 'Negative']);
/** How a load space was cleaned, by the GMP+ regimes: dry, water, detergent, disinfection. */
export const cargoCleaning = defineEnum('cargoCleaning', ['A', 'B', 'C', 'D']);
export const customsGoods = defineEnum('customsGoods', ['EU', 'NonEU']);
export const smsStatus = defineEnum('smsStatus', ['queued', 'sent', 'delivered', 'failed']);
/** Why it is not known that an SMS arrived; `givenUp`: no provider took it in time. */
export const smsFailure = defineEnum('smsFailure', ['undelivered', 'noReceipt', 'givenUp']);
export const deliveryNoteState = defineEnum('deliveryNoteState', [
  'OnBrutto',
  'OnTare',
  'Returns',
  'Closed',
  'ToApproved',
]);
/** Trucks with a higher priority are called first, whenever they came. */
export const queuePriority = defineEnum('queuePriority', ['Normal', 'High', 'Urgent']);
/** How an arrival compares with its announced window. */
export const punctuality = defineEnum('punctuality', ['early', 'onTime', 'late']);
export const transportWay = defineEnum('transportWay', ['shippingCompany', 'ourTransport']);
