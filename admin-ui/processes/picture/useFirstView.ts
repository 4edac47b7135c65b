import { useReactFlow, type ReactFlowInstance, type Viewport } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import type { ProcessNode } from './flow.ts';
import type { Spot } from './ways.ts';

/** The smallest zoom at which labels are readable; a larger picture can be panned. */
const smallestZoom = 0.72;
/** The least room between the picture and the upper or lower edge of its frame, in pixels. */
const margin = 16;
/** The line of an `otherwise` way and its label are to the right of the stages and do not belong to their bounds. */
const aroundStages = { x: '5%', y: '5%', right: '104px' } as const;
const firstFit = { padding: aroundStages, minZoom: smallestZoom, maxZoom: 1 } as const;

/**
 * The first view: the whole process, or, if its text would be too small, the most important spot in the middle. It is shown anew
 * when the frame gets another size, unless somebody has moved the picture meanwhile.
 * @param spot the most important spot: a stage by its id, or the start or end of the process
 * @returns `frame` for the element around the picture; `show`, for the picture to call when it has been drawn
 */
export function useFirstView(spot: Spot) {
  const flow = useReactFlow<ProcessNode>();
  const frame = useRef<HTMLDivElement>(null);
  /** The first view as it was shown; undefined while it is being shown. */
  const shown = useRef<Viewport>(undefined);
  const show = useCallback(async () => {
    shown.current = undefined;
    await flow.fitView(firstFit);
    const y = topOf(flow, spot, frame.current?.clientHeight);
    if (y !== undefined) await flow.setViewport({ ...flow.getViewport(), y });
    shown.current = flow.getViewport();
  }, [flow, spot]);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(() => {
      if (!shown.current || isSame(shown.current, flow.getViewport())) void show();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [flow, show]);
  return { frame, show };
}

const isSame = (one: Viewport, other: Viewport): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom;

/**
 * Where the picture begins, in pixels from the top of its frame, so that the spot is in the middle; undefined if the whole
 * picture fits, or if the spot or the frame is not drawn.
 */
const topOf = (
  flow: ReactFlowInstance<ProcessNode>,
  spot: Spot,
  frameHeight: number | undefined,
): number | undefined => {
  const node = flow.getInternalNode(String(spot));
  if (!node || frameHeight === undefined) return undefined;
  const { zoom } = flow.getViewport();
  const { y: top, height: graphHeight } = flow.getNodesBounds(flow.getNodes());
  if (graphHeight * zoom <= frameHeight) return undefined;
  const middle = node.internals.positionAbsolute.y + (node.measured.height ?? 0) / 2;
  const highest = margin - top * zoom;
  const lowest = frameHeight - margin - (top + graphHeight) * zoom;
  return Math.max(lowest, Math.min(highest, frameHeight / 2 - middle * zoom));
};
