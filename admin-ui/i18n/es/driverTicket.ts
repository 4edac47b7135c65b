import type { Words } from '../words.ts';

export const driverTicket: Words<'driverTicket'> = {
  title: 'Tique del conductor',
  driver: 'Tique para el quiosco',
  sendCode: 'Enviar el código del quiosco',
  sendCodeAsk: '¿Enviar por SMS al conductor de %{plate} un nuevo código para el quiosco?',
  codeSent: 'Se ha enviado el código al conductor de %{plate}.',
  renew: 'Emitir un tique nuevo',
  renewAsk: '¿Emitir un tique nuevo para el conductor de %{plate}? El actual dejará de funcionar.',
  renewed: 'Se ha emitido un tique nuevo. Comuníqueselo al conductor.',
  entry: 'Tique de entrada',
  writeEntry: 'Registrar el tique de entrada',
  writeEntryAsk: '¿Qué tique de entrada tiene %{plate}? Una vez registrado no se puede cambiar.',
  entryWritten: 'Se ha registrado el tique de entrada de %{plate}.',
};
