import { Box, Skeleton } from '@mui/material';
import { useMemo, useState } from 'react';
import { nameIn } from '#domain/kernel/named.ts';
import { graphOfDefinition, type Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { Layout } from '../picture/arrange.ts';
import { ProcessPicture } from '../picture/ProcessPicture.tsx';
import { useBoard } from '../run/processCalls.ts';
import { boardMarks, hottestFirst } from './boardMarks.ts';
import { InstanceList } from './InstanceList.tsx';
import { StageTable } from './StageTable.tsx';
import { WeekChart } from './WeekChart.tsx';

const noMarks = new Map();
/** The least height of the picture in pixels. */
const pictureHeight = 616;

/**
 * The running processes of a definition: where they wait in the picture; beside or below it the bottlenecks and the weeks; then a
 * list.
 */
export function Board({ definition }: { readonly definition: Definition }) {
  const text = useText();
  const language = useLanguage();
  const { data, error } = useBoard(definition.id);
  const [stageId, setStageId] = useState<number>();
  const graph = useMemo(() => graphOfDefinition(definition), [definition]);
  const marks = useMemo(() => (data ? boardMarks(data, text) : noMarks), [data, text]);
  const hottest = data && hottestFirst(data.stages)[0];
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <ErrorNote error={error} severity="warning" />
      <Box
        sx={{
          display: 'grid',
          gap: 1.25,
          // Beside the picture, the table of bottlenecks needs a wide screen.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gridTemplateRows: { xs: `${pictureHeight}px auto`, lg: `minmax(${pictureHeight}px, auto)` },
        }}
      >
        {/* The picture waits for the counts, because it begins at the worst bottleneck (`first`). */}
        {data || error ? (
          <ProcessPicture
            label={nameIn(language, definition)}
            height="100%"
            graph={graph}
            layout={(definition.layout ?? {}) as unknown as Layout}
            marks={marks}
            chosen={stageId}
            onChoose={setStageId}
            {...(hottest ? { first: hottest.stageId } : {})}
          />
        ) : (
          <Skeleton variant="rounded" height="100%" />
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, minWidth: 0 }}>
          {data && (
            <Panel title={text('processBoard.bottlenecks')}>
              <StageTable board={data} chosen={stageId} onChoose={setStageId} />
            </Panel>
          )}
          {data && data.weeks.length > 0 && (
            <Panel title={text('processBoard.weeks')}>
              <WeekChart weeks={data.weeks} />
            </Panel>
          )}
        </Box>
      </Box>
      {/* The key makes the list of another stage begin anew, at its first page. */}
      <InstanceList
        key={stageId ?? 'all'}
        definition={definition}
        stageId={stageId}
        onAll={() => setStageId(undefined)}
      />
    </Box>
  );
}
