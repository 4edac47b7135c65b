import type { Text } from '../i18n/useText.ts';

const known = ['administrator', 'operator', 'sales', 'forwarder'] as const;

/** A role in words; one added by an administrator is called what it is called. */
export const roleText = (text: Text, role: string): string => {
  const name = known.find((each) => each === role);
  return name ? text(`login.roles.${name}`) : role;
};
