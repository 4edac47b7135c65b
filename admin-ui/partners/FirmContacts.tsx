import { Box, Button, Chip, Link as TextLink, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/PersonAddOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { integerText } from '#domain/kernel/written.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectMeta, useObjectPath } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { blankValues, payloadOf } from '../objects/detail/payload.ts';
import { usePickerDialogs } from '../objects/fields/pickerDialogs.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { roomForLines } from './firmPanels.ts';

const contactPerson = objects.contactPerson;
const mostShown = 5;
/** What the dialog for a new person asks besides the name. */
const askedFields = ['standing', 'phone', 'email', 'language', 'emailConsent', 'phoneConsent'];
const consents = ['emailConsent', 'phoneConsent'] as const;

interface FirmContactsProps {
  readonly firm: { readonly id: number; readonly presentation: string };
}

/** The contact persons of a firm, what each has agreed to, and a button for another person. */
export function FirmContacts({ firm }: FirmContactsProps) {
  const text = useText();
  const language = useLanguage();
  const path = useObjectPath(contactPerson.name);
  const { data: meta } = useObjectMeta(contactPerson.name);
  const [isAsking, setAsking] = useState(false);
  const { data, error, conditions, queryKey } = useContacts(firm, path !== undefined);
  // Somebody who may not read contact persons has no path to them.
  if (!path) return null;
  const listPath = `/${path}?${queryOf({ ...wholeList, marked: false, conditions })}`;
  const action = (
    <>
      {data && data.count > mostShown && (
        <Button component={Link} to={listPath} size="small" color="inherit">
          {text('firms.page.all', { count: integerText(language, data.count) })}
        </Button>
      )}
      {meta?.canModify && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => setAsking(true)}>
          {text('firms.page.newContact')}
        </Button>
      )}
    </>
  );
  return (
    <Panel title={text('firms.page.contacts')} action={action}>
      <Box sx={{ minHeight: roomForLines }}>
        <ErrorNote error={error} />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.rows.map((person) => (
            <ContactLine key={person.id} person={person} />
          ))}
        </Box>
        {data?.rows.length === 0 && (
          <Typography color="text.secondary" variant="body2">
            {text('firms.page.none')}
          </Typography>
        )}
      </Box>
      {isAsking && <NewContact firm={firm} queryKey={queryKey} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** The active contact persons of the firm by name, and the filter of the list that has all of them. */
const useContacts = (firm: FirmContactsProps['firm'], mayRead: boolean) => {
  const queryKey = ['firmContacts', firm.id];
  useRefetchOnChange([contactPerson.name], queryKey);
  const conditions: FilterPart[] = [
    { fieldPath: 'counterparty', operator: 'eq', value: firm },
    { fieldPath: 'isActive', operator: 'eq', value: true },
  ];
  const { data, error } = useQuery({
    queryKey,
    enabled: mayRead,
    queryFn: ({ signal }) =>
      recordCalls.list(contactPerson, {
        query: listQuery({
          filter: { markedToDelete: false, conditions },
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: 1, perPage: mostShown },
        }),
        signal,
      }),
  });
  return { data, error, conditions, queryKey };
};

/** A person with telephone and e-mail. A click calls or writes to them. */
const ContactLine = ({ person }: { readonly person: RecordNamed<'contactPerson'> }) => {
  const language = useLanguage();
  const { id, name, standing, phone, email } = person;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, py: 0.4 }}
    >
      <Link to={`/${contactPerson.path}/${id}`}>{name}</Link>
      {standing && (
        <Typography variant="body2" color="text.secondary">
          {standing.presentation}
        </Typography>
      )}
      {phone && (
        <TextLink href={`tel:${phone}`} variant="body2">
          {phone}
        </TextLink>
      )}
      {email && (
        <TextLink href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </TextLink>
      )}
      {consents
        .filter((consent) => person[consent])
        .map((consent) => (
          <Chip
            key={consent}
            size="small"
            variant="outlined"
            label={fieldLabel(language, contactPerson.name, consent)}
          />
        ))}
    </Box>
  );
};

interface NewContactProps extends FirmContactsProps {
  readonly queryKey: readonly unknown[];
  readonly onClose: () => void;
}

/** The dialog for a new person of the firm: the one in which pickers create a record. */
const NewContact = ({ firm, queryKey, onClose }: NewContactProps) => {
  const client = useQueryClient();
  const { data: meta } = useObjectMeta(contactPerson.name);
  const { Create } = usePickerDialogs();
  if (!meta) return null;
  const make = async (written: Readonly<Record<string, unknown>>): Promise<void> => {
    await recordCalls.create(contactPerson, payloadOf(meta, { ...written, counterparty: firm }));
    onClose();
    await client.invalidateQueries({ queryKey });
  };
  return <Create meta={meta} values={blankValues(meta)} asks={askedFields} make={make} onClose={onClose} />;
};
