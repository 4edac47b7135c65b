import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { recordCalls } from '../data/recordCalls.ts';
import { useAppObjects } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { Fact } from './Fact.tsx';
import type { Task } from './taskCalls.ts';

/** A link to the record of a task; nothing for people who may not read it. */
export function AboutRecord({ task }: { readonly task: Task }) {
  const text = useText();
  const { data: objects = [] } = useAppObjects();
  const { ownerType, ownerId } = task;
  const object = objects.find(({ name }) => name === ownerType);
  const address = object && ownerId !== null ? `/${object.path}/${ownerId}` : undefined;
  const { data: owner } = useQuery({
    queryKey: [object?.path, 'task owner', ownerId],
    queryFn: ({ signal }) => recordCalls.read({ path: object?.path }, ownerId ?? 0, { signal }),
    enabled: address !== undefined,
    // Not tried again: people who may not read the record are refused.
    retry: false,
  });
  if (!object || !address || !owner) return null;
  return (
    <Fact label={text('tasks.about')}>
      <Link to={address}>{`${object.singularTitle} ${String(owner.presentation ?? `#${ownerId}`)}`}</Link>
    </Fact>
  );
}
