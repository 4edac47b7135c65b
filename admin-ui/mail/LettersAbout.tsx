import { useCanAccess } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { useNewestPages } from '../data/useNewestPages.ts';
import type { LetterAbout } from './LettersPanel.tsx';

const LettersPanel = lazy(() => import('./LettersPanel.tsx'));

const columns = ['subject', 'from', 'fromName', 'date'] as const;

interface LettersAboutProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The received letters that are linked to a record, newest link first; nothing if there are none. */
const LettersAbout = ({ meta, record }: LettersAboutProps) => {
  const mayRead =
    useCanAccess({ resource: objects.incomingEmailLinkedDoc.path, action: 'list' }).canAccess === true;
  const { data, readEarlier } = useNewestPages(objects.incomingEmailLinkedDoc, {
    queryKey: ['letters about', meta.name, record.id],
    filter: { objectName: meta.name, objectId: record.id, markedToDelete: false },
    columns: columns.map((name) => `incomingEmail.${name}`).join(','),
    enabled: mayRead,
  });
  const letters = data?.rows.map(letterOf) ?? [];
  if (letters.length === 0) return null;
  return (
    <Suspense>
      <LettersPanel letters={letters} readEarlier={readEarlier} />
    </Suspense>
  );
};

const letterOf = (row: AnyRecord): LetterAbout => {
  const columnText = (name: (typeof columns)[number]): string => String(row[`incomingEmail.${name}`] ?? '');
  return {
    id: Number(row.incomingEmailId),
    subject: columnText('subject'),
    who: columnText('fromName') || columnText('from'),
    date: columnText('date'),
  };
};

export default LettersAbout;
