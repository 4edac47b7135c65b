import type { Words } from '../words.ts';

export const filterGroups: Words<'filterGroups'> = {
  holds: 'El registro cumple',
  all: 'todas las condiciones',
  any: 'al menos una condición',
  group: 'Grupo de condiciones',
  add: 'Añadir grupo',
  remove: 'Quitar grupo',
  aim: 'Añadir campos aquí',
  aimed: 'Los campos elegidos van aquí',
  empty: 'Un grupo sin condiciones no restringe nada.',
  unknownField: 'Este campo ya no existe o no tiene acceso a él. Quite la condición.',
};
