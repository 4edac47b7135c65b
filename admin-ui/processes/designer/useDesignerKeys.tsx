import { useNotify } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useBareKey } from '../../parts/useKeys.ts';
import { nodeElement } from '../picture/nodeElement.ts';
import { rearranged, stageIn, type DesignDraft } from './designDraft.ts';
import { DesignerKeysHelp } from './DesignerKeysHelp.tsx';
import { WayMenu } from './WayMenu.tsx';

interface DesignerKeys {
  readonly draft: DesignDraft;
  /** The id of the selected stage. */
  readonly chosen: number | undefined;
  /** Whether the person may change the definition; others only look at it. */
  readonly mayDraw: boolean;
  /** Called to look for a stage to add. It does nothing if the person may not change the definition. */
  readonly onAdd: () => void;
  /** Called to edit the selected stage. */
  readonly onEdit: () => void;
  readonly onChange: (draft: DesignDraft) => void;
}

type OpenedMenu = 'connect' | 'disconnect' | 'help';

/**
 * The keyboard shortcuts of the designer. Returns `overlay`, the menu or help that a shortcut has opened, and the handlers that
 * open the help and listen to the keys of the settings.
 */
export function useDesignerKeys({ draft, chosen, mayDraw, onAdd, onEdit, onChange }: DesignerKeys) {
  const text = useText();
  const notify = useNotify();
  const [openedMenu, setOpenedMenu] = useState<OpenedMenu>();
  const close = () => setOpenedMenu(undefined);
  /** The handler of a key that needs a selected stage; without one it asks the person to select one. */
  const atStage = (act: () => void) => () => {
    if (!stageIn(draft, chosen)) notify(text('designer.chooseStage'), { type: 'info' });
    else act();
  };
  const help = () => setOpenedMenu('help');
  useBareKey('n', onAdd);
  useBareKey('l', () => mayDraw && onChange(rearranged(draft)));
  useBareKey(
    'c',
    atStage(() => mayDraw && setOpenedMenu('connect')),
  );
  useBareKey(
    'x',
    atStage(() => mayDraw && setOpenedMenu('disconnect')),
  );
  useBareKey('e', atStage(onEdit));
  useBareKey('?', help);
  return {
    help,
    /** Esc in the settings returns to the stage in the picture; in code it only closes the completions. */
    onSideKey: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || chosen === undefined) return;
      if (event.target instanceof Element && event.target.closest('.cm-editor')) return;
      nodeElement(chosen)?.focus();
    },
    overlay: (
      <>
        {openedMenu === 'help' && <DesignerKeysHelp onClose={close} />}
        {(openedMenu === 'connect' || openedMenu === 'disconnect') && chosen !== undefined && (
          <WayMenu mode={openedMenu} draft={draft} stageId={chosen} onChange={onChange} onClose={close} />
        )}
      </>
    ),
  };
}
