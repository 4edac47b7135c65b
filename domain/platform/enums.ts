import { defineEnum } from '../kernel/enumeration.ts';
import { languages } from '../kernel/language.ts';

/** The languages that a person can have the program in. */
export const interfaceLanguage = defineEnum('interfaceLanguage', languages);
export const pageOrientation = defineEnum('pageOrientation', ['portrait', 'landscape']);
/** Whether a product, a firm or an interaction is in use. */
export const activeStatus = defineEnum('activeStatus', ['Active', 'Blocked']);
/** The types of the parameters, the fields that administrators add to an object. */
export const additionalParameterType = defineEnum('additionalParameterType', [
  'text',
  'number',
  'date',
  'datetime',
  'time',
  'switch',
  'textarea',
]);
/** What a view setting lays out. */
export const viewType = defineEnum('viewType', ['list', 'detail', 'select', 'other']);
/** What a menu entry opens: `worker` is a screen made for one kind of work, `subsystem` a page with all entries of a group. */
export const menuViewType = defineEnum('menuViewType', ['list', 'detail', 'report', 'worker', 'subsystem']);
/** After which writes a version of a record is kept. */
export const versioningMethod = defineEnum('versioningMethod', ['create', 'update', 'confirm', 'all']);
/** The write that made a version. `initial` is the state of a record before the first change of which a version was kept. */
export const versionAction = defineEnum('versionAction', [
  'initial',
  'create',
  'update',
  'confirm',
  'undoConfirm',
  'mark',
  'unmark',
]);
/**
 * What the access log notes: sign-ins, changed passwords, refusals, raw queries, and reads of restricted records and of other
 * people's mail.
 */
export const accessAction = defineEnum('accessAction', [
  'SignIn',
  'SignInFailed',
  'SignOut',
  'PasswordChanged',
  'AccessRefused',
  'RawQuery',
  'RestrictedRead',
  'ForeignMailRead',
]);
export const notificationLevel = defineEnum('notificationLevel', ['INFO', 'WARNING', 'ERROR']);
/** How often the numbers of a prefix begin again. */
export const numberingPeriodicity = defineEnum('numberingPeriodicity', [
  'indefinite',
  'year',
  'quarter',
  'month',
  'day',
]);

/** How long before its time a reminder comes. */
export const reminderLead = defineEnum('reminderLead', [
  'AtTime',
  'FiveMinutes',
  'QuarterHour',
  'HalfHour',
  'Hour',
  'TwoHours',
  'Day',
  'TwoDays',
  'Week',
]);
/** How often a reminder comes again. */
export const reminderRepeat = defineEnum('reminderRepeat', [
  'Once',
  'Daily',
  'WorkingDays',
  'Weekly',
  'Monthly',
  'Yearly',
  'WithEvent',
]);
