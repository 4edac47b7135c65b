import { Alert, Box, Button, MenuItem, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify, usePermissions } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { pickLanguage } from '#domain/kernel/language.ts';
import { profileCalls, type Profile } from '../../data/profileCalls.ts';
import { renewSession } from '../../data/session.ts';
import { languageNames } from '../../i18n/languageNames.ts';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useSentence } from '../../parts/useSentence.ts';
import { roleText } from '../../shell/roleText.ts';
import { FormText } from '../FormText.tsx';
import { useRules } from '../useRules.ts';
import { useFormSending } from '../useFormSending.ts';

/** The data that a person may change themselves, and below it what only an administrator changes (`GivenData`). */
export function OwnData() {
  const text = useText();
  const sentence = useSentence();
  const { data, error } = useQuery({ queryKey: ['profile'], queryFn: profileCalls.read });
  return (
    <Panel title={text('profile.data')}>
      {error && <Alert severity="error">{sentence(error)}</Alert>}
      {data && <DataForm profile={data} />}
    </Panel>
  );
}

const DataForm = ({ profile }: { profile: Profile }) => {
  const text = useText();
  const rules = useRules();
  const notify = useNotify();
  const client = useQueryClient();
  const [interfaceLanguage, setLanguage] = useLocaleState();
  const form = useForm({
    values: {
      name: profile.name,
      abbreviation: profile.abbreviation ?? '',
      language: profile.language ?? pickLanguage(interfaceLanguage),
    },
  });
  const { refusal, send, busy } = useFormSending(form);
  const submit = send(async (values) => {
    await profileCalls.write({ ...values, abbreviation: values.abbreviation || null });
    // The session as it was read before has the old name, so it is read again. It does not end, so the screens stay connected.
    await renewSession();
    setLanguage(values.language);
    await client.invalidateQueries();
    notify('keja.detail.saved', { type: 'success' });
  });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <FormText
          name="name"
          label={text('profile.name')}
          autoComplete="name"
          required
          rules={{ validate: rules.filled }}
        />
        <FormText
          name="abbreviation"
          label={text('profile.abbreviation')}
          slotProps={{ htmlInput: { maxLength: 10 } }}
        />
        <FormText name="language" label={text('profile.language')} select>
          {Object.entries(languageNames).map(([code, name]) => (
            <MenuItem key={code} value={code} lang={code}>
              {name}
            </MenuItem>
          ))}
        </FormText>
        <GivenData profile={profile} />
        <Button type="submit" variant="contained" disabled={busy} sx={{ justifySelf: 'start' }}>
          {text('common.save')}
        </Button>
      </Box>
    </FormProvider>
  );
};

const Given = ({ label, value }: { label: string; value: string }) => {
  const text = useText();
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{value || text('common.empty')}</Typography>
    </Box>
  );
};

/** What only an administrator changes: login, e-mail address, roles, and the firm that the person belongs to. */
const GivenData = ({ profile }: { readonly profile: Profile }) => {
  const text = useText();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const fullRights = permissions?.fullRights === true;
  const roles = profile.roles.map((role) => roleText(text, role));
  return (
    <>
      <Given label={text('profile.login')} value={profile.login} />
      <Given label={text('profile.email')} value={profile.email} />
      <Given
        label={text('profile.roles')}
        value={[...(fullRights ? [text('shell.fullRights')] : []), ...roles].join(', ')}
      />
      {profile.counterparty && (
        <Given label={text('profile.counterparty')} value={profile.counterparty.presentation} />
      )}
    </>
  );
};
