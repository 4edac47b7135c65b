import { defineEnum } from '../kernel/enumeration.ts';

export const outgoingEmailStatus = defineEnum('outgoingEmailStatus', ['draft', 'queued', 'sent', 'failed']);
