import type { ErrorWords } from '../words.ts';

/** What goes wrong with processes and the expressions in them. */
export const processErrors = {
  expression_syntax: 'Der Ausdruck ist unvollständig oder bei Zeichen %{at} falsch: „%{reason}“.',
  expression_name_unknown: 'Diesen Namen gibt es nicht: „%{name}“ (Zeichen %{at}).',
  expression_types: 'Diese Werte lassen sich so nicht verknüpfen (Zeichen %{at}): %{reason}.',
  expression_function_unknown: 'Diese Funktion gibt es nicht: „%{name}“ (Zeichen %{at}).',
  expression_number_wrong: '„%{name}“ ist keine Zahl mit höchstens dreißig Ziffern (Zeichen %{at}).',
  expression_pattern_wrong: '„%{name}“ ist kein gültiges Muster (Zeichen %{at}). Höchstens %{max} Zeichen.',
  expression_too_deep: 'Listen dürfen höchstens zweimal ineinander durchlaufen werden.',
  expression_too_long: 'Der Ausdruck ist zu lang, höchstens %{max} Zeichen.',
  expression_no_condition: 'Dieser Ausdruck muss wahr oder falsch ergeben, ergibt aber %{type}.',
  expression_no_actions: 'Dieser Ausdruck muss Aktionen ergeben, etwa setField(…), ergibt aber %{type}.',
  expression_too_many_rows: 'Der Datensatz hat zu viele Zeilen, um sie so zu vergleichen.',
  expression_failed:
    'Der Ausdruck lässt sich bei Zeichen %{at} nicht berechnen: „%{reason}“. Prüfen Sie einen Wert, der fehlen kann, zuerst mit has(…).',
  process_move_illegal:
    'Das ist jetzt nicht möglich. Aktualisieren Sie: Der Prozess steht inzwischen anderswo.',
  process_not_active: 'Der Prozess ist schon beendet oder storniert.',
  stage_condition_false: 'Die Bedingung für die Ausführung der Phase ist noch nicht erfüllt: %{condition}.',
  next_stage_missing:
    'Wählen Sie die nächste Phase: Nach „%{stage}“ ergibt sie sich nicht aus der Definition.',
  next_stage_not_free:
    'Die gewählte Phase kann nicht auf „%{stage}“ folgen. Wählen Sie eine aus der Liste oder bitten Sie einen Administrator um Umleitung.',
  next_executor_not_free:
    'In „%{stage}“ darf der nächste Ausführende nicht geändert werden. Lassen Sie das Feld leer.',
  next_stage_none:
    'Die nächste Phase wurde nicht gefunden. Leiten Sie den Prozess von Hand um, oder berichtigen Sie den Datensatz und versuchen Sie es erneut.',
  stage_task_canceled:
    'Die Aufgabe der Phase wurde storniert. Leiten Sie den Prozess um oder stornieren Sie ihn.',
  definition_inactive:
    'Diese Prozessdefinition ist nicht aktiv. Aktivieren Sie sie im Designer, bevor Sie einen Prozess beginnen.',
  process_already_runs:
    'Dieser Prozess läuft für diesen Datensatz bereits (Nr. %{exemplarId}). Öffnen Sie ihn, statt einen zweiten zu beginnen.',
  process_other_object:
    'Dieser Prozess gilt für eine andere Art von Datensätzen. Wählen Sie eine passende Definition oder einen passenden Datensatz.',
  process_action_failed:
    'Die Prozessaktion „%{action}“ ist nicht ausführbar: „%{name}“ gibt es nicht, oder es ist nicht aktiv. Berichtigen Sie die Definition und versuchen Sie es erneut.',
  process_address_missing:
    'Die Aktion „%{action}“ hat keinen Empfänger: Im Datensatz fehlt die Adresse oder Nummer. Tragen Sie sie ein und versuchen Sie es erneut.',
  process_address_wrong:
    'Die Aktion „%{action}“ kann nichts an „%{to}“ senden: Das ist weder eine Adresse noch eine Mobilnummer. Berichtigen Sie sie und versuchen Sie es erneut.',
  process_field_not_written:
    'Das Feld „%{field}“ schreibt nur der Server oder ein Arbeitsablauf. Ein Prozess kann es nicht setzen.',
  process_comments_not_kept:
    'Das Objekt „%{object}“ führt keine Kommentare. Nehmen Sie addComment aus dem Prozess oder schreiben Sie die Worte in ein anderes Feld: setField.',
  executor_unknown:
    'Die gewählte Person arbeitet nicht hier, oder ihr Konto ist gesperrt. Wählen Sie eine andere.',
  definition_no_stages: 'Ein Prozess braucht mindestens eine Phase.',
  definition_stage_twice: 'Diese Phase steht zweimal in der Definition.',
  definition_stage_missing: 'Diese Phase führt zu einer, die in der Definition fehlt.',
  definition_unreachable: 'Kein Weg führt zu dieser Phase. Verbinden Sie sie mit einer anderen.',
  definition_no_way_out: 'Von dieser Phase führt kein Weg zum Ende.',
  definition_no_executor:
    'Niemand führt diese Phase aus. Nennen Sie einen Ausführenden, eine Rolle oder eine Aufgabenvorlage.',
  definition_template_no_executor:
    'Die Aufgabenvorlage nennt niemanden. Nennen Sie hier einen Ausführenden oder eine Rolle, oder in der Vorlage.',
  definition_no_conditions: 'Eine Bedingungsphase braucht mindestens eine Bedingung.',
  definition_condition_circle: 'Bedingungen führen im Kreis, den niemand unterbricht.',
} as const satisfies Partial<ErrorWords>;
