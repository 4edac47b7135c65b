import { Box, Skeleton } from '@mui/material';
import { barHeight } from '../barHeight.ts';
import { MenuSkeleton } from '../menu/MenuSkeleton.tsx';
import { navy } from '../theme.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** The placeholder of the bar, the menu and the screen, until it is known who is signed in. */
export function FrameSkeleton() {
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <Box sx={{ height: barHeight, bgcolor: navy }} />
      <Box sx={{ display: 'flex' }}>
        {/* As wide as the open menu (`menuWidth` in AppLayout.tsx), so that the screen does not move when the menu comes. */}
        <Box
          sx={{ width: 232, bgcolor: 'background.paper', minHeight: `calc(100vh - ${barHeight}px)`, pt: 1 }}
        >
          <MenuSkeleton />
        </Box>
        <Box component="main" sx={{ flex: 1, px: 2 }}>
          <Skeleton variant="text" height={34} />
          <ScreenSkeleton />
        </Box>
      </Box>
    </Box>
  );
}
