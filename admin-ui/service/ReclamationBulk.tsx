import { Button, Menu, MenuItem } from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useText } from '../i18n/useText.ts';
import type { Picked } from '../objects/list/bulk/inBulk.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { bulkWorks, type BulkWork } from './bulkWork.ts';

interface ReclamationBulkProps {
  readonly picked: readonly Picked[];
}

/** The actions on many reclamations. */
const ReclamationBulk = ({ picked }: ReclamationBulkProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [work, setWork] = useState<BulkWork>();
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('reclamations.many')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {bulkWorks.map((name) => (
          <MenuItem
            key={name}
            dense
            onClick={() => {
              setAnchor(undefined);
              setWork(name);
            }}
          >
            {text(`reclamations.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      {work && <BulkDialog work={work} picked={picked} onClose={() => setWork(undefined)} />}
    </>
  );
};

export default ReclamationBulk;
