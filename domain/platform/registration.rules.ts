import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { FieldError } from '../kernel/fail.ts';
import { vatNumberFault } from '../partners/vatNumber.rules.ts';
import { formatRules } from './viewFormats.ts';

/** What a person writes who registers; what a firm adds stands empty for a person. */
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
  readonly notVatNumber: boolean;
  readonly vatNumber: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly deliveryDepartment: string;
}
type FormField = keyof RegistrationForm;

export const shortestPassword = 7;

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

/** The fields that have to be filled, by what is said of the firm. */
export const neededFields = ({
  isFirm,
  notVatNumber,
}: Pick<RegistrationForm, 'isFirm' | 'notVatNumber'>): readonly FormField[] => {
  if (!isFirm) return ofPerson;
  return [...ofPerson, ...ofFirm, 'country', ...(notVatNumber ? [] : (['vatNumber'] as const))];
};

/** A login has no @, so that nobody can call themselves by another's address. */
const loginShape = /^[\p{L}\p{N}._-]{2,60}$/u;

/** Everything that is wrong with the form, each field once; nothing when it may be sent. */
export const registrationErrors = (form: RegistrationForm): FieldError[] => {
  const empty = neededFields(form).filter((field) => String(form[field]).trim() === '');
  const faults: FieldError[] = empty.map((field) => ({
    field,
    code: field === 'country' ? 'country_missing' : 'required',
  }));
  const check = (field: FormField, fits: boolean, code: ErrorCode, params?: FieldError['params']) => {
    if (!fits && !faults.some((fault) => fault.field === field) && form[field] !== '')
      faults.push({ field, code, ...(params ? { params } : {}) });
  };
  check('email', formatRules.email.fits(form.email), 'email_invalid');
  check('login', loginShape.test(form.login), 'login_invalid');
  check('password', form.password.length >= shortestPassword, 'too_short', { minLength: shortestPassword });
  check('phone', formatRules.phone.fits(form.phone), 'phone_invalid');
  check('country', /^[A-Z]{2}$/.test(form.country), 'country_missing');
  if (form.isFirm && !form.notVatNumber && form.country !== '') {
    const fault = vatNumberFault(form.country, form.vatNumber);
    check('vatNumber', fault === undefined, fault ?? 'vat_number_invalid');
  }
  return faults;
};
