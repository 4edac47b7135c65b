import { useReactFlow } from '@xyflow/react';
import { useEffect, type RefObject } from 'react';
import type { Layout } from './arrange.ts';
import { nodeElement } from './nodeElement.ts';
import type { Spot } from './ways.ts';

/** Pans to the selected stage when it is added, chosen in a list, or moved. */
export function useInView(
  frame: RefObject<HTMLElement | null>,
  chosen: Spot | undefined,
  layout: Layout,
): void {
  const { setCenter, getInternalNode, getZoom } = useReactFlow();
  useEffect(() => {
    const request = requestAnimationFrame(() => {
      const stageBox = typeof chosen === 'number' && nodeElement(chosen)?.getBoundingClientRect();
      const node = getInternalNode(String(chosen));
      const frameBox = frame.current?.getBoundingClientRect();
      if (!stageBox || !node || !frameBox) return;
      const fitsInHeight = stageBox.top >= frameBox.top && stageBox.bottom <= frameBox.bottom;
      const fitsInWidth = stageBox.left >= frameBox.left && stageBox.right <= frameBox.right;
      if (fitsInHeight && fitsInWidth) return;
      const { x, y } = node.internals.positionAbsolute;
      const { width = 0, height = 0 } = node.measured;
      void setCenter(x + width / 2, y + height / 2, { zoom: getZoom() });
    });
    return () => cancelAnimationFrame(request);
  }, [frame, chosen, layout, setCenter, getInternalNode, getZoom]);
}
