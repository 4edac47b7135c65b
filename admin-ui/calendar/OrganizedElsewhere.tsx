import { Alert } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useText } from '../i18n/useText.ts';

/** A note on the form of an event to which somebody else invites. Guests who are entered here get no invitation. */
const OrganizedElsewhere = () => {
  const text = useText();
  const who = useRecordContext()?.invitedBy;
  if (typeof who !== 'string' || who === '') return null;
  return (
    <Alert severity="info" sx={{ mb: 1.25 }}>
      {text('organizedElsewhere', { who })}
    </Alert>
  );
};

export default OrganizedElsewhere;
