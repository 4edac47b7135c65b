import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { buyerNumberOf } from '#domain/finance/buyerNumber.rules.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { cashCalls, type Buyer } from './cashCalls.ts';

/** What the form begins with when an invoice is wanted. */
const nobody: Buyer = { number: '', name: '', address: '' };
/** Whether an invoice can be made out to what was typed. */
export function isWholeBuyer({ number, name }: Buyer): boolean {
  return buyerNumberOf(number) !== undefined && name.trim() !== '';
}

interface InvoiceBuyerProps {
  /** Null if no invoice is wanted. */
  readonly buyer: Buyer | null;
  readonly onChange: Dispatch<SetStateAction<Buyer | null>>;
}

/** The buyer on the invoice. The register of firms fills in name and address by the tax number. */
export function InvoiceBuyer({ buyer, onChange }: InvoiceBuyerProps) {
  const text = useText();
  const { isAsking, lookUp } = useFirmLookUp(onChange);
  // The typed tax number with its country; undefined if it is not a valid one.
  const taxNumber = buyer ? buyerNumberOf(buyer.number) : undefined;
  // A Polish tax number has ten digits. A shorter one is not reported, because it may still be typed.
  const isWrong = buyer !== null && buyer.number.trim().length >= 10 && taxNumber === undefined;

  const fill = async () => {
    // The register knows Polish firms only.
    if (taxNumber?.country === 'PL') await lookUp(taxNumber.number);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={buyer !== null}
            onChange={(_event, isWanted) => onChange(isWanted ? nobody : null)}
          />
        }
        label={text('cash.invoice')}
      />
      {buyer && (
        <>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <TextField
              label={text('cash.nip')}
              value={buyer.number}
              onChange={({ target }) => onChange({ ...buyer, number: target.value })}
              onKeyDown={(event) => event.key === 'Enter' && void fill()}
              error={isWrong}
              helperText={isWrong ? text('cash.nipWrong') : undefined}
              slotProps={{ htmlInput: { maxLength: 20 } }}
              autoFocus
              sx={{ flex: 1 }}
            />
            <Button
              variant="outlined"
              startIcon={<SearchIcon />}
              disabled={taxNumber?.country !== 'PL' || isAsking}
              onClick={() => void fill()}
              sx={{ alignSelf: 'flex-start' }}
            >
              {text('cash.lookUp')}
            </Button>
          </Box>
          {(['name', 'address'] as const).map((field) => (
            <TextField
              key={field}
              label={text(`cash.buyer.${field}`)}
              value={buyer[field]}
              onChange={({ target }) => onChange({ ...buyer, [field]: target.value })}
              required={field === 'name'}
              fullWidth
            />
          ))}
        </>
      )}
    </Box>
  );
}

/**
 * Fills in the buyer from the register of firms by the tax number. If no invoice is wanted any more, or another number was typed
 * while the register was asked, its answer is dropped.
 */
const useFirmLookUp = (onChange: InvoiceBuyerProps['onChange']) => {
  const notifyError = useNotifyError();
  const [isAsking, setAsking] = useState(false);
  const lookUp = async (taxNumber: string) => {
    setAsking(true);
    try {
      const { nip, name, address } = await cashCalls.firm(taxNumber);
      onChange((current) =>
        current && buyerNumberOf(current.number)?.number === taxNumber
          ? { number: nip, name, address }
          : current,
      );
    } catch (error) {
      notifyError(error);
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, lookUp };
};
