import { Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useText } from '../i18n/useText.ts';

/** Tells on the form of a new user without a password how that person obtains one. */
const FirstPassword = () => {
  const text = useText();
  const isSaved = useRecordContext()?.id !== undefined;
  const password: unknown = useWatch({ name: 'password' });
  if (isSaved || (typeof password === 'string' && password !== '')) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
      {text('account.firstPassword', { link: text('account.forgotten') })}
    </Typography>
  );
};

export default FirstPassword;
