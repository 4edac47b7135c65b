/** A line of a customer request. */
export interface RequestedLine {
  readonly productId: number;
  readonly description?: string | null;
  readonly quantity: string;
  readonly unitOfMeasureId?: number | null;
  readonly price?: string | null;
}

/** What a line of an order takes from its product. */
export interface OfferedProduct {
  readonly vatRateId: number | null;
  readonly unitOfMeasureId: number | null;
  readonly configProduct: boolean;
}

/** The lines of an offer from those of a request. @param basicRate the VAT rate of a product that has none of its own */
export function offerLines(
  lines: readonly RequestedLine[],
  products: ReadonlyMap<number, OfferedProduct>,
  basicRate: number | null,
) {
  return lines.map(({ productId, description, quantity, unitOfMeasureId, price }) => {
    const product = products.get(productId);
    return {
      productId,
      description: description ?? null,
      quantity,
      unitOfMeasureId: unitOfMeasureId ?? product?.unitOfMeasureId ?? null,
      price: price ?? null,
      vatRateId: product?.vatRateId ?? basicRate,
      configProduct: product?.configProduct ?? false,
    };
  });
}
