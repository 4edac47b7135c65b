import { Box } from '@mui/material';
import { useNotify, usePermissions } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { nameIn } from '#domain/kernel/named.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { NewerVersionNote } from '../../parts/NewerVersionNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useSaver } from '../../parts/saver.ts';
import { useDraft } from '../../parts/useDraft.ts';
import { useFaults } from '../faultSentences.ts';
import { arranged, draftOf, graphOfDraft, type DesignDraft } from './designDraft.ts';
import { DesignerBar } from './DesignerBar.tsx';
import { DesignerPicture } from './DesignerPicture.tsx';
import { StagePalette } from './StagePalette.tsx';
import type { DryRunShown } from './DryRunPanel.tsx';
import { DesignerSide } from './DesignerSide.tsx';
import type { SideTab } from './sideProps.ts';
import { useDesignerKeys } from './useDesignerKeys.tsx';
import { useDropStage } from './useDropStage.tsx';
import { useSaveDefinition } from './useDefinition.ts';
import { useNotifySaved } from './useNotifySaved.tsx';

const wrongField = '[role="tabpanel"] [aria-invalid="true"]';
const firstField = '[role="tabpanel"] :is(input, [role="combobox"], button):not(:disabled)';

/** Edits a definition: the catalog of stages, the picture, and the settings of the selected stage. */
export function Designer({ definition }: { readonly definition: Definition }) {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const mayDraw = permissions?.fullRights === true;
  const history = useDraft<DesignDraft>(useState(() => draftOf(definition))[0], definition.updatedAt);
  const { draft, change } = history;
  const graph = useMemo(() => graphOfDraft(draft), [draft]);
  const faults = useFaults(graph);
  const [chosen, setChosen] = useState<number>();
  const [tab, setTab] = useState<SideTab>('process');
  const [dry, setDry] = useState<DryRunShown>();
  const palette = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const save = useSaveDefinition(definition);

  const choose = (stageId: number | undefined) => {
    setChosen(stageId);
    if (tab === 'stage' || stageId !== undefined) setTab(stageId === undefined ? 'process' : 'stage');
  };
  const changed = (next: DesignDraft, about?: string) => {
    setDry(undefined);
    change(next, about);
  };
  const drop = useDropStage(draft, chosen, changed, choose);
  const keys = useDesignerKeys({
    draft,
    chosen,
    mayDraw,
    onAdd: () => palette.current?.focus(),
    onEdit: () => side.current?.querySelector<HTMLElement>(firstField)?.focus(),
    onChange: changed,
  });

  const notifySaved = useNotifySaved(({ stageId }) => {
    choose(stageId);
    setTab(stageId === undefined ? 'process' : 'stage');
    // Waits until its settings are rendered.
    setTimeout(() => {
      const place = side.current?.querySelector<HTMLElement>(wrongField);
      (place ?? side.current?.querySelector<HTMLElement>(firstField))?.focus();
    });
  });

  const keep = async (next: DesignDraft) => {
    if (history.newer) {
      notify(text('unsaved.chooseFirst'), { type: 'warning' });
      return false;
    }
    const kept = await save(next);
    if (kept) {
      history.markSaved();
      notifySaved(next, faults);
    }
    return kept;
  };
  useSaver(() => keep(draft));
  return (
    <>
      <PageHeader
        title={text('designer.title', { name: nameIn(language, draft) })}
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
          onArrange={() => changed(arranged(draft))}
          onHelp={keys.help}
          onKeep={(next) => void keep(next)}
        />
      </PageHeader>
      <NewerVersionNote newer={history.newer} />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: mayDraw ? '190px minmax(300px, 1fr) 380px' : 'minmax(300px, 1fr) 380px',
          height: 'calc(100vh - 178px)',
          minHeight: 460,
        }}
      >
        {mayDraw && <StagePalette draft={draft} search={palette} onAdd={(stage) => drop.add(stage)} />}
        <DesignerPicture
          draft={draft}
          graph={graph}
          faults={faults}
          dry={dry}
          chosen={chosen}
          mayDraw={mayDraw}
          drop={drop}
          onChoose={choose}
          onChange={changed}
          onPlace={change}
        />
        <Box ref={side} onKeyDown={keys.onSideKey} sx={{ display: 'grid', minHeight: 0, minWidth: 0 }}>
          <DesignerSide
            definition={definition}
            draft={draft}
            graph={graph}
            chosen={chosen}
            tab={tab}
            mayDraw={mayDraw}
            dry={dry}
            onTab={setTab}
            onChange={changed}
            onDryRun={setDry}
          />
        </Box>
      </Box>
      {keys.over}
    </>
  );
}
