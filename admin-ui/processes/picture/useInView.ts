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
    const timer = requestAnimationFrame(() => {
      const shown = typeof chosen === 'number' && nodeElement(chosen)?.getBoundingClientRect();
      const node = getInternalNode(String(chosen));
      const whole = frame.current?.getBoundingClientRect();
      if (!shown || !node || !whole) return;
      const isSeen = shown.top >= whole.top && shown.bottom <= whole.bottom;
      const isSeenAside = shown.left >= whole.left && shown.right <= whole.right;
      if (isSeen && isSeenAside) return;
      const { x, y } = node.internals.positionAbsolute;
      const { width = 0, height = 0 } = node.measured;
      void setCenter(x + width / 2, y + height / 2, { zoom: getZoom() });
    });
    return () => cancelAnimationFrame(timer);
  }, [frame, chosen, layout, setCenter, getInternalNode, getZoom]);
}
