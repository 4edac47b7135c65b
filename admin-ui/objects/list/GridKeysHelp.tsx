import { useText } from '../../i18n/useText.ts';
import type { TextKey } from '../../i18n/words.ts';
import { KeysHelp, type KeysSection } from '../../parts/KeysHelp.tsx';

/** Each line of a section has the keys that do the same, and the text that says what they do. */
const sections: readonly KeysSection<TextKey>[] = [
  {
    title: 'gridKeys.anywhere',
    keys: [
      [['/'], 'gridKeys.search'],
      [['?'], 'gridKeys.help'],
    ],
  },
  {
    title: 'gridKeys.inRows',
    keys: [
      [['↑', '↓'], 'gridKeys.walk'],
      [['Home', 'End'], 'gridKeys.ends'],
      [['Page Up', 'Page Down'], 'gridKeys.screens'],
      [['←', '→'], 'gridKeys.sideways'],
      [['Enter'], 'gridKeys.open'],
      [['Space'], 'gridKeys.pick'],
      [['Shift + ↑', 'Shift + ↓'], 'gridKeys.range'],
      [['Ctrl + A'], 'gridKeys.pickPage'],
      [['Esc'], 'gridKeys.unpick'],
      [['Delete'], 'gridKeys.mark'],
    ],
  },
  {
    title: 'gridKeys.inHeads',
    keys: [
      [['←', '→'], 'gridKeys.heads'],
      [['Enter'], 'gridKeys.sort'],
      [['Ctrl + ←', 'Ctrl + →'], 'gridKeys.move'],
      [['Shift + ←', 'Shift + →'], 'gridKeys.resize'],
      [['Alt + ↓'], 'gridKeys.menu'],
      [['↓'], 'gridKeys.toRows'],
    ],
  },
];

/** The help on keyboard shortcuts of a list. */
const GridKeysHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  return <KeysHelp title={text('gridKeys.title')} sections={sections} say={text} onClose={onClose} />;
};

export default GridKeysHelp;
