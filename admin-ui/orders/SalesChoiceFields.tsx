import { Box, MenuItem, TextField } from '@mui/material';
import {
  salesDimensions,
  type SalesAnalysis,
  type SalesDimension,
} from '#domain/sales/analysis.contracts.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useText } from '../i18n/useText.ts';
import { DayField } from '../parts/DayField.tsx';
import type { useSalesChoice } from './useSalesChoice.ts';

interface SalesChoiceFieldsProps extends ReturnType<typeof useSalesChoice> {
  /** The last answer; it says which currencies there are. */
  readonly analysis: SalesAnalysis | undefined;
}

/** The period of the analysis, what it is broken down by, and its currency. */
export function SalesChoiceFields({ choice, choose, analysis }: SalesChoiceFieldsProps) {
  const text = useText();
  const currencyCodes = useCurrencies();
  const { from, to, by } = choice;
  // The analysis needs both days, so an emptied day is not taken over.
  return (
    <>
      <Box sx={{ width: 160 }}>
        <DayField
          label={text('salesAnalysis.from')}
          value={from}
          onChange={(day) => day && choose({ from: day })}
        />
      </Box>
      <Box sx={{ width: 160 }}>
        <DayField
          label={text('salesAnalysis.to')}
          value={to}
          onChange={(day) => day && choose({ to: day })}
        />
      </Box>
      <TextField
        select
        label={text('salesAnalysis.by')}
        value={by}
        onChange={({ target }) => choose({ by: target.value as SalesDimension })}
        sx={{ minWidth: 130 }}
      >
        {salesDimensions.map((name) => (
          <MenuItem key={name} value={name}>
            {text(`salesAnalysis.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {analysis?.currency && (
        <TextField
          select
          label={text('salesAnalysis.currency')}
          value={analysis.currency.id}
          onChange={({ target }) => choose({ currency: Number(target.value) })}
          sx={{ minWidth: 110 }}
        >
          {offeredCurrencies(analysis).map(({ id, presentation }) => (
            <MenuItem key={id} value={id}>
              {currencyCodes?.get(id) ?? presentation}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

/** The currencies to choose from. The chosen one is offered even if the period has no orders in it. */
const offeredCurrencies = ({ currency, currencies }: SalesAnalysis) =>
  currency && !currencies.some(({ id }) => id === currency.id) ? [...currencies, currency] : currencies;
