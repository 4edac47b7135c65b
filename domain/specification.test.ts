import { describe, expect, it } from 'vitest';
import { fieldOf, type Declaration } from './kernel/declaration.ts';
import { enumerationsOf } from './kernel/enumerations.ts';
import { declarations, objects, type ObjectName } from './objects.ts';

/**
 * The fields that the specification gives each object, in its own words: a reference may stand with or without `Id`.
 * What it only describes ("gateway fields") is not here.
 */
const specified: Partial<Record<ObjectName, string>> = {
  disposition: `id numberStr date typeOfDocument status statusId state scaleId scaleTwoId weighingStationId driver vehicle order
    schemeOfCargo ship beginWeighting endWeighting netto nettoRegistered numberOfWeighted driverPhoneNumber forwarderId
    carsQueueStatus orderId updatedAt prefix type numberOfWeighing allowRetaring gmpCheck ratified closed scale scaleTwo box
    carrier customer forwarder product position vendor warehouse actualWarehouse weighingStation mine assortment trailer
    barCode driverTicket entryTicket`,
  dispositionStatus: 'id name key color',
  dispositionStatusHistory:
    'date carsQueueStatus duration stDuration stStatus dispositionId statusId authorId',
  weighingRecord: `prefix typeOfDocument typeOfOperation schemeOfCargo customer mine driver forwarder position vendor ship
    dispositionId approved vehicle trailer warehouse box product scaleBrutto scaleNetto scaleTare bruttoAuthor tareAuthor
    nettoAuthor approvedAuthor approvedDate nettoTime tareTime bruttoTime cancelWeighting date trainNumber brutto tare netto
    carNumber idCard ticketNumber`,
  weighingStation: `name code typeOfDocument scalesType barCodePrefix automaticWeightingEnd gmp useResearch forwarder
    isOpenSubOrders prefix nonOracleLoad assortment controlCompany base product ship box warehouse schemeOfCargo owner author
    maxDecrease carsBufferTerminal carsBufferParking minutesCarService queueOn`,
  outgoingSms:
    'id date number numberStr prefix body sent author dispositionId vehicleId driverId updatedAt recipients',
  scale: `name code barCodePrefix scalesNumber scalesVersion address port scalesType typeOfDocument factor deviation iot
    scaleProtocolId loggingOn`,
  scaleProtocol: 'name type server port api command register serialPort parserType configS7',
  schemeOfCargo: `name typeOfOperation typeOfDocument disableControlInDispositions disableControlOnScales returnToWarehouse
    reverseOperation ship moving vehicle defaultWarehouse`,
  vehicle: 'name code type tare loadCapacity trackModelId',
  punishment: `id date number numberStr prefix markedToDelete comment quantity amount barcode isPaid isCanceled isHandcrafted
    author authorCancellation punishmentType dispositionId vehicleId driverId`,
  punishmentType: `id name markedToDelete code price useForExternalDrivers useForInternalDrivers isService shortName
    accountingName vatRateId`,
  deliveryOrder: 'typeOfDocument state markedToDelete',
  workingPlace: `id code name desktopMode desktopName markedToDelete computerName control networkPort numberOfCopies orientation
    pageSize desibleWorkingInSeveralSessions raisingRailwayDisposition isRollPrinter clientIdSerial printerName`,
  user: `id uuid isActive login name password email abbreviation externalUser fullRights use2FA useCustomerAccess referralToken
    emailConfirmationToken passwordResetToken`,
  userRole: 'id name key readOnly lang markedToDelete',
  counterparty: `sendDriversSms isForwarder isVendor isCustomer useActualWarehouse useProductCondition notUse nip abbreviation
    language address street postCode locality country contacts region priceType manager currency termOfPayament regon krs externalId
    documentationForm legalForm taxation status name email phone packageMaterial deliverySettings countryId currencyId`,
  product: `id sortNumber status name code article description imgUrl lang configProduct unitOfMeasureId unitOfMeasure
    distinguishFont notUsedProductCondition presentationColor externalId`,
  mine: 'name code',
  productVariantDefinition: 'id product productId additionalParameters',
  productVariant: 'id product productId name predefinedName variants',
  bom: 'name code status activeFrom activeTo quantity unitOfMeasure labor materials operations products',
  inventoryCategory: 'name predefinedName type prefixes',
  inventoryOperationType: 'name',
  inventoryStatus: 'name',
  inventoryDocument: `date number incomingDate incomingNumber basicDocumentType basicDocumentId exchangeRate exchangeRateDate
    exchangeRateTableNumber amountsType comment clientId warehouseFromId warehouseToId statusId prefix operationTypeId
    currencyId authorId salesOrderId projectId`,
  deliveryNote: `date number incomingDate incomingNumber basicDocumentType basicDocumentId exchangeRate exchangeRateDate
    exchangeRateTableNumber amountsType comment clientId warehouseFromId warehouseToId statusId prefix operationTypeId
    currencyId authorId salesOrderId projectId`,
  deliveryPayment: `date number numberStr prefix comment amount fakturaNIP fakturaName fakturaCheck isPaid isPrint author
    workingPlace disposition counterparty punishments`,
  deliverySchedule: 'prefix statusId counterparties items salesOrders',
  orderForTransport: 'numberStr',
  weightedDisposition: 'id dispositionId',
  plumbLine:
    'id dispositionId shipUnloadingId date number beginWeighting endWeighting scaleId boxId count enumerator',
  shipUnloading: `date approvedDate number numberStr markedToDelete beginWeighting endWeighting boxId netto dispositionId
    positionId warehouseId scaleId authorId schemeOfCargo box forwarder deliveryOrder carrier product ship customer vendor
    warehouse status position typeOfDocument type`,
  paymentType: 'id name markedToDelete description status type currencyId',
  paymentOperation: 'date number numberStr paymentType cashFlowItem project movement',
  cashFlowItem: 'name description type',
  position: 'id name markedToDelete code',
  termOfPayment: 'id name days markedToDelete lang',
  vatRate: 'id name fullName taxRate basicItem forServices reverseChange',
  defaultRole: 'userRoleId',
  roleGroup: 'id name markedToDelete settings users departments navigation',
  accessRestriction: 'id objectType useRestriction useDepartmentRestriction',
  additionalParameter: 'id name predefinedName type model createdAt',
  viewSetting: `id name title description viewType objectId items filters toolbar template module lang
    markedToDelete isDefault`,
  userViewSetting: 'viewId userId',
  appSettingItem: 'name createdAt',
  appSetting: 'createdAt',
  userSettingItem: 'name createdAt',
  userSetting: 'userId',
  objectVersioningSetting: 'id objectType versioningMethod',
  component: 'name title module',
  authenticationCode: 'period authCode userId',
  printHistory: 'documentType documentId documentNumber documentData',
  printView: 'originalId routeOwner isPrintAndClosed',
  notification: 'id type title description icon iconColor objectName objectId read createdAt',
  timeTrackingItem: 'id objectType objectId objectData startDate elapsedTime comment updatedAt',
  documentNumerator: 'docType numerator numeratorValue yearNumber lastNumber',
  documentPrefix: 'name template isActive default periodicity documentTypes',
  articleDocument: 'name isChild isParent hasChildren parentId thema fileName',
  file: 'description verification_protocol type size',
  firm: 'name address',
  department: 'name leaderId deputyId employees',
  employee: 'name email phone abbreviation userId capabilities',
  standing: 'id name markedToDelete',
  scorePoint: 'id name value color',
  exchangeRate: 'rate multiplier currencyId rateDate activeDate table tableNuber',
  reportSetting: `id name title description periodType dateType date dateFrom dateTo showYTotal showXTotal dataQuery fields
    filters calcs groups sort lang markedToDelete`,
  reportVariant: `id name variantName userId reportId periodType dateType title description date dateFrom dateTo fields filters
    groups calcs sorts showYTotal showXTotal hideDetails pageSize pageOrientation pageFontSize`,
  exchangeNode: 'name predefinedName',
  exchangeObject: 'objectId objectName objectDescription changeType sent',
  externalDatabaseConnection: 'server port database dialect user',
  salesOrder: `prefix number numberStr customerId status currency reference deliveryDate shipmentDate paymentTerms project
    deliveryMethod packageMaterial discount products files sumNetto sumBrutto sumVat incompliteParams`,
  salesOrderStatus:
    'id name markedToDelete default customerAccess customerLockOrder isClosed code color lang',
  pricelist:
    'number priceCode date beginDate endDate createdAt kind pricingMethod discountType rate multiplier',
  discount: 'number date beginDate endDate createdAt',
  supplyMethod: 'id name markedToDelete',
  customerRequest: `numberStr order orderNumber tags status constructor executor manager customer executionTerm sendingDate
    comments files reference`,
  customerRequestComment:
    'text byEmail emailTitle emailUid emailId emailAccountId emailType customerRequestId',
  interaction: `numberStr tags reference files comments sendingDate status manager executor customer financialPeriod id uuid number
    prefix version versionUuid statusId state comment ordered authorId interactionProductTable`,
  interactionComment: 'interactionId',
  reclamation: `id editPossitions number inputDate salesDate docType salesOrder docGroup customer execution_type decision
    decisionDate executionTerm deliveryTerm status manager guarantyCard name surname telephone email postalCode city address
    invName invSurname invTelephone invEmail invPostalCode invCity invAddress comment internalComment lw zlc amount possitions tasks emails
    recentActivities reference salesReference`,
  reclamationItem: 'reclamationId reclamationSubjectId',
  reclamationProductionOrder: 'reclamationId description',
  prodorderReclamation: 'reclamationId orderNumber',
  reclamationSubject: 'id name markedToDelete oracleId code guarantee',
  reclamationType: 'id days name markedToDelete oracleId printName',
  bpDefinition: 'description isActive stageSettingsList stages lang',
  bpExemplar: 'status ownerObjectName ownerObjectId definitionId',
  bpHistory: 'exemplarId',
  stage: 'id name markedToDelete',
  task: `id number name date started executed description uuid customerId executorRoleId executorId taskTemplateId executorName
    importance authorId emailTitle emailBody emailFrom orderId fromErp subjectString executionAccepted markedToDelete
    emailBodyType executionPeriod parentTask checkExecution checkResult checker executionHistory bpDefinition stage ownerType
    ownerId orders lang`,
  taskTemplate: `id name importance code description markedToDelete checkExecution executionDays executionHours
    executionMinutes currentDateExecution executorId executorRoleId checkerId`,
  executorRole: 'code name executors',
  mailbox: 'name sort icon title',
  incomingEmail: 'from to subject body hasLinks processed counterparty contactPerson date',
  outgoingEmail: 'from to subject body hasLinks processed counterparty contactPerson date',
  outgoingEmailAttachment: 'filename contentType',
  emailAccount: `isActive isGeneral name user password imapHost imapPort imapTls smtpHost smtpPort smtpTls forSend forReceive
    storeReceived storeSended isService users`,
  emailTemplate: `uuid name isActive cc bcc baseDocument executionCondition recepientsCondition contentVariantsList`,
  emailSignature: 'signatures userId emailId',
  calendar: 'color',
  calendarEvent: 'calendarId title start end allDay editable',
  crmEvent: `date begin ending eventType eventStatus contact howToContact description markedToDelete counterparty employee
    project interaction author`,
};

const given = Object.entries(specified).flatMap(([object, fields]) =>
  fields.split(/\s+/).map((field) => [object as ObjectName, field] as const),
);

describe('what the specification gives', () => {
  it.each(given)('%s has %s', (object, field) => {
    const declaration = objects[object];
    const { alsoNamed = {}, answersWith = {}, answersFiles } = declaration as Declaration;
    const otherwise = Object.keys({ ...alsoNamed, ...answersWith }).map((name) => name.split('.')[0]);
    const referred = field.endsWith('Id') ? fieldOf(declaration, field.slice(0, -2)) : undefined;
    const isAnswered = otherwise.includes(field) || (field === 'files' && answersFiles === true);
    expect(isAnswered || referred?.type === 'reference' || fieldOf(declaration, field) !== undefined).toBe(
      true,
    );
  });

  it.each<[ObjectName, string, unknown]>([
    ['disposition', 'type', 'Loading'],
    ['disposition', 'numberOfWeighing', 1],
    ['disposition', 'numberOfWeighted', 0],
    ['weighingStation', 'prefix', 'AAA'],
    ['weighingStation', 'minutesCarService', 3],
    ['scale', 'scalesType', 'WithoutWeighing'],
    ['scale', 'typeOfDocument', 'Automobile'],
    ['schemeOfCargo', 'typeOfOperation', 'Shipment'],
    ['schemeOfCargo', 'typeOfDocument', 'Automobile'],
    ['vehicle', 'type', 'Car'],
    ['workingPlace', 'numberOfCopies', 1],
    ['workingPlace', 'orientation', 'portrait'],
    ['product', 'status', 'Active'],
    ['counterparty', 'status', 'Active'],
    ['outgoingSms', 'sent', false],
    ['additionalParameter', 'type', 'text'],
    ['viewSetting', 'viewType', 'list'],
    ['objectVersioningSetting', 'versioningMethod', 'all'],
    ['notification', 'type', 'INFO'],
    ['notification', 'read', false],
    ['timeTrackingItem', 'objectType', 'interaction'],
    ['documentPrefix', 'periodicity', 'indefinite'],
    ['exchangeRate', 'table', 'A'],
    ['reportSetting', 'periodType', 'date'],
    ['reportSetting', 'dateType', 'date'],
    ['reportVariant', 'pageSize', 'A4'],
    ['reportVariant', 'pageOrientation', 'landscape'],
    ['reportVariant', 'pageFontSize', 12],
    ['reportVariant', 'marginTop', 20],
    ['reportVariant', 'marginLeft', 20],
    ['reportVariant', 'marginBottom', 20],
    ['reportVariant', 'marginRight', 20],
    ['deliveryNote', 'amountsType', 'brutto'],
    ['inventoryDocument', 'amountsType', 'brutto'],
    ['inventoryCategory', 'type', 'income'],
    ['paymentType', 'status', 'Ongoing'],
    ['paymentType', 'type', 'Cash'],
    ['cashFlowItem', 'type', 'Receipt'],
    ['interaction', 'version', 1],
    ['interaction', 'state', 'Active'],
    ['bpExemplar', 'status', 'Active'],
    ['task', 'importance', 'NOT_SET'],
    ['task', 'emailBodyType', 'html'],
  ])('%s.%s begins as %j', (object, field, value) => {
    expect(fieldOf(objects[object], field)).toMatchObject({ default: value });
  });

  it('delivery schedules are numbered under AAA', () => expect(objects.deliverySchedule.prefix).toBe('AAA'));

  it('weighing records are numbered under LP', () => expect(objects.weighingRecord.prefix).toBe('LP'));

  it('interactions are numbered under IT', () => expect(objects.interaction.prefix).toBe('IT'));

  it('a line of an order carries its price, its discount and what was chosen', () => {
    expect(Object.keys(objects.salesOrder.fields.products.fields)).toEqual(
      expect.arrayContaining(
        `product quantity description numberOfPieces length height unitOfMeasure price sumNetto sumBrutto vat discountSum
          discountPercent prices choosenParameters configProduct`.split(/\s+/),
      ),
    );
  });

  it.each<ObjectName>([
    'salesOrder',
    'customerRequest',
    'customerRequestComment',
    'interaction',
    'interactionComment',
    'reclamation',
    'task',
  ])('%s is answered with its files', (object) => {
    expect(objects[object]).toMatchObject({ answersFiles: true });
  });

  it('the actions on a reclamation stand in the order of their numbers', () => {
    expect(objects.reclamationHistory.fields.actionType.enumeration.values.slice(0, 7)).toEqual([
      'NotSelected',
      'StatusChange',
      'CommentAdded',
      'FileAdded',
      'Decision',
      'ServiceOrderAdded',
      'Reminder',
    ]);
  });

  it('a message is cut to 160 characters, its recipients are rows', () => {
    expect(objects.outgoingSms.fields.body).toMatchObject({ maxLength: 160 });
    expect(Object.keys(objects.outgoingSms.fields.recipients.fields)).toEqual(
      expect.arrayContaining(['phoneNumber', 'name', 'sent']),
    );
  });

  it('an employee’s capabilities are rows, each with its score', () => {
    expect(Object.keys(objects.employee.fields.capabilities.fields)).toEqual(['capability', 'scorePoint']);
  });

  it.each<[string, string]>([
    ['scaleType', 'Gross Tara GrossAndTara Bunker WithoutWeighing'],
    ['scaleProtocolType', 'Mechanical IoT TCP/IP Modbus COM S7'],
    ['scaleParser', 'ToledoSimple ToledoSimpleTwice ToledoModbus IT4000E'],
    ['typeOfDocument', 'Automobile Railway Water Internal'],
    ['dispositionType', 'Loading Unloading'],
    ['transport', 'Car Trailer Carriage'],
    [
      'typeOfOperation',
      'Shipment Receipt Reweighing DirectVariantShipment DirectVariantReceipt Resigning Relocation',
    ],
    ['customsGoods', 'EU NonEU'],
    ['researchResult', 'Positive Negative'],
    ['dispositionState', 'OnTheWay NaTerminalu SecondWeighing ParkingExit Loaded Unloaded RemoveWeight'],
    [
      'carsQueueStatus',
      'OnTheWay EntryReservedWithBuffer Accepted EntryReserved EntryAllowed ParkingExit TerminalExit Deleted EntryAddParking ExitAddParking Paused',
    ],
    ['weighingState', 'notWeighting beginWeighting stopWeighting endWeighting'],
    ['deliveryNoteState', 'OnBrutto OnTare Returns Closed ToApproved'],
    ['transportWay', 'shippingCompany ourTransport'],
    ['bomStatus', 'active draft canceled'],
    ['paymentKind', 'Cash Bank'],
    ['movement', 'Receipt Expense'],
    ['packageMaterial', 'Karton Folia'],
    ['activeStatus', 'Active Blocked'],
    ['additionalParameterType', 'text number date datetime time switch textarea'],
    ['viewType', 'list detail select other'],
    ['menuViewType', 'list detail report worker subsystem'],
    ['versioningMethod', 'create update confirm all'],
    ['exchangeTable', 'A B C'],
    ['aggregation', 'sum min max average'],
    ['deliveryMethod', 'STANDARD UNTIL_CERTAIN_DATE ON_CERTAIN_DATE VIP'],
    ['pricelistKind', 'main surcharge'],
    ['pricingMethod', 'fixed formula percent scale table'],
    ['discountType', 'price percent formula'],
    ['projectStatus', 'Finished Ongoing'],
    ['importance', 'NOT_SET HIGHT NORMAL LOW'],
    ['stageResult', 'error success not_found_next_stage'],
  ])('%s may be %s', (name, values) => {
    const found = enumerationsOf(declarations).find((enumeration) => enumeration.name === name);
    expect(found?.values).toEqual(expect.arrayContaining(values.split(' ')));
  });
});
