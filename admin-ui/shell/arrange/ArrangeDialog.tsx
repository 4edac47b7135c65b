import { Dialog, DialogTitle, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { DesktopArranger } from './DesktopArranger.tsx';
import { MenuArranger } from './MenuArranger.tsx';

type Part = 'menu' | 'startPage';

interface ArrangeDialogProps {
  readonly onClose: () => void;
  /** The tab that is open at first. */
  readonly firstTab?: Part;
}

/** Arranges the person's own side menu and first screen; both are stored on the server. A click beside the dialog loses nothing. */
function ArrangeDialog({ onClose, firstTab = 'menu' }: ArrangeDialogProps) {
  const text = useText();
  const [part, setPart] = useState<Part>(firstTab);
  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="sm" fullWidth aria-labelledby="arrange-title">
      <DialogTitle id="arrange-title">{text('menu.arrange')}</DialogTitle>
      <Tabs
        value={part}
        onChange={(_event, chosen: Part) => setPart(chosen)}
        aria-labelledby="arrange-title"
        sx={{ px: 2 }}
      >
        <Tab value="menu" label={text('menu.menuTab')} />
        <Tab value="startPage" label={text('menu.desktopTab')} />
      </Tabs>
      {part === 'menu' ? <MenuArranger onClose={onClose} /> : <DesktopArranger onClose={onClose} />}
    </Dialog>
  );
}

export default ArrangeDialog;
