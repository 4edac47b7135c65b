import type { RegistrationForm as Registration } from '#domain/platform/registration.rules.ts';

export type RegistrationForm = Registration & { readonly passwordAgain: string };

export const emptyRegistration: RegistrationForm = {
  name: '',
  login: '',
  email: '',
  password: '',
  passwordAgain: '',
  isFirm: false,
  phone: '',
  firmName: '',
  country: 'PL',
  companyDepartment: '',
  commercialInChargeOfYou: '',
  // Ticked by a firm that has no VAT number.
  notVatNumber: false,
  vatNumber: '',
  address: '',
  postalCode: '',
  city: '',
  deliveryDepartment: '',
};

/** The body of the call. For a person it has no fields of a firm. The repeated password is left out. */
export function registrationOf(form: RegistrationForm): Partial<Registration> {
  const { passwordAgain: _typedTwice, ...all } = form;
  const { name, login, email, password, isFirm } = all;
  if (!isFirm) return { name, login, email: email.trim(), password, isFirm };
  return { ...all, email: email.trim(), vatNumber: all.notVatNumber ? '' : all.vatNumber };
}
