import {
  defineSearchAttributeKey,
  type SearchAttributePair,
  type SearchAttributeType,
} from '@temporalio/common';

/** What operators search workflows by. The values are stored in clear text, so they must never contain personal data. */
export const searchKeys = {
  /** The module, such as `terminal`. */
  area: defineSearchAttributeKey('Area', 'KEYWORD'),
  /** Name of the object that the workflow is about, such as `disposition`. */
  object: defineSearchAttributeKey('Object', 'KEYWORD'),
  objectId: defineSearchAttributeKey('ObjectId', 'KEYWORD'),
  /** The number of the document that people use, such as `ZS-000012`. */
  number: defineSearchAttributeKey('Number', 'KEYWORD'),
  /** The state of the process: a status key. */
  stage: defineSearchAttributeKey('Stage', 'KEYWORD'),
  /** Id of the weighing station. */
  station: defineSearchAttributeKey('Station', 'KEYWORD'),
  /** Id of the user who has to act. */
  assignee: defineSearchAttributeKey('Assignee', 'KEYWORD'),
  needsAttention: defineSearchAttributeKey('NeedsAttention', 'BOOL'),
  dueAt: defineSearchAttributeKey('DueAt', 'DATETIME'),
} as const;

/** A namespace must have these attributes before the first workflow starts. Visibility on Postgres allows ten of type Keyword. */
export const searchAttributes: readonly {
  readonly name: string;
  readonly type: SearchAttributeType;
}[] = Object.values(searchKeys);

/** The attributes that a workflow has when it starts. `assignee` and `dueAt` are set later, by workflows that have them. */
export function startAttributes(about: {
  area: string;
  object: string;
  objectId: number;
  number?: string;
  /** Absent if the workflow does not keep it up to date. */
  stage?: string;
  stationId?: number | null;
}): SearchAttributePair[] {
  return [
    { key: searchKeys.area, value: about.area },
    { key: searchKeys.object, value: about.object },
    { key: searchKeys.objectId, value: String(about.objectId) },
    { key: searchKeys.needsAttention, value: false },
    ...(about.stage ? [{ key: searchKeys.stage, value: about.stage }] : []),
    ...(about.number ? [{ key: searchKeys.number, value: about.number }] : []),
    ...(about.stationId ? [{ key: searchKeys.station, value: String(about.stationId) }] : []),
  ];
}
