import { Box, Link } from '@mui/material';
import type { CoreLayoutProps } from 'ra-core';
import { useStore } from 'ra-core';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { AskProvider } from '../parts/AskProvider.tsx';
import { Footer } from './Footer.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TabBar } from './tabs/TabBar.tsx';
import { TopBar } from './TopBar.tsx';

const menuWidth = 232;
const barHeight = 46;

/** Bar above, menu at the left, the screen, and the versions below. */
export const AppLayout = ({ children }: CoreLayoutProps) => {
  const text = useText();
  const [menuOpen, setMenuOpen] = useStore('menu.open', true);
  const { pathname } = useLocation();
  return (
    <AskProvider>
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
      <TopBar onToggleMenu={() => setMenuOpen(!menuOpen)} />
      <Box sx={{ display: 'flex', minHeight: `calc(100vh - ${barHeight}px)` }}>
        {menuOpen && (
          <Box
            className="no-print"
            sx={{
              width: menuWidth,
              flexShrink: 0,
              bgcolor: 'background.paper',
              borderRight: 1,
              borderColor: 'divider',
              position: 'sticky',
              top: barHeight,
              height: `calc(100vh - ${barHeight}px)`,
              overflowY: 'auto',
              scrollbarWidth: 'thin',
            }}
          >
            <SideMenu />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TabBar />
          <Box
            component="main"
            id="screen"
            tabIndex={-1}
            sx={{ flex: 1, px: 2, pt: 1.25, pb: 1, outline: 'none !important' }}
          >
            <ScreenErrorBoundary key={pathname}>
              <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
            </ScreenErrorBoundary>
          </Box>
          <Footer />
        </Box>
      </Box>
    </AskProvider>
  );
};
