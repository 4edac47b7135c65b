import { useInfiniteQuery } from '@tanstack/react-query';
import { useCanAccess } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';
import type { LetterAbout } from './LettersPanel.tsx';

const LettersPanel = lazy(() => import('./LettersPanel.tsx'));

const lettersAtOnce = 50;
const columns = ['subject', 'from', 'fromName', 'date'] as const;

interface LettersAboutProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The received letters that are linked to a record, newest link first; nothing if there are none. */
const LettersAbout = ({ meta, record }: LettersAboutProps) => {
  const mayRead =
    useCanAccess({ resource: objects.incomingEmailLinkedDoc.path, action: 'list' }).canAccess === true;
  const queryKey = ['letters about', meta.name, record.id];
  useRefetchOnChange(['incomingEmailLinkedDoc'], queryKey);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    enabled: mayRead,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = {
        filter: JSON.stringify({ objectName: meta.name, objectId: record.id, markedToDelete: false }),
        columns: columns.map((name) => `incomingEmail.${name}`).join(','),
        sort: 'id',
        desc: true,
        limit: lettersAtOnce,
        ...(pageParam ? { after: pageParam } : {}),
      };
      return recordCalls.list(objects.incomingEmailLinkedDoc, { query, signal });
    },
    getNextPageParam: ({ next }) => next,
  });
  const letters = data?.pages.flatMap(({ rows }) => rows.map(letterOf)) ?? [];
  if (letters.length === 0) return null;
  const readOlder = () => {
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return (
    <Suspense>
      <LettersPanel letters={letters} onOlder={hasNextPage ? readOlder : undefined} />
    </Suspense>
  );
};

const letterOf = (row: object): LetterAbout => {
  const values = row as Readonly<Record<string, unknown>>;
  const columnText = (name: (typeof columns)[number]): string =>
    String(values[`incomingEmail.${name}`] ?? '');
  return {
    id: Number(values.incomingEmailId),
    subject: columnText('subject'),
    who: columnText('fromName') || columnText('from'),
    date: columnText('date'),
  };
};

export default LettersAbout;
