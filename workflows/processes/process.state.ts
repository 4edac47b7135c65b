import type { SearchAttributeUpdatePair } from '@temporalio/common';
import { searchKeys } from '../searchAttributes.ts';
import type { ProcessPlace } from './process.activities.ts';

/** The state of the process: the answer to every update and to the query. */
export type ProcessView = ProcessPlace & { readonly exemplarId: number };

/** The state that is carried over by continue-as-new, as plain JSON. A new shape gets a new `schema`. */
export interface ProcessCarried {
  readonly schema: 1;
  readonly exemplarId: number;
  /** Null until the process has begun. */
  place: ProcessPlace | null;
  /** Ids of handled messages; the inbox limits their number. */
  handled: string[];
}

export function newProcess(exemplarId: number): ProcessCarried {
  return {
    schema: 1,
    exemplarId,
    place: null,
    handled: [],
  };
}

/** What is answered for a process that has not begun yet: it is active and at no stage. */
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

export function processView({ exemplarId, place }: ProcessCarried): ProcessView {
  return {
    ...(place ?? notBegun),
    exemplarId,
  };
}

export function isEnded({ place }: ProcessCarried): boolean {
  return place !== null && place.status !== 'Active';
}

/** Whether the process is stopped until a person acts. */
function isStuck({ status, result }: ProcessPlace): boolean {
  return status === 'Active' && (result === 'error' || result === 'not_found_next_stage');
}

export function processAttributes(place: ProcessPlace): SearchAttributeUpdatePair[] {
  return [
    { key: searchKeys.stage, value: place.stageId === null ? place.status : String(place.stageId) },
    { key: searchKeys.assignee, value: place.executorId === null ? null : String(place.executorId) },
    { key: searchKeys.dueAt, value: place.due === null ? null : new Date(place.due) },
    { key: searchKeys.needsAttention, value: isStuck(place) },
  ];
}

/** One line of text about the process for the Temporal UI. */
export function processDetails(place: ProcessPlace): string {
  return [
    place.name,
    place.status === 'Active' ? `at "${place.stageName}"` : place.status,
    isStuck(place) ? `stopped: ${place.result}` : '',
    place.due && place.status === 'Active' ? `due ${place.due}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
