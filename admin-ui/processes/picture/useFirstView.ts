import { useCallback, useRef } from 'react';
import type { ReactFlowInstance } from '@xyflow/react';
import type { ProcessNode } from './flow.ts';
import type { Spot } from './ways.ts';

/** The smallest zoom at which labels are readable; a larger picture can be panned. */
const smallestZoom = 0.72;
const margin = 16;
/** The line of an `otherwise` way and its label are to the right of the stages and do not belong to their bounds. */
const aroundStages = { x: '5%', y: '5%', right: '104px' } as const;
const firstFit = { padding: aroundStages, minZoom: smallestZoom, maxZoom: 1 } as const;

/** The first view: the whole process, or, if its text would be too small, the most important spot in the middle. */
export function useFirstView(spot: Spot) {
  const frame = useRef<HTMLDivElement>(null);
  const show = useCallback(
    async (flow: ReactFlowInstance<ProcessNode>) => {
      await flow.fitView(firstFit);
      const node = flow.getInternalNode(String(spot));
      const frameHeight = frame.current?.clientHeight;
      if (!node || frameHeight === undefined) return;
      const { x, zoom } = flow.getViewport();
      const { y: top, height: graphHeight } = flow.getNodesBounds(flow.getNodes());
      if (graphHeight * zoom <= frameHeight) return;
      const middle = node.internals.positionAbsolute.y + (node.measured.height ?? 0) / 2;
      const highest = margin - top * zoom;
      const lowest = frameHeight - margin - (top + graphHeight) * zoom;
      await flow.setViewport({
        x,
        y: Math.max(lowest, Math.min(highest, frameHeight / 2 - middle * zoom)),
        zoom,
      });
    },
    [spot],
  );
  return { frame, show };
}
