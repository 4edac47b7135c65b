import { describe, expect, it } from 'vitest';
import { registrationErrors, type RegistrationForm } from './registration.rules.ts';

const person: RegistrationForm = {
  name: 'Jan Nowak',
  login: 'jan.nowak',
  email: 'jan@nowak.example',
  password: 'siedem7',
  isFirm: false,
  firmName: '',
  phone: '',
  country: '',
  companyDepartment: '',
  commercialInChargeOfYou: '',
  notVatNumber: false,
  vatNumber: '',
  address: '',
  postalCode: '',
  city: '',
  deliveryDepartment: '',
};
const firm: RegistrationForm = {
  ...person,
  isFirm: true,
  firmName: 'Nowak i Synowie',
  phone: '+48 600 100 200',
  country: 'PL',
  companyDepartment: 'Zakupy',
  commercialInChargeOfYou: 'Halina Handlowa',
  vatNumber: '5260250274',
  address: 'ul. Portowa 1',
  postalCode: '80-001',
  city: 'Gdańsk',
  deliveryDepartment: 'Magazyn',
};

describe('a registration', () => {
  it.each([
    ['a person without a firm', person],
    ['a firm', firm],
    ['a firm that has no VAT number', { ...firm, notVatNumber: true, vatNumber: '' }],
    ['a firm from abroad', { ...firm, country: 'DE', vatNumber: 'DE136695976', postalCode: '20095' }],
  ])('a registration of %s may be sent', (_case, form) => expect(registrationErrors(form)).toEqual([]));

  it.each<[string, Partial<RegistrationForm>, string, string]>([
    ['an empty name', { name: '  ' }, 'name', 'required'],
    ['an e-mail address that is none', { email: 'jan@' }, 'email', 'email_invalid'],
    ['a login like an address', { login: 'anna@firma.pl' }, 'login', 'login_invalid'],
    ['a password of six characters', { password: '123456' }, 'password', 'too_short'],
    ['a telephone that is none', { phone: 'brak' }, 'phone', 'phone_invalid'],
    ['a firm without its name', { ...firm, firmName: '' }, 'firmName', 'required'],
    ['a firm without a country', { ...firm, country: '' }, 'country', 'country_missing'],
    ['a NIP with a wrong check digit', { ...firm, vatNumber: '5260250275' }, 'vatNumber', 'nip_invalid'],
    [
      'a German number that is none',
      { ...firm, country: 'DE', vatNumber: '12' },
      'vatNumber',
      'vat_number_invalid',
    ],
    ['a firm without its VAT number', { ...firm, vatNumber: '' }, 'vatNumber', 'required'],
  ])('a registration with %s is refused at that field alone', (_case, change, field, code) => {
    expect(registrationErrors({ ...person, ...change })).toMatchObject([{ field, code }]);
  });

  it('a registration of a person names every field that is empty', () => {
    const empty = { ...person, name: '', login: '', email: '', password: '' };
    expect(registrationErrors(empty).map(({ field }) => field)).toEqual([
      'name',
      'login',
      'email',
      'password',
    ]);
  });
});
