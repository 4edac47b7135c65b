import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { Logo } from '../shell/Logo.tsx';

const wave =
  'M0 40c60 0 60-26 120-26s60 26 120 26 60-26 120-26 60 26 120 26 60-26 120-26 60 26 120 26 60-26 120-26 60 26 120 26V200H0z';

/** The picture of a quay with Keja's name and what it is for. */
export function QuayPicture() {
  const text = useText();
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 1.5,
        px: 8,
        position: 'relative',
        overflow: 'hidden',
        color: '#fff',
        background: 'linear-gradient(180deg, #0d2b45 0%, #0f3a5f 62%, #14507f 100%)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Logo size={84} />
        <Typography sx={{ fontSize: 68, fontWeight: 750, lineHeight: 1 }}>{text('brand.name')}</Typography>
      </Box>
      <Typography sx={{ fontSize: 20, color: '#cfe3f5', maxWidth: '24ch' }}>{text('brand.claim')}</Typography>
      <Box
        component="svg"
        viewBox="0 0 960 200"
        preserveAspectRatio="none"
        aria-hidden
        sx={{ position: 'absolute', left: 0, right: 0, bottom: 0, width: '100%', height: 150 }}
      >
        <path d={wave} fill="#0b2742" opacity="0.55" />
        <path d={wave} fill="#091f36" transform="translate(-70 52)" />
        <path d={wave} fill="#091f36" transform="translate(860 52)" />
      </Box>
    </Box>
  );
}
