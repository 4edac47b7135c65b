import words from '#domain/words/service/predefined.json' with { type: 'json' };
import { dictionaryOf } from './named.ts';

/** The subjects of reclamations; at a weighbridge, most are about the weight (`MASA`). */
export const reclamationSubjects = dictionaryOf(words.reclamationSubject);

/** The decisions on reclamations, each with the state that follows. */
export const reclamationDecisions = dictionaryOf(words.reclamationDecision).map((decision) => ({
  ...decision,
  reclamationState: decision.code === 'REFUSED' ? 'rejected' : 'decided',
}));

export const reclamationExecutions = dictionaryOf(words.reclamationExecution);
export const reclamationReasons = dictionaryOf(words.reclamationReason);
export const reclamationPerpetrators = dictionaryOf(words.reclamationPerpetrator);
export const reclamationClientExpectations = dictionaryOf(words.reclamationClientExpectation);
