import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileCalls, type TwoFactor } from '../../data/profileCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useSentence } from '../../parts/useSentence.ts';
import { beginStep, CodeSetUp, type BegunStep } from './CodeSetUp.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const twoFactorKey = ['profile', 'twoFactor'] as const;
/** With fewer recovery codes than this, the person is warned. */
const enoughCodes = 3;
/**
 * What the person asks for: codes of an app (`totp`), codes by e-mail, no second step, or new recovery codes. Each needs the password
 * first.
 */
type Step = 'totp' | 'mail' | 'off' | 'newCodes';

/** The settings of the second step: by app, by e-mail or off, and the recovery codes. */
export function TwoFactorPanel() {
  const text = useText();
  const sentence = useSentence();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: twoFactorKey, queryFn: profileCalls.twoFactor });
  const [step, setStep] = useState<Step>();
  /** The set-up that the server has begun after the password. A first code completes it. */
  const [begun, setBegun] = useState<BegunStep>();
  /** New recovery codes, which are shown once. */
  const [codes, setCodes] = useState<readonly string[]>();

  const open = (next: Step) => {
    setBegun(undefined);
    setStep(next);
  };
  const close = () => {
    setStep(undefined);
    setBegun(undefined);
  };
  const settle = (newCodes?: readonly string[]) => {
    close();
    setCodes(newCodes);
    void client.invalidateQueries({ queryKey: twoFactorKey });
  };

  return (
    <Panel title={text('profile.twoFactor')}>
      {error && <Alert severity="error">{sentence(error)}</Alert>}
      {data && <State state={data} onStep={open} />}
      {(step === 'totp' || step === 'mail') && begun?.method !== step && (
        <PasswordDialog
          title={text(step === 'mail' ? 'profile.useMail' : 'profile.useTotp')}
          onClose={close}
          act={async (password) => setBegun(await beginStep(step, password))}
        />
      )}
      {/* A set-up that the server begins after the person has cancelled or chosen another step is not shown. */}
      {begun && step === begun.method && <CodeSetUp begun={begun} onClose={close} onDone={settle} />}
      {step === 'newCodes' && (
        <PasswordDialog
          title={text('profile.newCodes')}
          onClose={close}
          act={async (password) => settle(await profileCalls.newRecoveryCodes(password))}
        />
      )}
      {step === 'off' && (
        <PasswordDialog
          title={text('profile.turnOff')}
          onClose={close}
          act={async (password) => {
            await profileCalls.turnOff(password);
            settle();
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}

/** What is set now, with a button for each change. */
const State = ({ state, onStep }: { state: TwoFactor; onStep: (step: Step) => void }) => {
  const text = useText();
  const { use2FA, method, recoveryCodesLeft } = state;
  const methodText = text(method === 'totp' ? 'profile.twoFactorTotp' : 'profile.twoFactorMail');
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography>{use2FA ? methodText : text('profile.twoFactorOff')}</Typography>
      {use2FA && (
        <Typography color={recoveryCodesLeft < enoughCodes ? 'warning.main' : 'text.secondary'}>
          {text('profile.recoveryLeft', { count: recoveryCodesLeft })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(!use2FA || method !== 'totp') && (
          <Button variant="contained" onClick={() => onStep('totp')}>
            {text('profile.useTotp')}
          </Button>
        )}
        {(!use2FA || method !== 'mail') && (
          <Button variant="outlined" onClick={() => onStep('mail')}>
            {text('profile.useMail')}
          </Button>
        )}
        {use2FA && (
          <>
            <Button variant="outlined" onClick={() => onStep('newCodes')}>
              {text('profile.newCodes')}
            </Button>
            <Button color="error" onClick={() => onStep('off')}>
              {text('profile.turnOff')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
};
