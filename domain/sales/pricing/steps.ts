/** One step of an explanation: the key of its sentence in `domain/words/sales/prices.json`, and its values. */
export interface Step {
  readonly key: StepKey;
  readonly values: Readonly<Record<string, string>>;
  /** A warning is shown beside the price, a fault instead of it. */
  readonly level: 'step' | 'warning' | 'fault';
}

/** Steps on the way to a price: what was taken, what was passed over, and how it was calculated. */
export const stepKeys = [
  'price_typed',
  'list_expired',
  'own_list_expired',
  'list_not_begun',
  'list_quantity_below',
  'list_size_above',
  'list_value_not_chosen',
  'list_other_variants',
  'list_won',
  'list_won_customer',
  'list_won_price_type',
  'list_lost',
  'percent_base',
  'surcharge_won',
  'surcharge_lost',
  'price_fixed',
  'price_scale',
  'price_table',
  'price_percent',
  'price_formula',
  'list_factors',
  'converted',
  'rate_stale',
  'unit_converted',
  'unit_price_converted',
  'unit_price',
  'discount_expired',
  'discount_none_allowed',
  'discount_type_refused',
  'discount_priority_refused',
  'discount_found',
  'discount_capped',
  'discount_to_zero',
  'discount_of_order',
  'discount_unfit',
  'discount_won',
  'discount_lost',
  'row_sum',
  'total',
] as const;
/** Reasons why there is no price. */
export const faultKeys = [
  'unit_without_conversion',
  'no_list',
  'only_expired_lists',
  'quantity_too_small',
  'size_missing',
  'size_too_large',
  'percent_missing',
  'percent_without_base',
  'formula_missing',
  'formula_without_field',
  'formula_without_parameter',
  'formula_without_base',
  'formula_divides_by_zero',
  'formula_failed',
  'formula_negative',
  'rate_missing',
  'amount_too_large',
] as const;
export type FaultKey = (typeof faultKeys)[number];
export type StepKey = (typeof stepKeys)[number] | FaultKey;

/** Why there is no price. Thrown inside the pricing and caught by `priceOf`. */
export class NoPrice extends Error {
  readonly step: Step;
  constructor(key: FaultKey, values: Step['values'] = {}) {
    super(key);
    this.step = { key, values, level: 'fault' };
  }
}

/**
 * A step of an explanation that has a price; a reason why there is none is made by `NoPrice`. An old rate is always a warning.
 * Some other steps are warnings only in some cases: the code that makes them then changes their `level`.
 */
export function step(key: StepKey, values: Step['values'] = {}): Step {
  return { key, values, level: key === 'rate_stale' ? 'warning' : 'step' };
}
