import '@xyflow/react/dist/base.css';
import { Box, useTheme } from '@mui/material';
import {
  applyNodeChanges,
  Background,
  ReactFlow,
  ReactFlowProvider,
  type Connection,
  type NodeChange,
} from '@xyflow/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Point } from './arrange.ts';
import { EndNode } from './EndNode.tsx';
import { frameStyle } from './frameStyle.ts';
import { flowOf, type PictureContent, type ProcessNode } from './flow.ts';
import { StageNode } from './StageNode.tsx';
import { PictureControls, zoomBounds } from './PictureControls.tsx';
import { useFirstView } from './useFirstView.ts';
import { useInView } from './useInView.ts';
import { usePictureWords } from './usePictureWords.ts';
import { useWalk } from './useWalk.ts';
import { WayEdge } from './WayEdge.tsx';
import type { Spot } from './ways.ts';

const nodeTypes = { stage: StageNode, end: EndNode };
const edgeTypes = { way: WayEdge };

/** The changes that can be made in the picture while it is edited. */
export interface Drawing {
  /** @param spot `start`, `end`, or the id of a stage as text */
  readonly onPlace: (spot: string, point: Point) => void;
  /** `handle` is the point of the stage at which the line begins: `next` or `otherwise`. */
  readonly onConnect: (from: Spot, to: Spot, handle: string | null) => void;
  readonly onRemove: (stageIds: readonly number[], wayIds: readonly string[]) => void;
}

interface ProcessPictureProps extends PictureContent {
  readonly label: string;
  readonly height: number | string;
  readonly onChoose?: (stageId: number | undefined) => void;
  readonly drawing?: Drawing;
  /** The spot that is in view first if the picture does not fit. */
  readonly first?: Spot;
  /** Children of the React Flow component. */
  readonly children?: ReactNode;
}

/** A process as a picture; it can be edited only in the designer. */
export function ProcessPicture(props: ProcessPictureProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

const spotOf = (id: string): Spot => (id === 'start' || id === 'end' ? id : Number(id));

const Canvas = (props: ProcessPictureProps) => {
  const { label, height, onChoose, drawing, first = 'start', children, ...content } = props;
  const { palette } = useTheme();
  const { flow, nodes, setNodes, ariaLabelConfig } = useNodes(content, drawing !== undefined);

  const { frame, show } = useFirstView(first);
  useInView(frame, content.chosen, content.layout);
  // Arrow keys choose the next stage, before React Flow handles them.
  const onWalk = useWalk(content.graph, content.layout, onChoose);

  const onNodesChange = (changes: NodeChange<ProcessNode>[]) => {
    setNodes((before) => applyNodeChanges(changes.filter(isOfThePicture), before));
    reportChanges(changes, drawing, onChoose);
  };
  const onConnect = ({ source, target, sourceHandle }: Connection) =>
    drawing?.onConnect(spotOf(source), spotOf(target), sourceHandle);

  return (
    <Box
      sx={{
        ...frameStyle,
        height,
        '--keja-line': palette.text.secondary,
        '--keja-lit': palette.primary.main,
      }}
    >
      <Box ref={frame} sx={{ flex: 1, minHeight: 0 }} onKeyDownCapture={onWalk}>
        <ReactFlow<ProcessNode>
          aria-label={label}
          nodes={nodes}
          edges={flow.edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          colorMode={palette.mode}
          ariaLabelConfig={ariaLabelConfig}
          onNodesChange={onNodesChange}
          onConnect={onConnect}
          onDelete={({ nodes: deletedNodes, edges }) =>
            drawing?.onRemove(
              deletedNodes.map(({ id }) => Number(id)),
              edges.map(({ id }) => id),
            )
          }
          onPaneClick={() => onChoose?.(undefined)}
          nodesDraggable={drawing !== undefined}
          nodesConnectable={drawing !== undefined}
          deleteKeyCode={drawing ? ['Delete', 'Backspace'] : null}
          elementsSelectable={onChoose !== undefined}
          nodesFocusable={onChoose !== undefined}
          // In a picture that is only shown, the wheel scrolls the page.
          preventScrolling={drawing !== undefined}
          zoomOnDoubleClick={false}
          {...zoomBounds}
          onInit={() => void show()}
        >
          <Background gap={20} color={palette.divider} />
          {children}
        </ReactFlow>
      </Box>
      <PictureControls onFit={() => void show()} />
    </Box>
  );
};

/**
 * Whether React Flow may apply this change: it keeps positions and sizes only. Which stages there are, and which one is selected,
 * follows from the props `graph` and `chosen`.
 */
const isOfThePicture = ({ type }: NodeChange<ProcessNode>): boolean =>
  type === 'position' || type === 'dimensions';

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Keeps the measured sizes, because React Flow hides a node without them for a moment. */
const withMeasures = (next: readonly ProcessNode[], before: readonly ProcessNode[]): ProcessNode[] =>
  next.map((node) => {
    const measured = before.find(({ id }) => id === node.id)?.measured;
    return measured ? { ...node, measured } : node;
  });

/** The picture as React Flow draws it, with the sizes that it has measured. */
const useNodes = ({ graph, layout, marks, lit, chosen }: PictureContent, isDrawing: boolean) => {
  const { describe, ariaLabelConfig } = usePictureWords(graph, marks, isDrawing);
  const flow = useMemo(
    () => flowOf({ graph, layout, marks, lit, chosen }, describe),
    [graph, layout, marks, lit, chosen, describe],
  );
  const [nodes, setNodes] = useState(flow.nodes);
  useEffect(() => setNodes((before) => withMeasures(flow.nodes, before)), [flow.nodes]);
  return { flow, nodes, setNodes, ariaLabelConfig };
};

/** Reports where stages were dropped (`drawing.onPlace`), and which one was selected (`onChoose`). */
const reportChanges = (
  changes: readonly NodeChange<ProcessNode>[],
  drawing: Drawing | undefined,
  onChoose: ProcessPictureProps['onChoose'],
): void => {
  for (const change of changes)
    if (change.type === 'position' && change.position && change.dragging !== true)
      drawing?.onPlace(change.id, rounded(change.position));
  const picked = changes.find((change) => change.type === 'select' && change.selected);
  // The ids of the start and the end are no numbers: those two cannot be chosen.
  if (picked?.type === 'select' && Number(picked.id)) onChoose?.(Number(picked.id));
};
