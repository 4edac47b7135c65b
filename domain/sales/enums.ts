import { defineEnum } from '../kernel/enumeration.ts';
import { orderItemStates } from './orderItems.rules.ts';

export const deliveryMethod = defineEnum('deliveryMethod', [
  'STANDARD',
  'UNTIL_CERTAIN_DATE',
  'ON_CERTAIN_DATE',
  'VIP',
]);
export const orderItemState = defineEnum('orderItemState', orderItemStates);
/** How an order ended. */
export const orderEnding = defineEnum('orderEnding', [
  'Fulfilled',
  'ClosedByHand',
  'Lapsed',
  'RefusedByCustomer',
  'Canceled',
]);
export const pricelistKind = defineEnum('pricelistKind', ['main', 'surcharge']);
export const pricingMethod = defineEnum('pricingMethod', ['fixed', 'formula', 'percent', 'scale', 'table']);
export const discountType = defineEnum('discountType', ['price', 'percent', 'formula']);
export const projectStatus = defineEnum('projectStatus', ['Ongoing', 'Finished']);
export const parameterType = defineEnum('parameterType', ['text', 'number', 'list', 'switch']);
export type ParameterType = (typeof parameterType.values)[number];
