import type { SearchAttributeUpdatePair } from '@temporalio/common';
import { searchKeys } from '../searchAttributes.ts';
import type { ProcessPlace } from './process.activities.ts';

/** Where the process stands: the answer to every update and to the query. */
export type ProcessView = ProcessPlace & { readonly exemplarId: number };

/** All that a process knows, carried from run to run: plain JSON. A new shape gets a new `schema`. */
export interface ProcessCarried {
  readonly schema: 1;
  readonly exemplarId: number;
  /** None until it has begun. */
  place: ProcessPlace | null;
  /** Ids of messages handled, bounded by the inbox. */
  handled: string[];
}

export const newProcess = (exemplarId: number): ProcessCarried => ({
  schema: 1,
  exemplarId,
  place: null,
  handled: [],
});

const notBegun: ProcessPlace = {
  status: 'Active',
  name: '',
  stageId: null,
  stageName: '',
  taskId: null,
  result: null,
  executorId: null,
  due: null,
  marked: false,
};

export const processView = ({ exemplarId, place }: ProcessCarried): ProcessView => ({
  ...(place ?? notBegun),
  exemplarId,
});

export const isEnded = ({ place }: ProcessCarried): boolean => place !== null && place.status !== 'Active';

/** It cannot go on by itself. */
export const isStuck = ({ status, result }: ProcessPlace): boolean =>
  status === 'Active' && (result === 'error' || result === 'not_found_next_stage');

export const processAttributes = (place: ProcessPlace): SearchAttributeUpdatePair[] => [
  { key: searchKeys.stage, value: place.stageId === null ? place.status : String(place.stageId) },
  { key: searchKeys.assignee, value: place.executorId === null ? null : String(place.executorId) },
  { key: searchKeys.dueAt, value: place.due === null ? null : new Date(place.due) },
  { key: searchKeys.needsAttention, value: isStuck(place) },
];

/** One line in words for whoever opens the workflow in the Temporal UI. */
export const processDetails = (place: ProcessPlace): string =>
  [
    place.name,
    place.status === 'Active' ? `at "${place.stageName}"` : place.status,
    isStuck(place) ? `stopped: ${place.result}` : '',
    place.due && place.status === 'Active' ? `due ${place.due}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
