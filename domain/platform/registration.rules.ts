import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { FieldError } from '../kernel/fail.ts';
import { vatNumberFault } from '../partners/vatNumber.rules.ts';
import { passwordFault } from './password.rules.ts';
import { formatRules } from './viewFormats.ts';

/** The input of a registration; the fields of a firm are empty for a person. */
export interface RegistrationForm {
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly password: string;
  readonly isFirm: boolean;
  readonly firmName: string;
  readonly phone: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  readonly companyDepartment: string;
  readonly commercialInChargeOfYou: string;
  /** Whether the firm has no VAT number: `vatNumber` is then not used. */
  readonly notVatNumber: boolean;
  readonly vatNumber: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly deliveryDepartment: string;
}
type FormField = keyof RegistrationForm;

/** What everybody must fill in; a firm must fill in `ofFirm` too. */
const ofPerson = ['name', 'login', 'email', 'password'] as const satisfies readonly FormField[];
const ofFirm = [
  'firmName',
  'phone',
  'companyDepartment',
  'commercialInChargeOfYou',
  'address',
  'postalCode',
  'city',
  'deliveryDepartment',
] as const satisfies readonly FormField[];

/** The required fields, depending on the data of the firm. */
function neededFields({
  isFirm,
  notVatNumber,
}: Pick<RegistrationForm, 'isFirm' | 'notVatNumber'>): readonly FormField[] {
  if (!isFirm) return ofPerson;
  return [...ofPerson, ...ofFirm, 'country', ...(notVatNumber ? [] : (['vatNumber'] as const))];
}

/**
 * 2 to 60 letters of any alphabet, digits, dots, underscores and hyphens. A login has no @, so that nobody can use another
 * person's address as login.
 */
const loginShape = /^[\p{L}\p{N}._-]{2,60}$/u;

/** All errors of the form, at most one per field; empty if it is valid. */
export function registrationErrors(form: RegistrationForm): FieldError[] {
  const empty = neededFields(form).filter((field) => String(form[field]).trim() === '');
  const faults: FieldError[] = empty.map((field) => ({
    field,
    code: field === 'country' ? 'country_missing' : 'required',
  }));
  /** Adds an error if the value does not fit, unless the field has an error already or is empty. */
  const check = (field: FormField, fits: boolean, code: ErrorCode, params?: FieldError['params']) => {
    if (!fits && !faults.some((fault) => fault.field === field) && form[field] !== '')
      faults.push({ field, code, ...(params ? { params } : {}) });
  };
  check('email', formatRules.email.fits(form.email), 'email_invalid');
  check('login', loginShape.test(form.login), 'login_invalid');
  const fault = passwordFault(form.password);
  if (fault) check('password', false, fault.code, fault.params);
  check('phone', formatRules.phone.fits(form.phone), 'phone_invalid');
  check('country', /^[A-Z]{2}$/.test(form.country), 'country_missing');
  if (form.isFirm && !form.notVatNumber && form.country !== '') {
    const vatNumberError = vatNumberFault(form.country, form.vatNumber);
    check('vatNumber', vatNumberError === undefined, vatNumberError ?? 'vat_number_invalid');
  }
  return faults;
}
