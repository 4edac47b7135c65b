import type { ErrorWords } from '../words.ts';

/** What goes wrong with processes and the expressions in them. */
export const processErrors = {
  expression_syntax: 'Wyrażenie jest niepełne albo ma błąd przy znaku %{at}: „%{reason}”.',
  expression_name_unknown: 'Nie ma takiej nazwy: „%{name}” (znak %{at}).',
  expression_types: 'Tych wartości nie można tak łączyć (znak %{at}): %{reason}.',
  expression_function_unknown: 'Nie ma takiej funkcji: „%{name}” (znak %{at}).',
  expression_number_wrong: '„%{name}” nie jest liczbą o najwyżej trzydziestu cyfrach (znak %{at}).',
  expression_pattern_wrong:
    '„%{name}” nie jest poprawnym wzorcem (znak %{at}). Może mieć najwyżej %{max} znaków.',
  expression_too_deep: 'Przeglądanie list może być zagnieżdżone najwyżej dwukrotnie.',
  expression_too_long: 'Wyrażenie jest za długie, najwięcej %{max} znaków.',
  expression_no_condition: 'To wyrażenie ma dawać prawdę albo fałsz, a daje %{type}.',
  expression_no_actions: 'To wyrażenie ma dawać czynności, na przykład setField(…), a daje %{type}.',
  expression_too_many_rows: 'Rekord ma za dużo wierszy, aby je tak porównywać.',
  expression_failed:
    'Wyrażenia nie można obliczyć przy znaku %{at}: „%{reason}”. Wartości, której może nie być, sprawdź najpierw przez has(…).',
  process_move_illegal:
    'Tej czynności nie można teraz wykonać. Odśwież widok: proces jest już gdzie indziej.',
  process_not_active: 'Proces jest już zakończony albo anulowany.',
  stage_condition_false: 'Warunek wykonania etapu nie jest jeszcze spełniony: %{condition}.',
  next_stage_missing: 'Wskaż następny etap: po etapie „%{stage}” nie wynika on z definicji.',
  next_stage_not_free:
    'Po etapie „%{stage}” nie można przejść do wskazanego. Wybierz etap z listy albo poproś administratora o przekierowanie.',
  next_executor_not_free:
    'Na etapie „%{stage}” nie wolno zmieniać następnego wykonawcy. Zostaw to pole puste.',
  next_stage_none:
    'Nie znaleziono następnego etapu. Przekieruj proces ręcznie albo popraw rekord i spróbuj ponownie.',
  stage_task_canceled: 'Zadanie etapu anulowano. Przekieruj proces albo go anuluj.',
  definition_inactive:
    'Ta definicja procesu jest nieaktywna. Włącz ją w projektancie, zanim rozpoczniesz proces.',
  process_already_runs:
    'Ten proces już trwa dla tego rekordu (nr %{exemplarId}). Otwórz go zamiast rozpoczynać drugi.',
  process_other_object: 'Ten proces dotyczy innego rodzaju rekordów. Wybierz właściwą definicję albo rekord.',
  process_action_failed:
    'Czynności procesu „%{action}” nie można wykonać: nie ma „%{name}” albo nie jest aktywne. Popraw definicję i spróbuj ponownie.',
  process_address_missing:
    'Czynność „%{action}” nie ma odbiorcy: w rekordzie brakuje adresu lub numeru. Uzupełnij go i spróbuj ponownie.',
  process_address_wrong:
    'Czynność „%{action}” nie może nic wysłać do „%{to}”: to nie jest adres ani numer komórkowy. Popraw go i spróbuj ponownie.',
  process_field_not_written:
    'Pole „%{field}” zapisuje sam serwer lub przebieg pracy. Proces nie może go ustawić.',
  process_comments_not_kept:
    'Obiekt „%{object}” nie przechowuje komentarzy. Usuń z procesu czynność addComment albo zapisz słowa w innym polu: setField.',
  executor_unknown: 'Wskazana osoba nie pracuje w systemie albo jej konto jest zablokowane. Wybierz inną.',
  definition_no_stages: 'Proces musi mieć choć jeden etap.',
  definition_stage_twice: 'Ten etap stoi w definicji dwa razy.',
  definition_stage_missing: 'Ten etap prowadzi do etapu, którego w definicji nie ma.',
  definition_unreachable: 'Żadna droga nie prowadzi do tego etapu. Połącz go z innym.',
  definition_no_way_out: 'Z tego etapu nie ma drogi do końca procesu.',
  definition_no_executor: 'Nie wiadomo, kto wykona ten etap. Wskaż wykonawcę, rolę albo szablon zadania.',
  definition_template_no_executor:
    'Szablon zadania nie wskazuje wykonawcy. Wskaż wykonawcę lub rolę tutaj albo uzupełnij szablon.',
  definition_no_conditions: 'Etap warunkowy musi mieć choć jeden warunek.',
  definition_condition_circle: 'Warunki prowadzą w kółko i nikt ich nie przerwie.',
} as const satisfies Partial<ErrorWords>;
