import { Menu, MenuItem } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { folderTitle } from './folderTitle.ts';
import type { Folder, Letter } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface MoveMenuProps {
  readonly letter: Letter;
  readonly folders: readonly Folder[];
  readonly onMove: (folder: Folder) => void;
  /** Draws the button that opens the menu. */
  readonly renderButton: (open: (at: HTMLElement) => void) => ReactNode;
}

/** The other folders of a letter's account. */
export function MoveMenu({ letter, folders, onMove, renderButton }: MoveMenuProps) {
  const words = useMailboxWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const others = folders.filter(
    (folder) => folder.emailAccountId === letter.emailAccountId && folder.id !== letter.mailboxId,
  );
  return (
    <>
      {renderButton(setAnchor)}
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {others.map((folder) => (
          <MenuItem
            key={folder.id}
            dense
            onClick={() => {
              setAnchor(undefined);
              onMove(folder);
            }}
          >
            {folderTitle(folder, words)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
