import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isReference } from '#domain/kernel/record.ts';
import { fillValue } from '../parts/fillValue.ts';
import { openAmount } from './openAmount.ts';
import { orderPaymentsQuery } from './orderPaymentsQuery.ts';

/**
 * In the form of a new payment: fills in what is open of its order, while the payment is in the currency of the order. An amount
 * that somebody typed stays.
 */
const AmountOfOrder = () => {
  const form = useFormContext();
  const isNew = useRecordContext() === undefined;
  const [order, currency, movement]: unknown[] = useWatch({ name: ['salesOrder', 'currency', 'movement'] });
  const id = isNew && isReference(order) ? order.id : 0;
  const { data } = useQuery({ ...orderPaymentsQuery(id), enabled: id !== 0 });
  const isInOrderCurrency = isReference(currency) && currency.id === data?.currency?.id;
  const suggested = data && isInOrderCurrency ? openAmount(movement, data) : null;
  /** The amount that was filled in last; an amount that somebody typed differs from it. */
  const filled = useRef<string | null>(null);
  useEffect(() => {
    const present: unknown = form.getValues('amount') || null;
    // A payment that was begun on the page of its order has the amount already.
    if (present !== filled.current && present !== suggested) return;
    filled.current = suggested;
    if (present !== suggested) fillValue(form, 'amount', suggested);
  }, [form, suggested]);
  return null;
};

export default AmountOfOrder;
