import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRecordContext } from 'ra-core';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { guardSaving } from '../parts/savingGuards.ts';

/** How many overlapping lists the question names, and how many products of each. */
const namedLists = 3;
const namedProducts = 5;

const idOf = (value: unknown): number | null => (isReference(value) ? value.id : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Before a price list is saved, asks for confirmation if another list has prices for the same things on the same days. */
const OverlapGuard = () => {
  const text = useText();
  const ask = useAsk();
  const form = useFormContext();
  const record = useRecordContext<AnyRecord>();
  /** An element in the form, by which the guard is asked only when this form is saved. */
  const element = useRef<HTMLSpanElement>(null);
  /** The overlaps to which the person has agreed already: nobody is asked about the same ones twice. */
  const agreed = useRef('');

  useEffect(() => {
    const mayBeSaved = async (): Promise<boolean> => {
      const values = form.getValues();
      const items = (Array.isArray(values.items) ? (values.items as AnyRecord[]) : []).flatMap((item) => {
        const productId = idOf(item.product);
        return productId === null ? [] : [{ productId, priceCode: textOf(item.priceCode) }];
      });
      if (items.length === 0) return true;
      const body = {
        id: record?.id ?? null,
        kind: textOf(values.kind),
        customerId: idOf(values.customer),
        currencyId: idOf(values.currency),
        priceType: textOf(values.priceType),
        priceCode: textOf(values.priceCode),
        beginDate: textOf(values.beginDate),
        endDate: textOf(values.endDate),
        items,
      };
      // A failure is ignored here: when the list is saved, refused values are shown at their fields.
      const overlaps = await callApi('POST /pricelist/overlaps', { body }).catch(() => undefined);
      if (!overlaps || overlaps.count === 0) return true;
      const lists = overlaps.rows.slice(0, namedLists).map((list) =>
        text('priceLists.overlap', {
          list: list.presentation,
          from: list.beginDate ? dateText(list.beginDate) : '…',
          to: list.endDate ? dateText(list.endDate) : '…',
          products: namesOf(list.products),
        }),
      );
      const overlapText = lists.join('\n');
      if (overlapText === agreed.current) return true;
      const question = `${text('priceLists.overlaps')}\n\n${overlapText}\n\n${text('priceLists.saveAnyway')}`;
      if (!(await ask({ text: question, danger: true }))) return false;
      agreed.current = overlapText;
      return true;
    };
    return guardSaving({ element: () => element.current, mayBeSaved });
  }, [ask, form, record?.id, text]);

  return <span ref={element} hidden />;
};

const namesOf = (products: readonly string[]): string =>
  products.slice(0, namedProducts).join(', ') + (products.length > namedProducts ? ', …' : '');

export default OverlapGuard;
