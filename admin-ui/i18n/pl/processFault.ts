export const processFault = {
  no_object: 'Wybierz rodzaj rekordów, którym proces towarzyszy.',
  no_stages: 'Proces nie ma jeszcze żadnego etapu.',
  stage_twice: 'Ten etap występuje dwa razy.',
  stage_missing: 'Prowadzi do etapu, którego tu nie ma.',
  unreachable: 'Żadna droga tu nie prowadzi. Połącz go z innym etapem.',
  no_way_out: 'Stąd proces nigdy się nie skończy.',
  no_executor: 'Nie wiadomo, kto go wykona. Wskaż wykonawcę, rolę albo szablon zadania.',
  template_no_executor:
    'Szablon zadania nie wskazuje wykonawcy. Wskaż wykonawcę lub rolę tutaj albo uzupełnij szablon.',
  no_conditions: 'Etap warunkowy nie ma żadnego warunku.',
  condition_circle: 'Warunki prowadzą w kółko.',
  expression: 'Wyrażenie ma błąd.',
  inCondition: 'Warunek %{place}',
  inBefore: 'Warunek wykonania',
  inOnExecution: 'Czynności po wykonaniu',
};
