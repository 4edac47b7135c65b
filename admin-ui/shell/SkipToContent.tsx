import { Link } from '@mui/material';
import { useText } from '../i18n/useText.ts';

/** The first element in the Tab order; it skips bars and menus. */
export function SkipToContent() {
  const text = useText();
  return (
    <Link
      href="#screen"
      className="no-print"
      sx={{
        position: 'absolute',
        left: -9999,
        '&:focus': { left: 8, top: 8, zIndex: 2000, bgcolor: 'background.paper', p: 1 },
      }}
    >
      {text('shell.skipToContent')}
    </Link>
  );
}
