import { Alert, Button, TextField, Typography } from '@mui/material';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { scaleCalls } from './scaleCalls.ts';

/** Makes the token by which an agent signs in. The token before it stops working, and the new one is shown only this once. */
const AgentToken = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const ask = useAsk();
  const notifyError = useNotifyError();
  const [token, setToken] = useState<string>();
  const [making, setMaking] = useState(false);
  const make = async () => {
    if (!(await ask({ text: text('scales.token.ask'), danger: true }))) return;
    setMaking(true);
    try {
      setToken((await scaleCalls.newToken(record.id)).token);
    } catch (error) {
      notifyError(error);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Panel
      title={text('scales.token.title')}
      below
      action={
        <Button variant="outlined" startIcon={<KeyIcon />} disabled={making} onClick={() => void make()}>
          {text('scales.token.button')}
        </Button>
      }
    >
      {token === undefined ? (
        <Typography variant="body2" color="text.secondary">
          {text('scales.token.hint')}
        </Typography>
      ) : (
        <>
          <Alert severity="warning" sx={{ mb: 1 }}>
            {text('scales.token.once')}
          </Alert>
          <TextField
            fullWidth
            value={token}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, 'aria-label': text('scales.token.title') } }}
          />
        </>
      )}
    </Panel>
  );
};

export default AgentToken;
