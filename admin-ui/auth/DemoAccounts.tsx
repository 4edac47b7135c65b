import { Box, Button, Divider, Typography } from '@mui/material';
import type { Info } from '../data/info.ts';
import { useText } from '../i18n/useText.ts';
import { roleText } from '../shell/roleText.ts';

type DemoAccount = NonNullable<Info['demo']>[number];

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly disabled: boolean;
  readonly onChoose: (account: DemoAccount) => void;
}

/** The accounts of a demo installation. One click signs in. */
export function DemoAccounts({ accounts, disabled, onChoose }: DemoAccountsProps) {
  const text = useText();
  // All demo accounts have the same password, so the hint below shows that of the first.
  const [first] = accounts;
  if (!first) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.75 }}>
      <Divider sx={{ mb: 0.5 }}>
        <Typography variant="subtitle2" color="text.secondary">
          {text('login.demo')}
        </Typography>
      </Divider>
      {accounts.map((account) => (
        <Button
          key={account.login}
          variant="outlined"
          color="inherit"
          disabled={disabled}
          onClick={() => onChoose(account)}
          sx={{ justifyContent: 'space-between' }}
        >
          <span>{account.login}</span>
          <Typography component="span" variant="body2" color="text.secondary">
            {roleText(text, account.role)}
          </Typography>
        </Button>
      ))}
      <Typography variant="caption" color="text.secondary">
        {text('login.demoHint', { password: first.password })}
      </Typography>
    </Box>
  );
}
