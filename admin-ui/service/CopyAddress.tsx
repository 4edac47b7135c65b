import { Button } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { useFormContext } from 'react-hook-form';
import { useText } from '../i18n/useText.ts';

/** The fields of the address of the invoice by those of the customer's address. */
const invoiceFields = {
  name: 'invName',
  surname: 'invSurname',
  telephone: 'invTelephone',
  email: 'invEmail',
  postalCode: 'invPostalCode',
  city: 'invCity',
  address: 'invAddress',
} as const;

/** A button that copies the address of the customer to the address of the invoice. */
const CopyAddress = () => {
  const text = useText();
  const { getValues, setValue } = useFormContext();
  const copy = () => {
    for (const [from, to] of Object.entries(invoiceFields))
      setValue(to, getValues(from) as unknown, { shouldDirty: true });
  };
  return (
    <Button startIcon={<CopyIcon />} onClick={copy} sx={{ mb: 1 }}>
      {text('reclamations.sameAsClient')}
    </Button>
  );
};

export default CopyAddress;
