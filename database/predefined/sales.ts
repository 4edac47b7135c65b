/** The way of an order, from the offer to its end. */
export const salesOrderStatuses = [
  { code: 'OFERTA', name: 'Oferta', color: '#78909c', lang: { pl: 'Oferta', en: 'Offer' } },
  {
    code: 'NEW',
    name: 'Nowe',
    default: true,
    customerAccess: true,
    color: '#1e88e5',
    lang: { pl: 'Nowe', en: 'New' },
  },
  {
    code: 'CONFIRMED',
    name: 'Potwierdzone',
    customerAccess: true,
    customerLockOrder: true,
    color: '#5c6bc0',
    lang: { pl: 'Potwierdzone', en: 'Confirmed' },
  },
  {
    code: 'READY_FOR_PRODUCTION',
    name: 'Gotowe do produkcji',
    customerAccess: true,
    customerLockOrder: true,
    color: '#fb8c00',
    lang: { pl: 'Gotowe do produkcji', en: 'Ready for production' },
  },
  {
    code: 'CANCELED',
    name: 'Anulowane',
    customerAccess: true,
    customerLockOrder: true,
    isClosed: true,
    color: '#e53935',
    lang: { pl: 'Anulowane', en: 'Cancelled' },
  },
  {
    code: 'CLOSED',
    name: 'Zamknięte',
    customerAccess: true,
    customerLockOrder: true,
    isClosed: true,
    color: '#43a047',
    lang: { pl: 'Zamknięte', en: 'Closed' },
  },
];

export const supplyMethods = [
  { code: 'shippingCompany', name: 'Firma spedycyjna' },
  { code: 'ourTransport', name: 'Transport własny' },
];
