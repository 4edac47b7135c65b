/** Refusals to store a weight, an unloading or a payment, or to make the invoice of one, with their HTTP statuses. */
export const storeErrors = {
  weighing_went_on: 409,
  weighing_complete: 409,
  weight_above_capacity: 409,
  note_of_cancelled_weighing: 409,
  product_not_of_order: 422,
  unloading_place_missing: 409,
  unloading_needs_acceptance: 409,
  vat_rate_missing: 422,
  invoice_nothing_to_bill: 409,
  invoice_buyer_incomplete: 422,
  invoice_without_vat: 422,
} as const;
