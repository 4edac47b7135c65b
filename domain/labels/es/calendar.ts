import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {
    calendar: { one: 'Calendario', many: 'Calendarios' },
    calendarEvent: { one: 'Evento del calendario', many: 'Eventos del calendario' },
    crmEvent: { one: 'Evento de CRM', many: 'Eventos de CRM' },
  },
  fields: {
    start: 'Inicio',
    end: 'Fin',
    allDay: 'Todo el día',
    editable: 'Modificable',
    begin: 'Comienza',
    ending: 'Termina',
    eventType: 'Tipo de evento',
    eventStatus: 'Estado del evento',
    contact: 'Persona de contacto',
    howToContact: 'Forma de contacto',
  },
  ownFields: {},
  enums: {
    crmEventType: {
      title: 'Tipo de evento',
      values: { Meeting: 'Reunión', Call: 'Llamada', Email: 'Correo', Visit: 'Visita', Other: 'Otro' },
    },
    crmEventStatus: {
      title: 'Estado del evento',
      values: { Planned: 'Previsto', Done: 'Realizado', Canceled: 'Cancelado' },
    },
  },
} as const satisfies RoomWords;
