import { EntitySchema } from '@mikro-orm/core';
import { documentCounterEntity } from './documentCounter.ts';
import { kioskCodeEntity } from './kioskCode.ts';
import { kioskSessionEntity } from './kioskSession.ts';
import { outboxEntity } from './outbox.ts';
import { sessionEntity } from './session.ts';
import { transitionEntity } from './transition.ts';

/** Tables that no declaration describes, because nobody looks them up. */
export const systemEntities: EntitySchema[] = [
  outboxEntity,
  transitionEntity,
  documentCounterEntity,
  sessionEntity,
  kioskCodeEntity,
  kioskSessionEntity,
];
