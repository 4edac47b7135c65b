import { Box, Paper, Tab, Tabs, Typography } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import { stageIn } from './designDraft.ts';
import { DryRunPanel } from './DryRunPanel.tsx';
import { sideTabs, type DesignerSideProps, type SideTab } from './sideProps.ts';
import { ProcessSettings } from './ProcessSettings.tsx';
import { StageSettings } from './StageSettings.tsx';
import { VersionList } from './VersionList.tsx';

/** The tabs beside the picture: selected stage, process, dry run, versions. */
export function DesignerSide(props: DesignerSideProps) {
  const text = useText();
  const { tab, onTab, definition, draft, graph, chosen, dryRun } = props;
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      <Tabs value={tab} onChange={(_event, next: SideTab) => onTab(next)} variant="fullWidth">
        {sideTabs.map((each) => (
          <Tab key={each} value={each} label={text(`designer.tabs.${each}`)} sx={{ minWidth: 0, px: 0.5 }} />
        ))}
      </Tabs>
      <Box role="tabpanel" tabIndex={0} sx={{ p: 1.5, overflowY: 'auto', flex: 1, outlineOffset: -2 }}>
        {tab === 'stage' &&
          (stageIn(draft, chosen) ? <StageSettings key={chosen} {...props} /> : <ChooseStage />)}
        {tab === 'process' && <ProcessSettings {...props} />}
        {tab === 'dryRun' && <DryRunPanel graph={graph} dryRun={dryRun} />}
        {tab === 'versions' && <VersionList definitionId={definition.id} graph={graph} />}
      </Box>
    </Paper>
  );
}

const ChooseStage = () => {
  const text = useText();
  return <Typography color="text.secondary">{text('designer.chooseStage')}</Typography>;
};
