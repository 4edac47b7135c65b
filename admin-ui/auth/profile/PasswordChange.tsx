import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { profileCalls } from '../../data/profileCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { FormText } from '../FormText.tsx';
import { NewPassword } from '../NewPassword.tsx';
import { useRules } from '../useRules.ts';
import { useFormSending } from '../useFormSending.ts';
import { sessionsKey } from './sessionsKey.ts';

const empty = { current: '', password: '', passwordAgain: '' };

/** The form for a new password. When it is stored, the API ends the person's other sessions, so their list is read again. */
export function PasswordChange() {
  const text = useText();
  const rules = useRules();
  const notify = useNotify();
  const client = useQueryClient();
  const form = useForm({ defaultValues: empty });
  const { refusal, send, busy } = useFormSending(form);
  const submit = send(async ({ current, password }) => {
    await profileCalls.changePassword(current, password);
    form.reset(empty);
    notify('keja.profile.passwordChanged', { type: 'success' });
    await client.invalidateQueries({ queryKey: sessionsKey });
  });
  return (
    <Panel title={text('profile.password')}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <FormText
            name="current"
            label={text('profile.currentPassword')}
            type="password"
            autoComplete="current-password"
            required
            rules={{ validate: rules.filled }}
          />
          <NewPassword label={text('profile.newPassword')} />
          <Button type="submit" variant="contained" disabled={busy} sx={{ justifySelf: 'start' }}>
            {text('profile.changePassword')}
          </Button>
        </Box>
      </FormProvider>
    </Panel>
  );
}
