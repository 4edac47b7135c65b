import { IconButton } from '@mui/material';
import WhyIcon from '@mui/icons-material/HelpOutline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isReference } from '#domain/kernel/record.ts';
import { chosenIn } from '#domain/sales/configurator/chosen.ts';
import { isPricedByLists, isUnpriced } from '#domain/sales/orderLine.rules.ts';
import { useObjectAt } from '../data/metadata.ts';
import { objects } from '#domain/objects.ts';
import { useText } from '../i18n/useText.ts';
import type { RowAction } from '../objects/panels.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { aboveZero, askPrice, priceInputsOfLine } from './askPrice.ts';
import { PriceExplained } from './PriceExplained.tsx';

/** Shows which price the lists give for an order's line as it is typed, and why. It is for people who may see price lists. */
const ExplainPriceButton: RowAction = ({ source, number }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const product: unknown = useWatch({ name: `${source}.product` });
  // Undefined for people who may not read price lists.
  const { object } = useObjectAt(objects.pricelist.path);
  if (!object || !isReference(product)) return null;
  const label = text('priceOf.ofRow', { number });
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={() => setOpen(true)}>
        <WhyIcon sx={{ fontSize: 18 }} />
      </IconButton>
      {isOpen && (
        <WhyDialog
          source={source}
          productId={product.id}
          name={product.presentation}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

interface WhyDialogProps {
  readonly source: string;
  readonly productId: number;
  readonly name: string;
  readonly onClose: () => void;
}

const WhyDialog = ({ source, productId, name, onClose }: WhyDialogProps) => {
  const text = useText();
  const { getValues } = useFormContext();
  const inputs = {
    ...priceInputsOfLine(getValues, source, productId),
    typedPrice: loweredPrice(getValues, source),
  };
  const chosen = chosenIn(getValues(`${source}.choosenParameters`));
  const { data, error } = useQuery({
    queryKey: ['explained price', inputs, chosen],
    queryFn: ({ signal }) => askPrice(inputs, chosen, signal),
    retry: false,
    // Each opening asks anew, because the lists may have changed since the last one.
    gcTime: 0,
  });
  return (
    <FormDialog
      title={text('priceOf.titleOf', { product: name })}
      width="middle"
      onSubmit={onClose}
      onClose={onClose}
    >
      <ErrorNote error={error} severity="warning" />
      {data && <PriceExplained priced={data} />}
    </FormDialog>
  );
};

/** A typed price that the discount of the order lowers; null without a discount or a price, or if the lists give the price. */
const loweredPrice = (read: (name: string) => unknown, source: string): string | null => {
  const line = read(source) as { readonly price?: unknown; readonly prices?: unknown };
  if (!isReference(read('discount')) || isUnpriced(line) || isPricedByLists(line)) return null;
  return aboveZero(line.price);
};

export default ExplainPriceButton;
