import { Alert, Box, Link } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useFormState, useWatch } from 'react-hook-form';
import { objects } from '#domain/objects.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { useDebounced } from '../parts/useDebounced.ts';
import { firmCalls } from './firmCalls.ts';

const typingPauseMs = 400;
const typed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Firms with the same number as the one that is being typed, or with a similar name. Each opens in a new tab, so that the form
 * stays.
 */
export function AlikeFirms() {
  const text = useText();
  const record = useRecordContext<AnyRecord>();
  const { dirtyFields } = useFormState();
  const [name, nip] = useWatch({ name: ['name', 'nip'] }) as unknown[];
  // Only changed fields are checked. An unchanged value was reported when it was typed.
  const wish = {
    name: dirtyFields.name ? typed(name) : '',
    nip: dirtyFields.nip ? typed(nip) : '',
    ...(record ? { id: record.id } : {}),
  };
  const { name: ofName, nip: ofNip } = wish;
  const settled = useDebounced(JSON.stringify(wish), typingPauseMs);
  const { data } = useQuery({
    queryKey: ['alikeFirms', settled],
    queryFn: ({ signal }) => firmCalls.alike(JSON.parse(settled) as typeof wish, signal),
    enabled: ofName.length >= 3 || ofNip.length >= 8,
    placeholderData: keepPreviousData,
    // A failure of this check must not interrupt the person who types.
    retry: false,
  });
  if (!data || data.rows.length === 0 || (ofName === '' && ofNip === '')) return null;
  const known = data.rows.some(({ sameNumber }) => sameNumber);
  return (
    <Alert severity={known ? 'warning' : 'info'} role="status">
      {text(known ? 'firms.sameNumber' : 'firms.alikeName')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.rows.map((firm) => (
          <li key={firm.id}>
            <Link
              href={`/${objects.counterparty.path}/${firm.id}`}
              target="_blank"
              rel="noopener"
              title={text('firms.opensBeside')}
            >
              {firm.name}
            </Link>
            {[firm.nip && `NIP ${firm.nip}`, firm.locality].filter(Boolean).map((part) => `, ${part}`)}
            {record && (
              <>
                {' · '}
                <Link component={RouterLink} to={`/firm-merge?into=${record.id}&from=${firm.id}`}>
                  {text('firms.merge.open')}
                </Link>
              </>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
