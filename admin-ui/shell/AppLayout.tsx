import { Box } from '@mui/material';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { CoreLayoutProps } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInAgain } from '../auth/SignInAgain.tsx';
import { useDesktopMode } from '../data/desktop.ts';
import { useComeBack } from '../data/useComeBack.ts';
import { AskProvider } from '../parts/AskProvider.tsx';
import { barHeight } from './barHeight.ts';
import { Footer } from './Footer.tsx';
import { useLayout } from './layoutChoice.ts';
import { ScreenLoading } from './loading/ScreenLoading.tsx';
import { CondensedMenu } from './menu/CondensedMenu.tsx';
import { HorizontalMenu } from './menu/HorizontalMenu.tsx';
import { ClosedOnChoice } from './menu/ClosedOnChoice.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { useMenuOpen } from './menu/useMenuOpen.ts';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';
import { NavigationGate } from './NavigationGate.tsx';
import { SideColumn } from './SideColumn.tsx';
import { SkipToContent } from './SkipToContent.tsx';
import { TabBar } from './tabs/TabBar.tsx';
import { darkTheme } from './theme.ts';
import { TopBar } from './TopBar.tsx';
import { TrackingPanel } from './tracking/TrackingPanel.tsx';
import { useCutTitles } from './useCutTitles.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useTrackingOpen } from './tracking/useTrackingOpen.ts';

/** Widths in pixels. */
const menuWidth = 232;
const condensedWidth = 54;
const trackingWidth = 264;
const boxedWidth = 1440;
const dark = createTheme(darkTheme);

/** The layout around a screen; in desktop mode there is only the screen. */
export function AppLayout({ children }: CoreLayoutProps) {
  const desktopMode = useDesktopMode();
  // Reads what could not be read while the server was away.
  useComeBack();
  // Gives the focus to another element when the focused one is removed.
  useFocusKept();
  // Shows texts that are cut off as tooltips.
  useCutTitles();
  const [width] = useLayout('width');
  return (
    <AskProvider>
      <NavigationGate />
      <SignInAgain />
      <SkipToContent />
      <Box
        sx={
          width === 'boxed'
            ? { maxWidth: boxedWidth, mx: 'auto', borderInline: 1, borderColor: 'divider' }
            : null
        }
      >
        {desktopMode ? <Alone>{children}</Alone> : <Framed>{children}</Framed>}
      </Box>
    </AskProvider>
  );
}

/**
 * The top bar; a horizontal menu, if that type is chosen; below them side by side: a vertical menu at the left or the right, the
 * screen between its tabs and the footer, and the running times. Menu and running times are shown only while they are open. On a
 * phone, `ClosedOnChoice` closes the menu when something in it is chosen.
 */
const Framed = ({ children }: { children: ReactNode }) => {
  const [menuOpen] = useMenuOpen();
  const [trackingOpen] = useTrackingOpen();
  const [type] = useLayout('type');
  const [side] = useLayout('menuSide');
  const sidebar = menuOpen && type === 'vertical' && <Sidebar />;
  return (
    <>
      <TopBar />
      {menuOpen && type === 'horizontal' && (
        <ClosedOnChoice>
          <HorizontalMenu />
        </ClosedOnChoice>
      )}
      <Box sx={{ display: 'flex', minHeight: `calc(100vh - ${barHeight}px)` }}>
        {side === 'left' && sidebar}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TabBar />
          <Screen>{children}</Screen>
          <Footer />
        </Box>
        {trackingOpen && (
          <SideColumn width={trackingWidth} side="right">
            <TrackingPanel />
          </SideColumn>
        )}
        {side === 'right' && sidebar}
      </Box>
    </>
  );
};

const Sidebar = () => {
  const [theme] = useLayout('sidebarTheme');
  const [type] = useLayout('sidebarType');
  const [side] = useLayout('menuSide');
  const condensed = type === 'condensed';
  const column = (
    <SideColumn width={condensed ? condensedWidth : menuWidth} side={side} scrolls={type === 'scrollable'}>
      <ClosedOnChoice>{condensed ? <CondensedMenu /> : <SideMenu />}</ClosedOnChoice>
    </SideColumn>
  );
  return theme === 'dark' ? <ThemeProvider theme={dark}>{column}</ThemeProvider> : column;
};

/** The screen of desktop mode. */
const Alone = ({ children }: { children: ReactNode }) => (
  <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
    <Screen>{children}</Screen>
    <Footer signOut />
  </Box>
);

const Screen = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    // `SkipToContent` gives this element the focus, so it needs a `tabIndex`, and no outline.
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
  );
};
