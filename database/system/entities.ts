import { EntitySchema } from '@mikro-orm/core';
import { calendarFeedEntity } from './calendarFeed.ts';
import { fileChunkEntity, fileContentEntity } from './fileContent.ts';
import { invoicePaperEntity } from './invoicePaper.ts';
import { ksefAttemptEntity } from './ksefAttempt.ts';
import { kioskCodeEntity } from './kioskCode.ts';
import { kioskSessionEntity } from './kioskSession.ts';
import { knownDeviceEntity } from './knownDevice.ts';
import { outboxEntity } from './outbox.ts';
import { sessionEntity } from './session.ts';
import { slipPdfEntity } from './slipPdf.ts';
import { pendingSignInEntity } from './pendingSignIn.ts';
import { recoveryCodeEntity } from './recoveryCode.ts';
import { twoFactorEntity } from './twoFactor.ts';
import { transitionEntity } from './transition.ts';

/** Tables that no declaration describes, because nobody looks them up. */
export const systemEntities: EntitySchema[] = [
  outboxEntity,
  transitionEntity,
  sessionEntity,
  pendingSignInEntity,
  twoFactorEntity,
  recoveryCodeEntity,
  knownDeviceEntity,
  calendarFeedEntity,
  kioskCodeEntity,
  kioskSessionEntity,
  slipPdfEntity,
  fileContentEntity,
  fileChunkEntity,
  invoicePaperEntity,
  ksefAttemptEntity,
];
