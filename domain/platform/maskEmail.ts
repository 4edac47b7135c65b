/** Enough of an address to recognize it: `j•••@n•••.example`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${end}`;
}
