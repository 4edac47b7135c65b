import { customerRequest } from './customerRequest.ts';
import { customerRequestComment } from './customerRequestComment.ts';
import { customerRequestStatus } from './customerRequestStatus.ts';
import { customerRequestTag } from './customerRequestTag.ts';
import { interaction } from './interaction.ts';
import { interactionComment } from './interactionComment.ts';
import { interactionStatus } from './interactionStatus.ts';
import { interactionTag } from './interactionTag.ts';
import { prodorderReclamation } from './prodorderReclamation.ts';
import { reclamation } from './reclamation.ts';
import { reclamationClientExpectation } from './reclamationClientExpectation.ts';
import { reclamationCost } from './reclamationCost.ts';
import { reclamationDecision } from './reclamationDecision.ts';
import { reclamationEmail } from './reclamationEmail.ts';
import { reclamationExecution } from './reclamationExecution.ts';
import { reclamationHistory } from './reclamationHistory.ts';
import { reclamationItem } from './reclamationItem.ts';
import { reclamationPerpetrator } from './reclamationPerpetrator.ts';
import { reclamationProductionOrder } from './reclamationProductionOrder.ts';
import { reclamationReason } from './reclamationReason.ts';
import { reclamationState } from './reclamationState.ts';
import { reclamationStatusGroup } from './reclamationStatusGroup.ts';
import { reclamationSubject } from './reclamationSubject.ts';
import { reclamationType } from './reclamationType.ts';

/** A new object of this module is a file beside this one and a line here. */
export const serviceObjects = {
  customerRequest,
  customerRequestStatus,
  customerRequestTag,
  customerRequestComment,
  interaction,
  interactionStatus,
  interactionTag,
  interactionComment,
  reclamation,
  reclamationItem,
  reclamationCost,
  reclamationHistory,
  reclamationProductionOrder,
  prodorderReclamation,
  reclamationEmail,
  reclamationSubject,
  reclamationType,
  reclamationState,
  reclamationDecision,
  reclamationExecution,
  reclamationReason,
  reclamationPerpetrator,
  reclamationClientExpectation,
  reclamationStatusGroup,
} as const;
