export const processFault = {
  no_object: 'Wybierz rodzaj rekordów, którym proces towarzyszy.',
  inCondition: 'Warunek %{place}',
  inBefore: 'Warunek wykonania',
  inOnExecution: 'Czynności po wykonaniu',
};
