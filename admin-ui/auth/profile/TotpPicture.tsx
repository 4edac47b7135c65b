import { Box, Typography } from '@mui/material';
import type { TotpSetUp } from '../../data/profileCalls.ts';
import { useText } from '../../i18n/useText.ts';

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The QR code for an authenticator app, and the same secret as text. */
export function TotpPicture({ setUp }: { setUp: TotpSetUp }) {
  const text = useText();
  return (
    <>
      <Typography>{text('profile.scan')}</Typography>
      <Typography sx={{ fontFamily: 'monospace', fontSize: 15, overflowWrap: 'anywhere' }}>
        {inGroups(setUp.secret)}
      </Typography>
      <Box
        component="img"
        alt={text('profile.qr')}
        src={`data:image/svg+xml,${encodeURIComponent(setUp.qr)}`}
        sx={{ width: 200, height: 200, bgcolor: '#fff', p: 1.5, borderRadius: 1, justifySelf: 'center' }}
      />
    </>
  );
}
