import { useFormContext } from 'react-hook-form';
import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { askPrice, groundOfLine } from '../../prices/askPrice.ts';

/** Writes the answers of the configurator into a line of an order, and fills in the price that they give. */
export function useTakeAnswers(source: string) {
  const form = useFormContext();
  const notifyError = useNotifyError();
  const write = (name: string, value: unknown) =>
    form.setValue(`${source}.${name}`, value, { shouldDirty: true });
  return (productId: number, answers: readonly ChosenInput[], close: () => void): void => {
    write('choosenParameters', answers);
    close();
    askPrice(groundOfLine(form.getValues, source, productId), answers).then(
      ({ price, discountSum, prices, fault }) => {
        if (fault || price === null) return;
        write('prices', prices);
        write('price', price);
        if (form.getValues(`${source}.ownDiscount`) !== true) write('discountSum', discountSum);
      },
      notifyError,
    );
  };
}
