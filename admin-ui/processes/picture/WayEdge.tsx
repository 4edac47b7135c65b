import { Box } from '@mui/material';
import { BaseEdge, EdgeLabelRenderer, getSmoothStepPath, type Edge, type EdgeProps } from '@xyflow/react';
import { registry } from '#domain/objects.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { wordsSize } from './arrange.ts';
import { asidePath } from './asidePath.ts';
import type { Way } from './ways.ts';

export type WayEdgeType = Edge<
  {
    readonly way: Way;
    /** The object of the records that the condition refers to. */
    readonly ownerObjectName: string;
    /** Whether the line is highlighted, and whether it is pale because only other lines are highlighted. */
    readonly isLit: boolean;
    readonly isDim: boolean;
    /** For a way of the kind `otherwise`: how far the line goes to the right before it goes down, in pixels. */
    readonly aside: number;
  },
  'way'
>;

/**
 * The path of a line, and x and y of its label, which is above the target stage. In the middle of the lines, the labels of one
 * branching would overlap.
 */
const steppedPath = (line: Omit<EdgeProps<WayEdgeType>, 'data'>): [string, number, number] => {
  const [path, , y] = getSmoothStepPath({ ...line, borderRadius: 10, offset: 12 });
  return [path, line.targetX, y + 4];
};

/**
 * A line between two stages. A line with a condition has a label: the place of the condition in the order of evaluation, counted
 * from 1, and the condition in words.
 */
export function WayEdge(props: EdgeProps<WayEdgeType>) {
  const { data, selected, markerEnd, ...line } = props;
  const [path, x, y] = data?.way.kind === 'otherwise' ? asidePath(line, data.aside) : steppedPath(line);
  const text = useText();
  const language = useLanguage();
  // Each of our lines has data; only the type of React Flow allows lines without.
  if (!data) return null;
  const { way, isLit, isDim, ownerObjectName } = data;
  const colour = isLit || selected ? 'var(--keja-lit)' : 'var(--keja-line)';
  // Empty for a condition without an expression, undefined for a line without a condition, which gets no label.
  const condition = way.condition && ruleInWords(language, registry, ownerObjectName, way.condition);
  const words = way.kind === 'otherwise' ? text('processPicture.otherwise') : condition;
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
              // Stages are drawn later and would cover the label if there is little room.
              zIndex: 1,
              width: 'max-content',
              maxWidth: wordsSize.width,
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
              textAlign: 'center',
              px: 0.75,
              fontSize: 13,
              lineHeight: '20px',
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
}
