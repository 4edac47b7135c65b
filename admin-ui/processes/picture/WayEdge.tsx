import { Box } from '@mui/material';
import { BaseEdge, EdgeLabelRenderer, getSmoothStepPath, type Edge, type EdgeProps } from '@xyflow/react';
import { useText } from '../../i18n/useText.ts';
import { asidePath } from './asidePath.ts';
import type { Way } from './ways.ts';

export type WayEdgeType = Edge<
  {
    readonly way: Way;
    readonly isLit: boolean;
    readonly isDim: boolean;
    /** How far it goes to the side before it goes down. */
    readonly aside: number;
  },
  'way'
>;

/** Words stand over the stage that their line leads to: in the middle of their lines those of one fork would lie on each other. */
const steppedPath = (line: Omit<EdgeProps<WayEdgeType>, 'data'>): [string, number, number] => {
  const [path, , y] = getSmoothStepPath({ ...line, borderRadius: 10, offset: 12 });
  return [path, line.targetX, y + 4];
};

/** A line between two stages, with the condition under which it is taken. */
export const WayEdge = (props: EdgeProps<WayEdgeType>) => {
  const { data, selected, markerEnd, ...line } = props;
  const [path, x, y] = data?.way.kind === 'otherwise' ? asidePath(line, data.aside) : steppedPath(line);
  const text = useText();
  if (!data) return null;
  const { way, isLit, isDim } = data;
  const colour = isLit || selected ? 'var(--keja-lit)' : 'var(--keja-line)';
  const words = way.kind === 'otherwise' ? text('processPicture.otherwise') : way.condition;
  return (
    <>
      <BaseEdge
        path={path}
        {...(markerEnd ? { markerEnd } : {})}
        style={{ stroke: colour, strokeWidth: isLit || selected ? 2.5 : 1.5, opacity: isDim ? 0.4 : 1 }}
      />
      {words !== undefined && (
        <EdgeLabelRenderer>
          <Box
            component="span"
            title={words}
            sx={{
              position: 'absolute',
              transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
              maxWidth: 180,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              px: 0.75,
              fontSize: 13,
              lineHeight: '22px',
              borderRadius: '10px',
              bgcolor: 'background.paper',
              color: isLit ? 'primary.main' : 'text.secondary',
              border: '1px solid',
              borderColor: isLit ? 'primary.main' : 'divider',
              pointerEvents: 'none',
            }}
          >
            {way.place === undefined
              ? words
              : `${way.place + 1}. ${words || text('processPicture.noCondition')}`}
          </Box>
        </EdgeLabelRenderer>
      )}
    </>
  );
};
