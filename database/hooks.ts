import { calendarEventHooks } from './calendar/calendarEvent.hooks.ts';
import { crmEventHooks } from './calendar/crmEvent.hooks.ts';
import { commentHooks } from './comments/comment.hooks.ts';
import { deliveryPaymentHooks } from './finance/deliveryPayment.hooks.ts';
import { punishmentHooks } from './finance/punishment.hooks.ts';
import { bomHooks } from './goods/bom.hooks.ts';
import { productHooks } from './goods/product.hooks.ts';
import { productVariantDefinitionHooks, productVariantHooks } from './goods/productVariant.hooks.ts';
import { inventoryDocumentHooks } from './goods/inventoryDocument.hooks.ts';
import { emailTemplateHooks } from './mail/emailTemplate.hooks.ts';
import { emailAccountHooks } from './mail/emailAccount.hooks.ts';
import { incomingEmailHooks } from './mail/incomingEmail.hooks.ts';
import { linkedDocHooks } from './mail/linkedDoc.hooks.ts';
import { mailingHooks } from './mail/mailing.hooks.ts';
import { outgoingEmailHooks } from './mail/outgoingEmail.hooks.ts';
import { contactPersonHooks } from './partners/contactPerson.hooks.ts';
import { firmHooks } from './partners/firm.hooks.ts';
import { appSettingHooks } from './platform/appSetting.hooks.ts';
import { additionalParameterHooks } from './platform/additionalParameter.hooks.ts';
import { documentPrefixHooks } from './platform/documentPrefix.hooks.ts';
import { fileHooks } from './platform/file.hooks.ts';
import { reminderHooks } from './platform/reminder.hooks.ts';
import { timeTrackingHooks } from './platform/timeTracking.hooks.ts';
import { accessRestrictionHooks, roleGroupHooks, userRoleHooks } from './platform/rights.hooks.ts';
import { userHooks } from './platform/user.hooks.ts';
import { userViewSettingHooks, viewSettingHooks } from './platform/viewSetting.hooks.ts';
import { bpDefinitionHooks } from './processes/bpDefinition.hooks.ts';
import { bpExemplarHooks } from './processes/bpExemplar.hooks.ts';
import { bpHistoryHooks } from './processes/bpHistory.hooks.ts';
import { taskHooks } from './processes/task.hooks.ts';
import { trainHooks } from './railway/train.hooks.ts';
import { trainWagonHooks } from './railway/trainWagon.hooks.ts';
import { parameterValueHooks, productParamSettingHooks } from './sales/productParamSetting.hooks.ts';
import { salesOrderHooks } from './sales/salesOrder.hooks.ts';
import { customerRequestCommentHooks, customerRequestHooks } from './service/customerRequest.hooks.ts';
import { interactionHooks } from './service/interaction.hooks.ts';
import { reclamationHooks } from './service/reclamation.hooks.ts';
import {
  prodorderReclamationHooks,
  reclamationItemHooks,
  reclamationProductionOrderHooks,
  reclamationSubjectHooks,
} from './service/reclamationParts.hooks.ts';
import { deliveryNoteHooks } from './terminal/deliveryNote.hooks.ts';
import { deliveryOrderHooks } from './terminal/deliveryOrder.hooks.ts';
import { loadingPlanHooks, shipPlanningHooks } from './ships/shipPlanning.hooks.ts';
import { shipUnloadingHooks } from './ships/shipUnloading.hooks.ts';
import { dispositionHooks } from './terminal/disposition.hooks.ts';
import { outgoingSmsHooks } from './terminal/outgoingSms.hooks.ts';
import { queueDisplayHooks } from './terminal/queueDisplay.hooks.ts';
import { weighingStationHooks } from './terminal/weighingStation.hooks.ts';
import { weighingRecordHooks } from './weighing/weighingRecord.hooks.ts';
import type { HookRegistry } from './writing/hooks.ts';

/**
 * The hooks of all objects: what the record service runs before and after it writes or deletes a record. An object without an entry
 * has no hooks. The hooks themselves are in the modules, in files named `*.hooks.ts`.
 */
export const hooks: HookRegistry = {
  user: userHooks,
  userRole: userRoleHooks,
  roleGroup: roleGroupHooks,
  accessRestriction: accessRestrictionHooks,
  file: fileHooks,
  reminder: reminderHooks,
  timeTrackingItem: timeTrackingHooks,
  calendarEvent: calendarEventHooks,
  crmEvent: crmEventHooks,
  appSetting: appSettingHooks,
  additionalParameter: additionalParameterHooks,
  documentPrefix: documentPrefixHooks,
  viewSetting: viewSettingHooks,
  userViewSetting: userViewSettingHooks,
  disposition: dispositionHooks,
  deliveryNote: deliveryNoteHooks,
  deliveryOrder: deliveryOrderHooks,
  inventoryDocument: inventoryDocumentHooks,
  weighingRecord: weighingRecordHooks,
  outgoingSms: outgoingSmsHooks,
  emailTemplate: emailTemplateHooks,
  emailAccount: emailAccountHooks,
  incomingEmail: incomingEmailHooks,
  incomingEmailLinkedDoc: linkedDocHooks('incomingEmail'),
  outgoingEmailLinkedDoc: linkedDocHooks('outgoingEmail'),
  mailing: mailingHooks,
  outgoingEmail: outgoingEmailHooks,
  weighingStation: weighingStationHooks,
  firm: firmHooks,
  contactPerson: contactPersonHooks,
  punishment: punishmentHooks,
  deliveryPayment: deliveryPaymentHooks,
  queueDisplay: queueDisplayHooks,
  shipPlanning: shipPlanningHooks,
  loadingPlan: loadingPlanHooks,
  shipUnloading: shipUnloadingHooks,
  train: trainHooks,
  trainWagon: trainWagonHooks,
  product: productHooks,
  bom: bomHooks,
  productVariant: productVariantHooks,
  productVariantDefinition: productVariantDefinitionHooks,
  salesOrder: salesOrderHooks,
  salesOrderComment: commentHooks,
  productParamSetting: productParamSettingHooks,
  parameterValue: parameterValueHooks,
  bpDefinition: bpDefinitionHooks,
  bpExemplar: bpExemplarHooks,
  bpHistory: bpHistoryHooks,
  task: taskHooks,
  customerRequest: customerRequestHooks,
  customerRequestComment: customerRequestCommentHooks,
  interaction: interactionHooks,
  interactionComment: commentHooks,
  reclamation: reclamationHooks,
  reclamationItem: reclamationItemHooks,
  reclamationProductionOrder: reclamationProductionOrderHooks,
  reclamationSubject: reclamationSubjectHooks,
  prodorderReclamation: prodorderReclamationHooks,
};
