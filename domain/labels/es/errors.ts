import type { ErrorWords } from '../words.ts';
import { processErrors } from './processErrors.ts';

export const errors: ErrorWords = {
  ...processErrors,
  route_not_found: 'No existe esa dirección: %{path}.',
  record_not_found: 'No se encontró el registro. Puede que se haya eliminado o que no tenga acceso a él.',
  object_not_found: 'No existe el objeto «%{object}».',
  no_access: 'Sin acceso. Si lo necesita, pídaselo al administrador.',
  not_signed_in: 'Inicie sesión para continuar.',
  invalid_credentials: 'Correo electrónico o contraseña incorrectos.',
  email_not_confirmed: 'El correo aún no está confirmado. Abra el enlace que le enviamos o pida uno nuevo.',
  confirmation_link_expired: 'El enlace de confirmación ha caducado o no es válido. Pida uno nuevo.',
  reset_link_expired: 'El enlace de la contraseña ha caducado o ya se usó. Pida que se lo envíen de nuevo.',
  second_step_missing: 'Ningún inicio de sesión espera un código. Empiece de nuevo.',
  verification_code_invalid: 'Código de verificación incorrecto.',
  verification_code_expired: 'El código de verificación ha caducado. Pida uno nuevo.',
  two_factor_not_begun: 'Empiece primero a activar el segundo paso.',
  password_wrong: 'La contraseña es incorrecta.',
  login_invalid: 'El usuario puede tener letras, cifras, puntos, guiones y guiones bajos.',
  country_missing: 'Debe indicar el país.',
  mail_refused: 'El servidor de correo rechazó el mensaje: %{reason}.',
  mail_account_unusable: 'Desde esta cuenta de correo no se puede enviar. Revise su configuración.',
  code_by_app:
    'Los códigos de esta cuenta vienen de la aplicación de autenticación. Sin ella, use un código de recuperación.',
  two_factor_on: 'El acceso en dos pasos ya está activado. Desactívelo primero.',
  too_many_attempts: 'Demasiados intentos. Vuelva a intentarlo dentro de %{seconds} s.',
  cross_site_write: 'Esta solicitud procede de otro sitio y se ha rechazado.',
  validation_failed: 'Corrija los campos marcados.',
  required: 'Este campo no puede estar vacío.',
  invalid_type: 'Tipo de valor incorrecto.',
  invalid_value: 'Valor incorrecto.',
  too_long: 'El texto es demasiado largo; máximo %{maxLength} caracteres.',
  too_short: 'El texto es demasiado corto; mínimo %{minLength} caracteres.',
  unknown_field: 'El objeto no tiene ese campo.',
  read_only_field: 'Este campo no se puede modificar.',
  reference_not_found: 'El registro elegido no existe. Elija otro.',
  reference_does_not_fit:
    'En el registro elegido no está marcado «%{tick}». Elija otro o márquelo en su ficha.',
  not_unique: 'Este valor ya existe. Introduzca otro.',
  parameter_in_use: 'Ya hay registros con un valor de este parámetro, por lo que esto no se puede cambiar.',
  filter_invalid: 'El filtro no es válido: %{reason}.',
  filter_field_unknown: 'El filtro contiene un campo desconocido: «%{field}».',
  filter_operator_unknown: 'El filtro contiene un operador desconocido: «%{operator}».',
  filter_operator_not_for_type: 'El operador «%{operator}» no es aplicable al campo «%{field}».',
  filter_value_invalid: 'Valor de filtro incorrecto para «%{field}».',
  filter_too_deep: 'La ruta «%{field}» es demasiado profunda; máximo %{max} niveles.',
  query_invalid: 'Parámetro incorrecto: «%{parameter}».',
  body_invalid: 'El cuerpo de la solicitud no es válido.',
  body_type_refused: 'El cuerpo de la solicitud tiene un formato que no se acepta. Envíe JSON.',
  request_id_taken: 'Con este identificador de solicitud ya se guardaron otros datos. Envíela con uno nuevo.',
  stale_record: 'Alguien ha modificado este registro entretanto. Vuelva a cargarlo y repita el cambio.',
  record_marked: 'El registro está marcado para eliminar. Restáurelo antes de confirmarlo.',
  record_confirmed: 'El documento está confirmado. Anule la confirmación para modificarlo.',
  record_not_confirmed: 'El documento no está confirmado.',
  group_has_items: 'No se puede eliminar un grupo con elementos subordinados: %{items}.',
  group_marked: 'El grupo está marcado para eliminar. Restáurelo primero.',
  group_inside_itself: 'Un grupo no puede estar dentro de sí mismo ni de uno de sus subgrupos.',
  record_referenced: 'No se puede eliminar: hay referencias al registro en %{by}.',
  not_a_document: 'Solo se pueden confirmar documentos.',
  owned_by_workflow: 'Estos datos los escribe su proceso. Utilice sus botones.',
  truck_moved_on: 'El camión acaba de avanzar. Mire dónde está e inténtelo de nuevo.',
  illegal_transition: 'Ahora no es posible. Actualice: el estado ha cambiado.',
  journey_not_started: 'El viaje aún no ha comenzado. Envíe primero el SMS de inicio o comunique la llegada.',
  yard_full:
    'El patio «%{yard}» está lleno (%{places} plazas). El camión entrará cuando quede una plaza libre.',
  queue_off: 'La cola de esta estación no está en marcha. Actívela en la estación de pesaje.',
  already_arrived: 'El camión ya ha registrado su llegada.',
  truck_not_on_terminal: 'El camión aún no está en la terminal. Registre primero su entrada.',
  weighing_not_expected: 'Este camión no espera un pesaje. Mire en la cola en qué punto está.',
  weighing_net_invalid: 'Un neto de %{net} t no es verosímil. Compruebe qué hay sobre la báscula.',
  weighing_none_to_remove: 'No hay ningún pesaje que anular.',
  weight_not_found: 'No se encontró esta lectura de la báscula. Pese el camión otra vez.',
  weight_not_current: 'En la báscula ya hay otro peso. Espere a que se estabilice.',
  weight_already_used:
    'Este peso ya está registrado. Para pesar de nuevo, salga de la báscula y vuelva a subir.',
  weight_not_stable: 'El peso no es estable. Espere un momento.',
  weighing_needs_acceptance:
    'Este pesaje necesita confirmación: %{warnings}. Compruebe y acepte las advertencias, o pese de nuevo.',
  weighing_resigned_differs:
    'Un vehículo que renuncia debería pesar lo mismo: antes %{first} t, ahora %{second} t. Compruebe que no se ha cargado ni dejado nada.',
  weighing_approved: 'Este pesaje está aprobado. Retire primero la aprobación del tique.',
  weighing_not_complete: 'El pesaje no está terminado. Haga primero todos los pesajes.',
  weighing_not_finished_before:
    'El vehículo continúa después de la disposición %{numberStr}, que aún no está pesada del todo. Termine primero ese pesaje.',
  weighing_went_on:
    'El pesaje de la disposición %{numberStr} empezó con este peso. Anule primero aquel pesaje.',
  note_warehouse_missing:
    'La mercancía se traslada, pero no consta desde dónde o adónde. Indique en la disposición el almacén y el almacén real.',
  note_product_missing:
    'El albarán dice dónde está la mercancía, pero no cuál es. Indique el producto en la disposición.',
  disposition_locked:
    '%{holder} está pesando este camión y, hasta que termine, nadie más puede hacerlo. Espere o elija otro camión.',
  lock_lost: 'Este vehículo ya no es suyo: el bloqueo ha caducado. Elíjalo de nuevo en la lista.',
  disposition_closed: 'La disposición está cerrada y no admite pesajes. Ábrala si hay que pesar el vehículo.',
  gmp_not_checked: 'La estación exige un control GMP. Márquelo en la disposición antes de pesar el vehículo.',
  research_missing:
    'La estación exige un análisis de la mercancía. Anote el resultado en la disposición antes del pesaje de salida.',
  research_negative:
    'El análisis ha dado negativo: la mercancía no puede recibirse ni entregarse. Cambie la operación a renuncia y pese el vehículo tal como llegó.',
  customs_not_released:
    'Esta mercancía de fuera de la UE no ha recibido el levante de la aduana. Anote el número del levante (MRN) en la disposición antes de que salga el vehículo.',
  actual_warehouse_missing:
    'El propietario de la mercancía lleva sus cuentas por almacén real. Elija el almacén real en la disposición.',
  product_condition_missing:
    'El propietario de la mercancía quiere que se anote su estado. Escríbalo en la disposición.',
  counterparty_not_used:
    'Esta empresa está marcada como no usada. Elija otra o vuelva a ponerla en uso en su ficha.',
  railway_not_raised_here:
    'Este puesto de trabajo no emite disposiciones ferroviarias. Elija otro en los ajustes de presentación.',
  previous_cargoes_missing: 'Un control GMP necesita %{count} cargas anteriores con su limpieza.',
  operation_unfit:
    'La operación no corresponde al tipo de disposición. Cambie una de las dos, o use un esquema de carga sin control.',
  order_not_open: 'El pedido no está abierto. Elija otro, o ábralo de nuevo.',
  order_not_valid: 'El pedido no es válido ese día. Elija otro, o cambie su validez.',
  disposition_ratified:
    'La disposición está ratificada: qué va y para quién se cambia al retirar la ratificación.',
  disposition_weighed:
    'El vehículo ya está pesado para esta disposición. Anule primero el pesaje y cambie después este campo.',
  weighed_after_unfit:
    'Un vehículo solo continúa después de una disposición anterior suya. Elija una del mismo vehículo.',
  weighed_after_taken: 'Otra disposición ya continúa después de esta. Elija la última de este vehículo.',
  weighed_note_fixed:
    'Un albarán de pesaje toma este campo de la báscula. Cambie el pesaje y el albarán lo seguirá.',
  wagon_number_digits: 'El número de vagón «%{written}» tiene %{digits} cifras en lugar de 12.',
  wagon_number_check:
    'El número de vagón «%{written}» tiene un error: la cifra de control debería ser %{expected}. Compruebe el número en el vagón.',
  wagon_weighed: 'El vagón %{wagonNumber} ya está pesado. Anule primero su pesaje.',
  train_has_weighed: 'Hay vagones de este tren ya pesados, por eso no se puede eliminar.',
  unloading_moved_on:
    'Alguien acaba de modificar esta descarga. Compruebe qué ha cambiado e inténtelo de nuevo.',
  unloading_not_allowed:
    'No es posible en esta fase de la descarga. La página muestra lo que es posible ahora.',
  unloading_scale_busy: 'En esta báscula se está pesando la descarga %{number}. Termine antes esa pesada.',
  unloading_box_used: 'En el box %{box} ya hay carga, por eso no se puede quitar de la descarga.',
  unloading_fixed: 'La descarga %{number} está aprobada y ya no se puede cambiar.',
  ship_plan_not_allowed:
    'Eso no es posible con el plan %{number} en esta fase. La página muestra lo que sí lo es.',
  ship_plan_taken:
    'Para el plan %{number} está en curso la descarga %{unloading}. Apruébela antes o márquela para eliminar.',
  ship_plan_over: 'El plan %{number} está terminado o anulado. Reanúdelo para cambiar algo.',
  ship_plan_fixed:
    'El plan %{number} está en curso: el buque, la carga y el sentido ya no pueden cambiar. El horario, el muelle y las toneladas, sí.',
  ship_plan_of_other_ship: 'El plan %{number} es de otro buque. Elija un plan de este buque.',
  scale_not_owned: 'Este agente no atiende esta báscula. Indíquelo en los ajustes de la báscula.',
  ticket_not_found: 'No se encontró el tique. Compruebe el número.',
  sms_code_invalid: 'Código SMS incorrecto.',
  sms_code_expired: 'El código SMS ha caducado. Solicite uno nuevo.',
  sms_not_sent: 'No se ha podido hacer. ¡Inténtelo de nuevo un poco más tarde!',
  phone_missing: 'Falta el teléfono del conductor. Añádalo a la disposición.',
  phone_invalid: 'El número de teléfono no es válido.',
  row_limit_exceeded: 'Demasiadas filas: como máximo %{limit}. Acote el filtro o divida el archivo.',
  sheet_too_large: 'El archivo es demasiado grande. Divídalo.',
  sheet_unreadable: 'No se puede leer este archivo. Guárdelo como XLSX o CSV e inténtelo de nuevo.',
  sheet_no_records: 'No se leyó ningún registro: no hay filas bajo los encabezados.',
  sheet_no_columns:
    'Ninguna columna corresponde a un campo del objeto. Revise los encabezados de la primera fila.',
  sheet_key_missing: 'Falta la columna clave «%{column}»: sin ella no se sabe qué registros modificar.',
  sheet_column_read_only: 'La columna «%{column}» es de solo lectura y se omitirá.',
  sheet_column_unknown: 'La columna «%{column}» no corresponde a ningún campo y se omitirá.',
  sheet_key_empty: 'La clave está vacía: no se sabe qué registro modificar.',
  sheet_key_twice: 'La misma clave ya está en la fila %{row}.',
  sheet_key_ambiguous: 'La clave corresponde a %{count} registros.',
  sheet_record_unknown: 'No hay ningún registro con esta clave.',
  sheet_record_known: 'Ya existe un registro con esta clave.',
  sheet_value_invalid: 'Valor «%{value}» no válido. Escriba por ejemplo: %{accepted}.',
  sheet_reference_unknown: 'No se encontró «%{value}».',
  sheet_reference_ambiguous: '«%{value}» se refiere a %{count} registros. Indique un código o un número.',
  raw_query_refused: 'La consulta no se ejecutó: %{reason}.',
  raw_query_too_slow: 'La consulta duró más de %{seconds} s y se interrumpió. Acótela.',
  raw_query_unavailable:
    'Las consultas SQL están desactivadas: la base de datos no permite crear un usuario de solo lectura. Diríjase a quien la administra.',
  file_not_shown: 'El archivo «%{name}» no se puede mostrar aquí. Descárguelo.',
  file_missing: 'No se ha elegido ningún archivo.',
  file_empty: 'El archivo «%{name}» está vacío.',
  file_too_large: 'El archivo «%{name}» es demasiado grande, como máximo %{limit} MB.',
  file_type_refused:
    'El archivo «%{name}» no se puede añadir: este tipo de archivo no está permitido o su contenido no corresponde a su nombre.',
  payment_already_paid: 'Este pago ya está abonado.',
  payment_under_way: 'El terminal está cobrando este pago ahora. Espere a que termine.',
  payment_amount_differs: 'Se cobraron %{taken}, pero se deben %{due}.',
  nothing_to_pay: 'No hay nada que pagar.',
  punishment_unfit:
    'Este tipo no es para conductores como este. Elija otro o permítalo en el tipo de penalización.',
  punishment_settled: 'Este concepto está pagado o cancelado y ya no se puede modificar.',
  punishment_in_payment: 'Este concepto ya figura en otro pago pendiente. Abra ese pago.',
  invoice_issued:
    'La factura de este pago ya está emitida. El comprador se cambia con una factura rectificativa.',
  ksef_refused: 'KSeF lo rechazó: %{reason}.',
  ksef_not_set_up: 'Rellene el NIF y el token de KSeF de la empresa.',
  invoice_invalid: 'No se puede emitir la factura: %{reason}.',
  vat_rate_unusable:
    'El tipo de IVA «%{rate}» no tiene un código que KSeF conozca. Elija otro en el tipo del concepto.',
  invoice_not_resendable: 'KSeF ya tiene esta factura o la está revisando.',
  invoice_paper_missing: 'Este documento todavía no existe. KSeF lo emite cuando acepta la factura.',
  certificate_key_mismatch:
    'El certificado y la clave no se corresponden. Pegue ambos a la vez, en PEM, la clave sin contraseña.',
  firm_not_found: 'El registro GUS no tiene ninguna empresa con este NIP. Revise el número.',
  firm_register_unavailable: 'El registro de empresas no responde. Escriba el nombre y la dirección.',
  task_move_illegal: 'Ahora no es posible. Actualice: la tarea ha avanzado.',
  task_taken: 'Otra persona ya ha tomado esta tarea.',
  executor_missing: 'Indique un ejecutor o un rol de ejecutor.',
  task_arranged_by_others: 'Esto solo lo cambia el autor de la tarea o el responsable del ejecutor.',
  task_inside_itself: 'Una tarea no puede ser subtarea de sí misma ni de una de sus subtareas.',
  reclamation_undecided:
    'Introduzca primero la decisión: sin ella una reclamación no se entrega, rechaza ni cierra.',
  reclamation_move_illegal:
    'La reclamación no puede pasar de su estado actual al elegido. Actualice y elija otro estado.',
  reclamation_closed: 'La reclamación está cerrada. Para cambiarla, retómela primero.',
  reclamation_moved_on:
    'Alguien acaba de modificar esta reclamación. Mire qué ha cambiado e inténtelo de nuevo.',
  reclamation_positions_kept:
    'Las posiciones de esta reclamación no se pueden modificar. Permítalo en los datos de la reclamación.',
  reclamation_tasks_open:
    'La reclamación tiene tareas sin terminar (%{count}). Termínelas o cancélelas antes de cerrarla.',
  reclamation_history_kept:
    'Esta línea del historial no se puede cambiar: la escribió un proceso. Añada un comentario.',
  reclamation_address_missing:
    'El cliente no tiene dirección de correo. Introdúzcala en la reclamación o en la ficha del tercero.',
  email_template_empty: 'Esta plantilla no tiene texto. Escríbalo en las plantillas de correo.',
  email_template_not_due:
    'La plantilla «%{name}» no se envía para este registro: no cumple la condición de la plantilla (%{condition}). Elija otra plantilla o escriba con sus propias palabras.',
  reclamation_email_sent: 'Este correo ya se ha enviado. Escriba uno nuevo.',
  temporal_unavailable: 'Los procesos no están disponibles en este momento. Inténtelo de nuevo en breve.',
  database_unavailable: 'La base de datos no está disponible en este momento. Inténtelo de nuevo en breve.',
  services_unpaid: 'Hay servicios o cargos sin pagar. Liquídelos antes de salir.',
  unexpected:
    'Error inesperado. Inténtelo de nuevo; si se repite, facilite al administrador el número %{id}.',
  email_invalid: 'Introduzca una dirección de correo electrónico válida.',
  nip_invalid: 'No es un NIP válido.',
  vat_number_invalid: 'Formato incorrecto del número de IVA.',
  regon_invalid: 'No es un REGON válido.',
  pesel_invalid: 'No es un PESEL válido.',
  postal_code_invalid: 'Introduzca el código postal con el formato 00-000.',
  iban_invalid: 'No es un IBAN válido.',
  plate_invalid: 'No es una matrícula válida.',
  url_invalid: 'Introduzca la dirección completa de una página, por ejemplo https://example.es.',
  pattern_mismatch: 'El valor no se ajusta al patrón exigido.',
  form_closed: 'Este formulario ya no admite respuestas.',
  pattern_invalid: 'No es una expresión regular válida.',
  view_hides_required: 'Este campo debe rellenarse, por lo que una vista no puede ocultarlo.',
  payment_not_unknown: 'Todavía se está averiguando el resultado de este pago, o el pago ya ha terminado.',
  card_terminal_missing: 'Este quiosco no tiene terminal de pago. Pague al personal del aparcamiento.',
  card_terminal_busy: 'El terminal de pago sigue ocupado con otro pago. Inténtelo de nuevo en un momento.',
  document_not_scanned: 'Escanee primero su documento de identidad en el quiosco.',
  document_unreadable: 'No se ha podido leer el documento. Escanéelo de nuevo.',
  document_expired: 'El documento no es válido desde el %{expires}.',
  driver_not_confirmed:
    'Los datos del conductor no están confirmados. Diríjase al personal del aparcamiento.',
  nothing_to_print: 'No hay nada que imprimir.',
  agent_not_connected:
    'El programa de las básculas («%{agent}») no responde. Compruebe que está en marcha y conectado a la red.',
  scale_without_agent: 'Esta báscula no tiene agente. Elíjalo en los ajustes de la báscula.',
  scale_not_typed:
    'Los pesos solo se introducen a mano en básculas mecánicas. Cambie el protocolo de la báscula si no funciona.',
  scale_no_bunker: 'Esta no es una báscula de tolva.',
  batches_not_summed: 'La tolva solo ha pesado porciones. Sume primero sus cargas.',
  batches_none: 'No ha habido ningún lote desde la última suma.',
  camera_refused:
    'La cámara no dio una imagen: %{reason}. Revise su dirección y contraseña en los ajustes de la báscula.',
  picture_too_late: 'Era demasiado tarde para una imagen: podía haber otro vehículo en la báscula.',
  weighing_refused: 'El receptor rechazó el pesaje: %{answer}.',
};
