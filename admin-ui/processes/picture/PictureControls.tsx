import { Box } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import { useReactFlow, useViewport } from '@xyflow/react';
import { useText } from '../../i18n/useText.ts';
import { ToolButton } from '../../parts/ToolButton.tsx';

export const zoomBounds = { minZoom: 0.2, maxZoom: 1.5 } as const;

/** The buttons that zoom a picture. They stand below it, because buttons over it would cover its stages. */
export function PictureControls({ onFit }: { readonly onFit: () => void }) {
  const text = useText();
  const { zoomIn, zoomOut } = useReactFlow();
  const { zoom } = useViewport();
  return (
    <Box
      role="group"
      aria-label={text('processPicture.controls')}
      className="no-print"
      sx={{ display: 'flex', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <ToolButton
        label={text('processPicture.zoomIn')}
        disabled={zoom >= zoomBounds.maxZoom}
        onClick={() => void zoomIn()}
      >
        <AddIcon />
      </ToolButton>
      <ToolButton
        label={text('processPicture.zoomOut')}
        disabled={zoom <= zoomBounds.minZoom}
        onClick={() => void zoomOut()}
      >
        <RemoveIcon />
      </ToolButton>
      <ToolButton label={text('processPicture.fitView')} onClick={onFit}>
        <FitIcon />
      </ToolButton>
    </Box>
  );
}
