import { Box, Typography } from '@mui/material';
import { useInfo } from '../data/info.ts';
import { useText } from '../i18n/useText.ts';

export const Footer = () => {
  const text = useText();
  const { data } = useInfo();
  return (
    <Box
      component="footer"
      className="no-print"
      sx={{ px: 2, py: 0.5, display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}
    >
      <Typography variant="caption">{text('brand.claim')}</Typography>
      {data && (
        <Typography variant="caption">
          {text('shell.versions', { client: data.clientVersion, server: data.serverVersion })}
        </Typography>
      )}
    </Box>
  );
};
