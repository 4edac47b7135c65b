import { Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { AppearanceMenu, LanguageMenu } from '../shell/barMenus.tsx';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { QuayPicture } from './QuayPicture.tsx';

interface PublicPageProps {
  /** True while the content of the page is still loading. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

/** The layout of pages that need no sign-in: a picture, a form, and the choice of language and appearance. */
export function PublicPage({ waiting = false, children }: PublicPageProps) {
  const loading = useFirstLoading();
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr' } }}>
      <QuayPicture />
      <Box sx={{ display: 'flex', flexDirection: 'column', p: 2, minWidth: 0 }}>
        <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <LanguageMenu />
          <AppearanceMenu />
        </Box>
        <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', py: 1 }}>
          {loading || waiting ? <LoadingScreen /> : children}
        </Box>
      </Box>
    </Box>
  );
}

const loadingMs = 1000;
const remaining = (): number => loadingMs - performance.now();

/**
 * True during the first second after the page was requested, because the specification shows a loading screen for that
 * long. The time that loading took is included.
 */
function useFirstLoading(): boolean {
  const [loading, setLoading] = useState(() => remaining() > 0);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), remaining());
    return () => clearTimeout(timer);
  }, [loading]);
  return loading;
}
