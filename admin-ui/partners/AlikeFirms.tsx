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
/** A shorter name or number would match too many firms. */
const isLongEnough = ({ name, nip }: { readonly name: string; readonly nip: string }): boolean =>
  name.length >= 3 || nip.length >= 8;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

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
  const question = {
    name: dirtyFields.name ? textOf(name) : '',
    nip: dirtyFields.nip ? textOf(nip) : '',
    ...(record ? { id: record.id } : {}),
  };
  const settledText = useDebounced(JSON.stringify(question), typingPauseMs);
  const settled = JSON.parse(settledText) as typeof question;
  const { data } = useQuery({
    queryKey: ['alikeFirms', settledText],
    queryFn: ({ signal }) => firmCalls.alike(settled, signal),
    enabled: isLongEnough(settled),
    placeholderData: keepPreviousData,
    // A failure of this check must not interrupt the person who types.
    retry: false,
  });
  // The earlier answer is kept while one types on, but not for a name that has become too short.
  if (!data || data.rows.length === 0 || !isLongEnough(question)) return null;
  const hasSameNumber = data.rows.some(({ sameNumber }) => sameNumber);
  return (
    <Alert severity={hasSameNumber ? 'warning' : 'info'} role="status">
      {text(hasSameNumber ? 'firms.sameNumber' : 'firms.alikeName')}
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
