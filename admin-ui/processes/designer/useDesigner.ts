import { useNotify, usePermissions } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useText } from '../../i18n/useText.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { useSaver } from '../../parts/saver.ts';
import { useDraft } from '../../parts/useDraft.ts';
import { useGraphFaults } from '../faultSentences.ts';
import { draftOf, graphOfDraft, type DesignDraft } from './designDraft.ts';
import type { SideTab } from './sideProps.ts';
import { useDesignerKeys } from './useDesignerKeys.tsx';
import { useDropStage } from './useDropStage.tsx';
import { useDryRun } from './useDryRun.ts';
import { useSaveDefinition } from './useDefinition.ts';
import { useNotifySaved } from './useNotifySaved.tsx';

/** CSS selectors in the column of settings: the first field with an error, and the first field that can be used. */
const wrongField = '[role="tabpanel"] [aria-invalid="true"]';
const firstField = '[role="tabpanel"] :is(input, [role="combobox"], button):not(:disabled)';

/** The selected stage, and the tab and the column of settings in which it is edited. */
function useSelectedStage() {
  const [chosen, setChosen] = useState<number>();
  const [tab, setTab] = useState<SideTab>('process');
  const side = useRef<HTMLDivElement>(null);
  const field = (selector: string) => side.current?.querySelector<HTMLElement>(selector);
  const focusFirst = () => field(firstField)?.focus();
  const choose = (stageId: number | undefined) => {
    setChosen(stageId);
    // A selected stage opens its tab. Without a stage this tab would be empty, but the other tabs stay as they are.
    if (tab === 'stage' || stageId !== undefined) setTab(stageId === undefined ? 'process' : 'stage');
  };
  /** Goes to the first wrong field of a stage, or of the process if there is no stage. */
  const showWrong = (stageId: number | undefined) => {
    choose(stageId);
    setTab(stageId === undefined ? 'process' : 'stage');
    // Waits until the settings of this tab are rendered.
    setTimeout(() => (field(wrongField) ?? field(firstField))?.focus());
  };
  return { chosen, choose, tab, setTab, side, focusFirst, showWrong };
}

/** A definition as it is being drawn: its draft and faults, what is selected, and how it is saved. */
export function useDesigner(definition: Definition) {
  const text = useText();
  const notify = useNotify();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const mayDraw = permissions?.fullRights === true;
  // The draft begins once, with the definition as it was opened. `version` stays that of the draft when the definition is read
  // again, so that a save does not overwrite what somebody else has saved since.
  const [version, setVersion] = useState(definition.updatedAt);
  const [initialDraft] = useState(() => draftOf(definition));
  const history = useDraft<DesignDraft>(initialDraft, version);
  const { draft, change } = history;
  const graph = useMemo(() => graphOfDraft(draft), [draft]);
  const faults = useGraphFaults(graph);
  const selection = useSelectedStage();
  const { chosen, choose } = selection;
  const dryRun = useDryRun(graph);
  const catalogSearch = useRef<HTMLInputElement>(null);
  const writeDefinition = useSaveDefinition(definition.id);

  const drop = useDropStage(draft, chosen, change, choose);
  const keys = useDesignerKeys({
    draft,
    chosen,
    mayDraw,
    onAdd: () => catalogSearch.current?.focus(),
    onEdit: selection.focusFirst,
    onChange: change,
  });

  const notifySaved = useNotifySaved(({ stageId }) => selection.showWrong(stageId));

  const save = async (next: DesignDraft) => {
    if (history.newer) {
      notify(text('unsaved.chooseFirst'), { type: 'warning' });
      return false;
    }
    const stored = await writeDefinition(next, version);
    if (!stored) return false;
    setVersion(stored.updatedAt);
    history.markSaved(next);
    notifySaved(next, faults);
    return true;
  };
  // Not `saveOnce`: what was changed since a save began would be lost when the page is left.
  useSaver(() => save(draft));
  const saveOnce = useOneAtATime(save);
  return {
    history,
    mayDraw,
    graph,
    faults,
    selection,
    dryRun,
    /** The search of the catalog of stages. */
    catalogSearch,
    drop,
    keys,
    /** Saves a draft; a second click while it is saved does nothing. */
    saveOnce,
  };
}

export type Design = ReturnType<typeof useDesigner>;
