import { Button, TextField } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';

/** The address of a display, to be typed once into the browser of the screen in the yard. */
const DisplayAddress = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const path = `/display/${String(record.displayToken)}`;
  return (
    <Panel
      title={text('queue.displayAddress')}
      below
      action={
        <Button href={path} target="_blank" rel="noopener" variant="contained" startIcon={<OpenIcon />}>
          {text('queue.displayOpen')}
        </Button>
      }
    >
      <TextField
        fullWidth
        value={new URL(path, location.origin).href}
        helperText={text('queue.displayHint')}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, 'aria-label': text('queue.displayAddress') } }}
      />
    </Panel>
  );
};

export default DisplayAddress;
