import { Box } from '@mui/material';
import { nameIn } from '#domain/kernel/named.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { NewerVersionNote } from '../../parts/NewerVersionNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { rearranged } from './designDraft.ts';
import { DesignerBar } from './DesignerBar.tsx';
import { DesignerPicture } from './DesignerPicture.tsx';
import { StagePalette } from './StagePalette.tsx';
import { DesignerSide } from './DesignerSide.tsx';
import { useDesigner, type Design } from './useDesigner.ts';

/** Edits a definition: the catalog of stages, the picture, and the settings of the selected stage. */
export function Designer({ definition }: { readonly definition: Definition }) {
  const text = useText();
  const language = useLanguage();
  const design = useDesigner(definition);
  const { history, mayDraw, faults, keys } = design;
  return (
    <>
      <PageHeader
        title={text('designer.title', { name: nameIn(language, history.draft) })}
        marks={
          <>
            <StatusChip
              label={text(definition.isActive ? 'designer.active' : 'designer.draft')}
              tone={definition.isActive ? 'go' : 'plain'}
            />
            {!mayDraw && <StatusChip label={text('detail.readOnly')} />}
          </>
        }
      >
        <DesignerBar
          definitionId={definition.id}
          history={history}
          mayDraw={mayDraw}
          faults={faults.length}
          onArrange={() => history.change(rearranged(history.draft))}
          onHelp={keys.help}
          onSave={(next) => void design.saveOnce(next)}
        />
      </PageHeader>
      <NewerVersionNote newer={history.newer} />
      <DesignerColumns definition={definition} design={design} />
      {keys.overlay}
    </>
  );
}

interface DesignerColumnsProps {
  readonly definition: Definition;
  readonly design: Design;
}

/** The catalog of stages, the picture, and the settings. */
const DesignerColumns = ({ definition, design }: DesignerColumnsProps) => {
  const { history, mayDraw, graph, faults, dryRun, drop } = design;
  const { chosen, choose, tab, setTab, side } = design.selection;
  const { draft, change } = history;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: mayDraw ? '190px minmax(300px, 1fr) 380px' : 'minmax(300px, 1fr) 380px',
        // The window without the 178 pixels that the page has above and below the columns.
        height: 'calc(100vh - 178px)',
        minHeight: 460,
      }}
    >
      {mayDraw && (
        <StagePalette draft={draft} search={design.catalogSearch} onAdd={(stage) => drop.add(stage)} />
      )}
      <DesignerPicture
        draft={draft}
        graph={graph}
        faults={faults}
        dryRun={dryRun.shown}
        chosen={chosen}
        mayDraw={mayDraw}
        drop={drop}
        onChoose={choose}
        onChange={change}
      />
      <Box ref={side} onKeyDown={design.keys.onSideKey} sx={{ display: 'grid', minHeight: 0, minWidth: 0 }}>
        <DesignerSide
          definition={definition}
          draft={draft}
          graph={graph}
          chosen={chosen}
          tab={tab}
          mayDraw={mayDraw}
          dryRun={dryRun}
          onTab={setTab}
          onChange={change}
        />
      </Box>
    </Box>
  );
};
