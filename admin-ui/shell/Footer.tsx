import { Box, Typography } from '@mui/material';
import { useInfo } from '../data/info.ts';
import { useText } from '../i18n/useText.ts';
import { useFooterTheme, type FooterTheme } from './layoutChoice.ts';

const looks = {
  default: { bgcolor: 'background.paper', color: 'text.secondary', borderTop: 1, borderColor: 'divider' },
  navy: { bgcolor: 'primary.dark', color: '#fff' },
  accent: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  quiet: { color: 'text.secondary', justifyContent: 'center', gap: 3 },
} as const satisfies Record<FooterTheme, object>;

export const Footer = () => {
  const text = useText();
  const { data } = useInfo();
  const [theme] = useFooterTheme();
  return (
    <Box
      component="footer"
      className="no-print"
      sx={{ px: 2, py: 0.5, display: 'flex', justifyContent: 'space-between', ...looks[theme] }}
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
