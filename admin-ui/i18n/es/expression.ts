import type { Words } from '../words.ts';

export const expression: Words<'expression'> = {
  words: {
    record: 'el registro del proceso',
    now: 'este momento',
    result: 'el resultado escrito por el ejecutor',
    executor: 'usuario del ejecutor',
    startedBy: 'usuario de quien lo inició',
    setField: 'fijar un campo: nombre, valor',
    addComment: 'añadir un comentario',
    sendEmail: 'enviar un correo: plantilla, dirección',
    sendSms: 'enviar un SMS: plantilla, número',
    createTask: 'crear una tarea desde una plantilla',
    notify: 'notificar: usuario, texto',
    startProcess: 'iniciar otro proceso',
    callFunction: 'llamar una función: nombre, parámetros',
    has: 'si un campo está relleno',
    size: 'número de caracteres o filas',
    contains: 'si contiene un texto',
    addDays: 'fecha desplazada en días',
    daysBetween: 'días entre dos fechas',
    total: 'suma de números',
    lower: 'texto en minúsculas',
  },
};
