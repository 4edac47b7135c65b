import { useText } from '../../i18n/useText.ts';
import type { TextKey } from '../../i18n/words.ts';
import { KeysHelp, type KeysSection } from '../../parts/KeysHelp.tsx';

const sections: readonly KeysSection<TextKey>[] = [
  {
    title: 'gridKeys.anywhere',
    keys: [
      [['N'], 'designer.addStage'],
      [['L'], 'designer.arrange'],
      [['Ctrl + S'], 'common.save'],
      [['Ctrl + Z'], 'views.undo'],
      [['Ctrl + Y'], 'views.redo'],
      [['?'], 'gridKeys.help'],
    ],
  },
  {
    title: 'designerKeys.onStage',
    keys: [
      [['↑', '↓', '←', '→'], 'designerKeys.walk'],
      [['Shift + ↑', 'Shift + →'], 'designerKeys.move'],
      [['Enter'], 'designerKeys.choose'],
      [['C'], 'designerKeys.connect'],
      [['X'], 'designerKeys.cut'],
      [['E'], 'designerKeys.edit'],
      [['Delete'], 'designer.removeStage'],
    ],
  },
];

/** The help on keyboard shortcuts of the designer. */
export function DesignerKeysHelp({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return <KeysHelp title={text('designerKeys.title')} sections={sections} say={text} onClose={onClose} />;
}
