import { Box, Button } from '@mui/material';
import BoardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import DesignIcon from '@mui/icons-material/DrawOutlined';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { nameIn } from '#domain/kernel/named.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useGraphFaults } from '../faultSentences.ts';
import { ProcessPicture } from '../picture/ProcessPicture.tsx';
import { draftOf, graphOfDraft } from './designDraft.ts';
import { useDraftMarks } from './useDraftMarks.ts';

/** The picture of a definition above its record, with its faults marked, and links to the designer and the board. */
const DefinitionPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const language = useLanguage();
  const draft = useMemo(() => draftOf(record as unknown as Definition), [record]);
  const graph = useMemo(() => graphOfDraft(draft), [draft]);
  const marks = useDraftMarks(draft, useGraphFaults(graph));
  return (
    <Box sx={{ mb: 1.25 }}>
      <Panel
        title={text('processRun.picture')}
        action={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              component={Link}
              to={`/process-designer/${record.id}`}
              variant="contained"
              startIcon={<DesignIcon />}
            >
              {text('processRun.design')}
            </Button>
            <Button component={Link} to={`/process-board/${record.id}`} startIcon={<BoardIcon />}>
              {text('designer.board')}
            </Button>
          </Box>
        }
      >
        {graph.stages.length > 0 && (
          <ProcessPicture
            label={text('designer.title', { name: nameIn(language, draft) })}
            height={360}
            graph={graph}
            layout={draft.layout}
            marks={marks}
          />
        )}
      </Panel>
    </Box>
  );
};

export default DefinitionPanel;
