import type { Text } from '../i18n/useText.ts';

const translatedRoles = ['administrator', 'operator', 'sales', 'forwarder'] as const;

/** The translated name of a role; a role that an administrator added is shown by its own name. */
export function roleText(text: Text, role: string): string {
  const name = translatedRoles.find((each) => each === role);
  return name ? text(`login.roles.${name}`) : role;
}
