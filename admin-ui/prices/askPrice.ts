import { isReference } from '#domain/kernel/record.ts';
import { pricedChoices, type ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { callApi } from '../data/client.ts';

/** What a price depends on besides the answers of the configurator. */
export interface PriceInputs {
  readonly productId: number;
  readonly productVariantId?: number | null;
  readonly quantity: string;
  readonly unitOfMeasureId?: number | null;
  readonly length?: string | null;
  readonly height?: string | null;
  readonly numberOfPieces?: number | null;
  readonly customerId: number | null;
  readonly currencyId: number | null;
  /** The discount that the order names. */
  readonly discountId?: number | null;
  /** A price that somebody typed: the server then calculates only what the discount of the order takes off this price. */
  readonly typedPrice?: string | null;
  /** `2026-11-26`; today if absent. */
  readonly date?: string | null;
}

/** The price of a product with some answers, calculated and explained by the server. @throws HttpError as `callApi` */
export function askPrice(inputs: PriceInputs, chosen: readonly ChosenInput[], signal?: AbortSignal) {
  return callApi('POST /pricelist/calculate_prices', {
    body: { ...inputs, choosenParameters: pricedChoices(chosen) },
    signal,
  });
}

/** What the price of an order's line depends on, from the values of the form as they are typed. */
export function priceInputsOfLine(
  read: (name: string) => unknown,
  source: string,
  productId: number,
): PriceInputs {
  const idOf = (name: string) => {
    const value = read(name);
    return isReference(value) ? value.id : null;
  };
  const number = (name: string) => aboveZero(read(`${source}.${name}`));
  return {
    productId,
    productVariantId: idOf(`${source}.productVariant`),
    quantity: number('quantity') ?? '1',
    length: number('length'),
    height: number('height'),
    numberOfPieces: piecesOf(read(`${source}.numberOfPieces`)),
    unitOfMeasureId: idOf(`${source}.unitOfMeasure`),
    customerId: idOf('customer'),
    currencyId: idOf('currency'),
    discountId: idOf('discount'),
  };
}

/** The decimal text of a field of the form, if it is above zero; else null. */
export function aboveZero(value: unknown): string | null {
  return typeof value === 'string' && Number(value) > 0 ? value : null;
}

/** A typed number of pieces, whole and of nine digits at most; null for anything else. */
export function piecesOf(value: unknown): number | null {
  return value !== null && /^\d{1,9}$/.test(String(value)) ? Number(value) : null;
}
