import { versioned } from '#database/predefined/rows.ts';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field, TextField } from '#domain/kernel/field.ts';
import { operatorsOf, takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import { isRegistryNumber, type RegistryNumber } from '#domain/kernel/numberKinds.ts';
import { isNumber } from '#domain/kernel/registryNumbers.ts';
import { declarations } from '#domain/objects.ts';
import { checkDigit } from '#domain/railway/wagonNumber.rules.ts';

/** Counts the values that were made, so that each can differ from the others. */
let made = 0;

/**
 * A Polish NIP that nobody has had yet: nine digits and their check digit. Numbers whose check sum is 10 have no check digit,
 * and are passed over.
 */
const newNip = (): string => {
  for (;;) {
    const first = String(++made).padStart(9, '5');
    const last = Array.from({ length: 10 }, (_, digit) => `${first}${digit}`).find((nip) =>
      isNumber('nip', nip),
    );
    if (last) return last;
  }
};

const newNumber: Readonly<Record<RegistryNumber, () => string>> = {
  nip: newNip,
  vatNumber: newNip,
  regon: () => '012100784',
  krs: () => '0000028860',
  iban: () => 'PL61109010140000071219812874',
};

/** A valid value for each type of field, for records that need one. */
export const sampleValues: Record<Exclude<Field['type'], 'reference' | 'rows'>, (field: Field) => unknown> = {
  text: (field) => textFor(field as TextField),
  integer: (field) => {
    const { min = 0, max = Infinity } = field.type === 'integer' ? field : {};
    made += 1;
    return made <= max ? made : min + (made % (max - min + 1));
  },
  decimal: () => '1',
  tonnes: () => '1.000',
  money: () => '1.00',
  boolean: () => true,
  date: () => '2026-03-01',
  datetime: () => '2026-03-01T10:00:00.000Z',
  time: () => '10:00:00',
  enumeration: (field) => (field.type === 'enumeration' ? field.enumeration.values[0] : null),
  translated: () => ({ pl: 'x' }),
  json: () => ({}),
};

const textFor = ({ format, maxLength }: TextField): string => {
  if (format === 'email' || format === 'emails') return `contract${++made}@keja.example`;
  if (format === 'phone') return '+48600100200';
  if (format === 'color') return '#112233';
  if (format === 'recurrence') return 'FREQ=WEEKLY';
  if (format === 'screen') return 'live-queue';
  if (format === 'object') return anyObject();
  if (format === 'valueFormat') return 'iban';
  if (isRegistryNumber(format)) return newNumber[format]();
  // Short and different each time, so that unique fields accept it.
  return (++made).toString(36).slice(-(maxLength || 8));
};

/** A wagon number that no wagon has yet: eleven digits and their check digit. */
const newWagonNumber = () => {
  const digits = String(++made).padStart(11, '3');
  return `${digits}${checkDigit(digits)}`;
};

/** The name of one of these objects. It changes from call to call. */
const oneOf = (among: readonly Declaration[]) => (among[++made % among.length] as Declaration).name;
const anyObject = () => oneOf(declarations);
/** The objects without a setting of their versions. An object may have only one, and some come with the installation. */
const unversioned = declarations.filter(
  ({ name }) => !versioned.some(({ objectType }) => objectType === name),
);
/** The objects whose records do not belong to one person each. */
const shared = declarations.filter(({ personal }) => personal === undefined);

/** Values for fields that need more than a value of their type, by `object.field`: most must name something that exists. */
export const existingNames: Readonly<Record<string, () => string | number>> = {
  'accessRestriction.objectType': () => oneOf(shared),
  'objectVersioningSetting.objectType': () => oneOf(unversioned),
  // A letter is linked with a record that is there: the first vehicle of the demo.
  'incomingEmailLinkedDoc.objectName': () => 'vehicle',
  'incomingEmailLinkedDoc.objectId': () => 1,
  'outgoingEmailLinkedDoc.objectName': () => 'vehicle',
  'outgoingEmailLinkedDoc.objectId': () => 1,
  // Time is spent on a record that its writer sees.
  'timeTrackingItem.objectType': () => 'vehicle',
  'timeTrackingItem.objectId': () => 1,
  'trainWagon.wagonNumber': newWagonNumber,
  'userRole.key': () => `role${++made}`,
  // A reminder comes later than it is written.
  'reminder.date': () => new Date(Date.now() + 86_400_000).toISOString(),
};

/**
 * Further values for a record to which others will refer, by its object. For example a process can begin only with an active
 * definition. The functions get a function that makes a record of an object and returns its id.
 */
export const madeWith: Readonly<
  Record<string, (make: (object: string) => Promise<number>) => Promise<Record<string, unknown>>>
> = {
  // Mail of a personal account is shown to its users only.
  emailAccount: async () => ({ isGeneral: true }),
  // A link is shown with a record that is there.
  incomingEmailLinkedDoc: async (make) => ({ objectName: 'vehicle', objectId: await make('vehicle') }),
  outgoingEmailLinkedDoc: async (make) => ({ objectName: 'vehicle', objectId: await make('vehicle') }),
  timeTrackingItem: async (make) => ({ objectType: 'vehicle', objectId: await make('vehicle') }),
  executorRole: async (make) => ({ executors: [{ executor: await make('user') }] }),
  bpDefinition: async (make) => ({
    isActive: true,
    stageSettingsList: [{ stage: await make('stage'), executorRole: await make('executorRole') }],
  }),
};

/** Every operator of every field of an object, each with a value of its type. */
export function everyComparison(declaration: Declaration): object[] {
  return Object.entries(fieldsOf(declaration))
    .filter(([, field]) => field.type === 'rows' || !field.secret)
    .flatMap(([name, field]) => operatorsOf[field.type].map((operator) => compared(name, field, operator)));
}

/** A reference is compared with an id, which need not exist. */
const comparable = (field: Field): unknown => {
  if (field.type === 'reference') return 1;
  return field.type === 'rows' ? [] : sampleValues[field.type](field);
};

const compared = (fieldPath: string, field: Field, operator: FilterOperator): object => {
  if (takesNoValue(operator)) return { fieldPath, operator };
  const value = comparable(field);
  // A text in several languages is compared with a plain text.
  const comparedWith = typeof value === 'object' ? 'x' : value;
  return { fieldPath, operator, value: takesList(operator) ? [comparedWith, comparedWith] : comparedWith };
};
