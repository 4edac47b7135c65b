import type { AnswerOf, Contract, Sent } from './kernel/contract.ts';
import { arrivalContracts } from './terminal/arrival.contracts.ts';
import { displayContracts } from './terminal/display.contracts.ts';
import { driverTicketContracts } from './terminal/driverTicket.contracts.ts';
import { journeyContracts } from './terminal/journey.contracts.ts';
import { kioskContracts } from './terminal/kiosk.contracts.ts';
import { kioskDeskContracts } from './terminal/kioskDesk.contracts.ts';
import { orderProgressContracts } from './terminal/orderProgress.contracts.ts';
import { queueContracts } from './terminal/queue.contracts.ts';
import { smsContracts } from './terminal/sms.contracts.ts';
import { enteredWeightContracts } from './weighing/enteredWeight.contracts.ts';
import { holdContracts } from './weighing/hold.contracts.ts';
import { noteContracts } from './weighing/note.contracts.ts';
import { scaleContracts } from './weighing/scale.contracts.ts';
import { stockContracts } from './weighing/stock.contracts.ts';
import { weighingContracts } from './weighing/weighing.contracts.ts';
import { cashDeskContracts } from './finance/cashDesk.contracts.ts';
import { cashFlowContracts } from './finance/cashFlow.contracts.ts';
import { orderPaymentContracts } from './finance/orderPayments.contracts.ts';
import { paymentContracts } from './finance/payment.contracts.ts';
import { invoiceContracts } from './finance/invoice.contracts.ts';
import { letterRecordContracts } from './mail/letterRecord.contracts.ts';
import { mailConsentContracts } from './mail/mailConsent.contracts.ts';
import { mailboxTrialContracts } from './mail/mailboxTrial.contracts.ts';
import { conversationContracts } from './mail/conversation.contracts.ts';
import { mailingContracts } from './mail/mailing.contracts.ts';
import { mailTemplateContracts } from './mail/mailTemplate.contracts.ts';
import { openedAccountContracts } from './mail/openedAccounts.contracts.ts';
import { receivedMailContracts } from './mail/receivedMail.contracts.ts';
import { writtenMailContracts } from './mail/writtenMail.contracts.ts';
import { alikeFirmsContracts } from './partners/alikeFirms.contracts.ts';
import { answerTemplateContracts } from './platform/answerTemplate.contracts.ts';
import { firmMergeContracts } from './partners/firmMerge.contracts.ts';
import { timelineContracts } from './partners/timeline.contracts.ts';
import { registerCheckContracts } from './partners/registerCheck.contracts.ts';
import { calendarContracts } from './calendar/calendar.contracts.ts';
import { calendarImportContracts } from './calendar/import.contracts.ts';
import { letterInvitationContracts } from './calendar/letterInvitation.contracts.ts';
import { crmEventContracts } from './calendar/crmEvent.contracts.ts';
import { freeTimeContracts } from './calendar/freeTimes.contracts.ts';
import { taskContracts } from './processes/task.contracts.ts';
import { processContracts } from './processes/process.contracts.ts';
import { reclamationContracts } from './service/reclamation.contracts.ts';
import { linkedDocumentContracts } from './platform/linkedDocument.contracts.ts';
import { timeSpentContracts } from './platform/timeSpent.contracts.ts';
import { requestContracts } from './service/request.contracts.ts';
import { requestFormContracts } from './service/requestForm.contracts.ts';
import {
  customerRequestCommentContracts,
  interactionCommentContracts,
} from './service/requestComment.contracts.ts';
import { unloadingContracts } from './ships/unloading.contracts.ts';
import { planContracts } from './ships/plan.contracts.ts';
import { reportContracts } from './reports/report.contracts.ts';
import { accountContracts } from './platform/account.contracts.ts';
import { appContracts } from './platform/app.contracts.ts';
import { failedWorkContracts } from './platform/failedWork.contracts.ts';
import { fileContracts } from './platform/file.contracts.ts';
import {
  customerRequestCommentFileContracts,
  customerRequestFileContracts,
  interactionCommentFileContracts,
  interactionFileContracts,
  orderFileContracts,
  reclamationFileContracts,
  taskFileContracts,
} from './platform/filesOfObjects.contracts.ts';
import { formContracts } from './platform/form.contracts.ts';
import { menuContracts } from './platform/menu.contracts.ts';
import { peopleContracts } from './platform/people.contracts.ts';
import { settingContracts } from './platform/setting.contracts.ts';
import { viewContracts } from './platform/view.contracts.ts';
import { versionContracts } from './platform/version.contracts.ts';
import { amountContracts } from './platform/amount.contracts.ts';
import { salesAnalysisContracts } from './sales/analysis.contracts.ts';
import { announceContracts } from './sales/announce.contracts.ts';
import { configuratorContracts } from './sales/configurator/configurator.contracts.ts';
import { boardContracts } from './platform/board.contracts.ts';
import { statusCountContracts } from './platform/statusCount.contracts.ts';
import { doubleContracts } from './sales/double.contracts.ts';
import { orderContracts } from './sales/order.contracts.ts';
import { orderCommentContracts } from './sales/orderComment.contracts.ts';
import { customerOrderContracts } from './sales/customerOrder.contracts.ts';
import { orderLetterContracts } from './sales/orderLetter.contracts.ts';
import { orderPaperContracts } from './sales/orderPaper.contracts.ts';
import { bomCostContracts } from './goods/bomCost.contracts.ts';
import { notForCustomerContracts } from './goods/notForCustomer.contracts.ts';
import { variantContracts } from './goods/variant.contracts.ts';
import { priceListContracts } from './sales/priceLists/priceList.contracts.ts';
import { priceContracts } from './sales/pricing/price.contracts.ts';
import { exchangeContracts } from './platform/exchange.contracts.ts';
import { sheetImportContracts } from './platform/sheets/import.contracts.ts';
import { processListContracts } from './processes/processList.contracts.ts';
import { wagonFileContracts } from './railway/wagonFile.contracts.ts';
import { aliasContracts } from './alias.contracts.ts';
import { searchContracts } from './search.contracts.ts';
import { todayContracts } from './today/today.contracts.ts';
import { subordinationContracts } from './subordination.contracts.ts';
import { printContracts } from './printing/print.contracts.ts';
import { whatIfContracts } from './terminal/whatIf.contracts.ts';

/** All contracts. The user interfaces import only types from this file, so it adds nothing to their bundles. */
export const contracts = {
  arrival: arrivalContracts,
  display: displayContracts,
  driverTicket: driverTicketContracts,
  journey: journeyContracts,
  kiosk: kioskContracts,
  kioskDesk: kioskDeskContracts,
  orderProgress: orderProgressContracts,
  queue: queueContracts,
  sms: smsContracts,
  enteredWeight: enteredWeightContracts,
  hold: holdContracts,
  note: noteContracts,
  scale: scaleContracts,
  stock: stockContracts,
  weighing: weighingContracts,
  cashDesk: cashDeskContracts,
  cashFlow: cashFlowContracts,
  orderPayments: orderPaymentContracts,
  failedWork: failedWorkContracts,
  payment: paymentContracts,
  invoice: invoiceContracts,
  registerCheck: registerCheckContracts,
  alikeFirms: alikeFirmsContracts,
  timeline: timelineContracts,
  firmMerge: firmMergeContracts,
  answerTemplate: answerTemplateContracts,
  calendar: calendarContracts,
  crmEvent: crmEventContracts,
  calendarImport: calendarImportContracts,
  letterInvitation: letterInvitationContracts,
  freeTimes: freeTimeContracts,
  letterRecord: letterRecordContracts,
  mailConsent: mailConsentContracts,
  mailboxTrial: mailboxTrialContracts,
  conversation: conversationContracts,
  mailTemplate: mailTemplateContracts,
  openedAccount: openedAccountContracts,
  mailing: mailingContracts,
  receivedMail: receivedMailContracts,
  writtenMail: writtenMailContracts,
  task: taskContracts,
  process: processContracts,
  reclamation: reclamationContracts,
  unloading: unloadingContracts,
  plan: planContracts,
  weighingReport: reportContracts,
  account: accountContracts,
  app: appContracts,
  file: fileContracts,
  orderFile: orderFileContracts,
  customerRequestFile: customerRequestFileContracts,
  customerRequestCommentFile: customerRequestCommentFileContracts,
  interactionFile: interactionFileContracts,
  interactionCommentFile: interactionCommentFileContracts,
  taskFile: taskFileContracts,
  reclamationFile: reclamationFileContracts,
  form: formContracts,
  menu: menuContracts,
  people: peopleContracts,
  setting: settingContracts,
  view: viewContracts,
  version: versionContracts,
  exchange: exchangeContracts,
  sheetImport: sheetImportContracts,
  processList: processListContracts,
  wagonFile: wagonFileContracts,
  search: searchContracts,
  today: todayContracts,
  subordination: subordinationContracts,
  linkedDocument: linkedDocumentContracts,
  userAlias: aliasContracts.user,
  userSettingAlias: aliasContracts.userSetting,
  roleGroupAlias: aliasContracts.roleGroup,
  counterpartyAlias: aliasContracts.counterparty,
  costArticleAlias: aliasContracts.costArticle,
  pricelistAlias: aliasContracts.pricelist,
  productCategoryAlias: aliasContracts.productCategory,
  print: printContracts,
  whatIf: whatIfContracts,
  priceList: priceListContracts,
  notForCustomer: notForCustomerContracts,
  bomCost: bomCostContracts,
  variants: variantContracts,
  customerOrder: customerOrderContracts,
  orderPaper: orderPaperContracts,
  orderLetter: orderLetterContracts,
  order: orderContracts,
  orderComment: orderCommentContracts,
  announce: announceContracts,
  amount: amountContracts,
  salesAnalysis: salesAnalysisContracts,
  statusCount: statusCountContracts,
  board: boardContracts,
  request: requestContracts,
  timeSpent: timeSpentContracts,
  requestForm: requestFormContracts,
  customerRequestComment: customerRequestCommentContracts,
  interactionComment: interactionCommentContracts,
  salesOrderDouble: doubleContracts.salesOrder,
  customerRequestDouble: doubleContracts.customerRequest,
  price: priceContracts,
  configurator: configuratorContracts,
};

/** Any one of the contracts. */
type Contracts = {
  [F in keyof typeof contracts]: (typeof contracts)[F][keyof (typeof contracts)[F]];
}[keyof typeof contracts];
/** The contracts by method and path, as `{ 'GET /dispositions/:id/journey': … }`. */
type ByRoute = { [C in Contracts as `${Uppercase<C['method']>} ${C['path']}`]: C };

/** An endpoint as its caller names it: `GET /dispositions/:id/journey`. */
export type Route = keyof ByRoute;

/** What a call of this endpoint answers. */
export type AnswerAt<R extends Route> = AnswerOf<ByRoute[R]>;

/** The form fields beside the files that a call of this endpoint sends. */
export type FormAt<R extends Route> = Sent<ByRoute[R], 'form'>;

/**
 * One part of a request, such as its body: absent where the contract has none, optional where all its fields are. The body
 * `{ text: string }` of a contract gives `{ body: { text: string } }`, and `{ text?: string }` gives `{ body?: { … } }`.
 * `object extends S` asks whether all fields of `S` are optional.
 */
type Part<C extends Contract, K extends 'params' | 'query' | 'body'> =
  Sent<C, K> extends infer S
    ? [S] extends [undefined]
      ? { readonly [P in K]?: undefined }
      : object extends S
        ? { readonly [P in K]?: S }
        : { readonly [P in K]: S }
    : never;

/** The path parameters and the query, which make the address of a call of this endpoint. */
export type PlaceAt<R extends Route> = Part<ByRoute[R], 'params'> & Part<ByRoute[R], 'query'>;

/** What a call of this endpoint needs. A caller that has lost interest ends the call by `signal`. */
export type WishAt<R extends Route> = PlaceAt<R> &
  Part<ByRoute[R], 'body'> & { readonly signal?: AbortSignal | undefined };
