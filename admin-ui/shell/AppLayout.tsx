import { Box, Link } from '@mui/material';
import type { CoreLayoutProps } from 'ra-core';
import { useStore } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { AskProvider } from '../parts/AskProvider.tsx';
import { Footer } from './Footer.tsx';
import { ScreenLoading } from './loading/ScreenLoading.tsx';
import { useMenuSide, type MenuSide } from './layoutChoice.ts';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TabBar } from './tabs/TabBar.tsx';
import { TopBar } from './TopBar.tsx';
import { TrackingPanel } from './tracking/TrackingPanel.tsx';
import { useTrackingOpen } from './tracking/useTrackingOpen.ts';

const menuWidth = 232;
const trackingWidth = 264;
const barHeight = 46;

/** Bar above; menu, the screen with its tabs, and running times side by side; the versions below. */
export const AppLayout = ({ children }: CoreLayoutProps) => {
  const text = useText();
  const [menuOpen, setMenuOpen] = useStore('menu.open', true);
  const [trackingOpen] = useTrackingOpen();
  const [menuSide] = useMenuSide();
  const { pathname } = useLocation();
  const menu = (
    <SideColumn width={menuWidth} side={menuSide}>
      <SideMenu />
    </SideColumn>
  );
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
        {menuOpen && menuSide === 'left' && menu}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TabBar />
          <Box
            component="main"
            id="screen"
            tabIndex={-1}
            sx={{ flex: 1, px: 2, pt: 1.25, pb: 1, outline: 'none !important' }}
          >
            <ScreenErrorBoundary key={pathname}>
              <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
            </ScreenErrorBoundary>
          </Box>
          <Footer />
        </Box>
        {trackingOpen && (
          <SideColumn width={trackingWidth} side="right">
            <TrackingPanel />
          </SideColumn>
        )}
        {menuOpen && menuSide === 'right' && menu}
      </Box>
    </AskProvider>
  );
};

interface SideColumnProps {
  readonly width: number;
  readonly side: MenuSide;
  readonly children: ReactNode;
}

/** Stays in place while the screen beside it moves. */
const SideColumn = ({ width, side, children }: SideColumnProps) => (
  <Box
    className="no-print"
    sx={{
      width,
      flexShrink: 0,
      bgcolor: 'background.paper',
      ...(side === 'left' ? { borderRight: 1 } : { borderLeft: 1 }),
      borderColor: 'divider',
      position: 'sticky',
      top: barHeight,
      height: `calc(100vh - ${barHeight}px)`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    }}
  >
    {children}
  </Box>
);
