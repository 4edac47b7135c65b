import { IconButton } from '@mui/material';
import TuneIcon from '@mui/icons-material/Tune';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isReference } from '#domain/kernel/record.ts';
import { chosenIn, type ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { openSettings } from '#domain/sales/configurator/openSettings.ts';
import { isIncompleteLine } from '#domain/sales/incompleteLine.rules.ts';
import { useText } from '../../i18n/useText.ts';
import type { RowAction } from '../../objects/panels.ts';
import { priceInputsOfLine } from '../../prices/askPrice.ts';
import { useProductSettings } from './useProductSettings.ts';

const loadDialog = () => import('./ConfiguratorDialog.tsx');
const ConfiguratorDialog = lazy(loadDialog);

/** Opens the configurator for an order's line, if its product can be configured. */
const ConfigureButton: RowAction = ({ source, number, disabled }) => {
  const text = useText();
  const form = useFormContext();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { product, chosen, settings, isIncomplete } = useConfiguredLine(source);
  if (!product) return null;

  const close = () => {
    setOpen(false);
    // The focus goes to the quantity of the row, where work continues.
    button.current?.closest('tr')?.querySelector<HTMLInputElement>('input[name$=".quantity"]')?.focus();
  };
  const takeAnswers = (answers: readonly ChosenInput[]) => {
    // The form itself then asks for the price of the choices (`useLinePrices`), and keeps a typed price.
    form.setValue(`${source}.choosenParameters`, answers, { shouldDirty: true });
    close();
  };
  const label = text('configurator.ofRow', { number });
  return (
    <>
      <IconButton
        ref={button}
        // Alt+Enter in the row finds the button by this attribute.
        data-row-act
        color={isIncomplete ? 'warning' : 'default'}
        disabled={disabled}
        aria-label={label}
        title={`${isIncomplete ? text('configurator.incomplete', { number }) : label} (Alt+Enter)`}
        onClick={() => setOpen(true)}
      >
        <TuneIcon sx={{ fontSize: 18 }} />
      </IconButton>
      {isOpen && settings && (
        <Suspense>
          <ConfiguratorDialog
            title={product.presentation}
            settings={settings}
            chosen={chosenIn(chosen)}
            inputs={priceInputsOfLine(form.getValues, source, product.id)}
            onDone={takeAnswers}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};

/** The product of a line, if it can be configured, with its settings and what was chosen of it. */
const useConfiguredLine = (source: string) => {
  const [product, isConfigured, chosen]: unknown[] = useWatch({
    name: [`${source}.product`, `${source}.configProduct`, `${source}.choosenParameters`],
  });
  const configured = isConfigured === true && isReference(product) ? product : undefined;
  const isNeeded = configured !== undefined;
  // The dialog and its data are loaded before it is opened: a barcode scanner goes on typing at once, without waiting for them.
  const { data: settings } = useProductSettings(configured?.id);
  useEffect(() => {
    if (isNeeded) void loadDialog();
  }, [isNeeded]);
  const openedSettings = useMemo(() => settings && openSettings(settings), [settings]);
  const line = { product: configured?.id, choosenParameters: chosen };
  const isIncomplete =
    configured !== undefined &&
    openedSettings !== undefined &&
    isIncompleteLine(line, new Map([[configured.id, openedSettings]]));
  return { product: configured, chosen, settings, isIncomplete };
};

export default ConfigureButton;
