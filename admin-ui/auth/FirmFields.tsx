import { useWatch } from 'react-hook-form';
import { useText } from '../i18n/useText.ts';
import { CountryField } from './CountryField.tsx';
import { FormText } from './FormText.tsx';
import { FormTick } from './FormTick.tsx';
import { useRules } from './useRules.ts';

const asks = ['country', 'notVatNumber'];

/** The inputs that only a firm fills in when it registers. */
export function FirmFields() {
  const text = useText();
  const { filled } = useRules();
  const [country, notVatNumber] = useWatch({ name: asks }) as [string, boolean];
  const asked = { required: true, rules: { validate: filled } };
  return (
    <>
      <CountryField />
      <FormText name="firmName" label={text('register.firmName')} autoComplete="organization" {...asked} />
      {!notVatNumber && (
        <FormText
          name="vatNumber"
          label={text(country === 'PL' ? 'register.nip' : 'register.vatNumber')}
          {...asked}
        />
      )}
      <FormTick name="notVatNumber" label={text('register.notVatNumber')} />
      <FormText name="address" label={text('register.address')} autoComplete="street-address" {...asked} />
      <FormText name="postalCode" label={text('register.postalCode')} autoComplete="postal-code" {...asked} />
      <FormText name="city" label={text('register.city')} autoComplete="address-level2" {...asked} />
      <FormText name="phone" label={text('register.phone')} type="tel" autoComplete="tel" {...asked} />
      <FormText name="companyDepartment" label={text('register.companyDepartment')} {...asked} />
      <FormText name="deliveryDepartment" label={text('register.deliveryDepartment')} {...asked} />
      <FormText name="commercialInChargeOfYou" label={text('register.commercialInChargeOfYou')} {...asked} />
    </>
  );
}
