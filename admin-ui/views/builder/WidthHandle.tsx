import { Box } from '@mui/material';
import type { PointerEvent } from 'react';

interface WidthHandleProps {
  /** Called with the distance by which the edge has been dragged since it was pressed, in pixels. */
  readonly onDrag: (distance: number) => void;
  /** Called when the edge is pressed, before `onDrag` is called. */
  readonly onBegin: () => void;
}

/** The edge of a field, which the pointer drags to change the width. `CanvasItem` changes it by Shift and the arrow keys. */
export function WidthHandle({ onDrag, onBegin }: WidthHandleProps) {
  const begin = (down: PointerEvent<HTMLElement>) => {
    down.stopPropagation();
    down.preventDefault();
    onBegin();
    const handle = down.currentTarget;
    handle.setPointerCapture(down.pointerId);
    const drag = (move: globalThis.PointerEvent) => onDrag(move.clientX - down.clientX);
    const end = () => {
      handle.removeEventListener('pointermove', drag);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
    handle.addEventListener('pointermove', drag);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return (
    <Box
      onPointerDown={begin}
      onClick={(event) => event.stopPropagation()}
      sx={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        right: -3,
        width: 8,
        cursor: 'ew-resize',
        touchAction: 'none',
        '&:hover': { bgcolor: 'primary.main', opacity: 0.4, borderRadius: 1 },
      }}
    />
  );
}
