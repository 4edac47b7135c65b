import { useCallback, useRef } from 'react';
import type { ReactFlowInstance } from '@xyflow/react';
import type { ProcessNode } from './flow.ts';
import type { Spot } from './ways.ts';

/** Words in the picture stay readable; what does not fit then is reached by pushing it. */
const smallest = 0.72;
const margin = 16;
/** The other way and its words go beside the stages on the right, and are no part of their bounds. */
export const aroundStages = { x: '5%', y: '5%', right: '104px' } as const;

/** What one sees at first: the whole process, or where its words would be too small, what matters most in the middle. */
export const useFirstView = (spot: Spot) => {
  const frame = useRef<HTMLDivElement>(null);
  const show = useCallback(
    async (flow: ReactFlowInstance<ProcessNode>) => {
      await flow.fitView({ padding: aroundStages, minZoom: smallest, maxZoom: 1 });
      const node = flow.getInternalNode(String(spot));
      const height = frame.current?.clientHeight;
      if (!node || height === undefined) return;
      const { x, zoom } = flow.getViewport();
      const { y: top, height: whole } = flow.getNodesBounds(flow.getNodes());
      if (whole * zoom <= height) return;
      const middle = node.internals.positionAbsolute.y + (node.measured.height ?? 0) / 2;
      const highest = margin - top * zoom;
      const lowest = height - margin - (top + whole) * zoom;
      await flow.setViewport({ x, y: Math.max(lowest, Math.min(highest, height / 2 - middle * zoom)), zoom });
    },
    [spot],
  );
  return { frame, show };
};
