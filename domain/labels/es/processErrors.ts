import type { ErrorWords } from '../words.ts';

/** What goes wrong with processes and the expressions in them. */
export const processErrors = {
  expression_syntax: 'La expresión está incompleta o es incorrecta en el carácter %{at}: «%{reason}».',
  expression_name_unknown: 'No existe ese nombre: «%{name}» (carácter %{at}).',
  expression_types: 'Estos valores no se pueden combinar así (carácter %{at}): %{reason}.',
  expression_function_unknown: 'No existe esa función: «%{name}» (carácter %{at}).',
  expression_number_wrong: '«%{name}» no es un número de treinta cifras como máximo (carácter %{at}).',
  expression_pattern_wrong:
    '«%{name}» no es un patrón válido (carácter %{at}). %{max} caracteres como máximo.',
  expression_too_deep: 'Las listas se pueden recorrer como máximo dos veces una dentro de otra.',
  expression_too_long: 'La expresión es demasiado larga, como máximo %{max} caracteres.',
  expression_no_condition: 'Esta expresión debe dar verdadero o falso, pero da %{type}.',
  expression_no_actions: 'Esta expresión debe dar acciones, por ejemplo setField(…), pero da %{type}.',
  expression_too_many_rows: 'El registro tiene demasiadas filas para compararlas así.',
  expression_failed:
    'La expresión no se puede calcular en el carácter %{at}: «%{reason}». Compruebe antes con has(…) un valor que puede faltar.',
  process_move_illegal: 'Ahora no es posible. Actualice: el proceso ya está en otro lugar.',
  process_not_active: 'El proceso ya ha terminado o se ha cancelado.',
  stage_condition_false: 'La condición para ejecutar la etapa aún no se cumple: %{condition}.',
  next_stage_missing: 'Elija la etapa siguiente: tras «%{stage}» la definición no la fija.',
  next_stage_not_free:
    'La etapa elegida no puede seguir a «%{stage}». Elija una de la lista o pida a un administrador que redirija el proceso.',
  next_executor_not_free: 'En «%{stage}» no se puede cambiar el ejecutor siguiente. Deje el campo vacío.',
  next_stage_none:
    'No se ha encontrado la etapa siguiente. Redirija el proceso a mano, o corrija el registro e inténtelo de nuevo.',
  stage_task_canceled: 'La tarea de la etapa se ha anulado. Redirija el proceso o anúlelo.',
  definition_inactive:
    'Esta definición de proceso está inactiva. Actívela en el diseñador antes de iniciar un proceso.',
  process_already_runs:
    'Este proceso ya está en curso para este registro (n.º %{exemplarId}). Ábralo en lugar de iniciar otro.',
  process_other_object:
    'Este proceso es para otro tipo de registros. Elija la definición o el registro adecuado.',
  process_action_failed:
    'La acción del proceso «%{action}» no se puede realizar: «%{name}» no existe o no está activo. Corrija la definición e inténtelo de nuevo.',
  process_address_missing:
    'La acción «%{action}» no tiene destinatario: en el registro falta la dirección o el número. Complételo e inténtelo de nuevo.',
  process_address_wrong:
    'La acción «%{action}» no puede enviar nada a «%{to}»: no es una dirección ni un número de móvil. Corríjalo e inténtelo de nuevo.',
  process_field_not_written:
    'El campo «%{field}» solo lo escribe el servidor o un flujo de trabajo. Un proceso no puede rellenarlo.',
  process_comments_not_kept:
    'El objeto «%{object}» no guarda comentarios. Quite addComment del proceso o escriba las palabras en otro campo: setField.',
  executor_unknown: 'La persona elegida no trabaja aquí o su cuenta está cerrada. Elija otra.',
  definition_no_stages: 'Un proceso necesita al menos una etapa.',
  definition_stage_twice: 'Esta etapa figura dos veces en la definición.',
  definition_stage_missing: 'Esta etapa lleva a otra que no está en la definición.',
  definition_unreachable: 'Ningún camino lleva a esta etapa. Conéctela con otra.',
  definition_no_way_out: 'Desde esta etapa ningún camino lleva al final.',
  definition_no_executor: 'Nadie ejecuta esta etapa. Indique un ejecutor, un rol o una plantilla de tarea.',
  definition_template_no_executor:
    'La plantilla de tarea no designa a nadie. Indique aquí un ejecutor o un rol, o complete la plantilla.',
  definition_no_conditions: 'Una etapa condicional necesita al menos una condición.',
  definition_condition_circle: 'Las condiciones dan vueltas sin que nadie intervenga.',
} as const satisfies Partial<ErrorWords>;
