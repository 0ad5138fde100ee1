import { titles } from './titles.ts';

/** Texts of the registry's monitor. The specification has none of its screens, so they are the portal's own. */
export const monitor = {
  titulo: titles.monitor,
  explicacion: 'Cuánto de la población de la caja está en la BDPA, qué falta enviar y qué no coincide',
  vistas: 'Partes del monitoreo',
  vista: {
    resumen: 'Resumen',
    evolucion: 'Evolución',
    poblacion: 'Población',
    'no-enviados': 'No enviados',
    bajas: 'Bajas pendientes',
    diferencias: 'Diferencias',
  },
  regional: 'Regional',
  total: 'Total',
  fecha: 'Fecha',
  persona: 'Persona',
  documento: 'Documento',
  afiliacion: 'Afiliación',
  validacion: 'Validación',
  situacion: 'Situación',
  motivo: 'Motivo',
  empresa: 'Empresa',
  numeroEmpresa: 'N.º {id}',
  baja: 'Fecha de baja',
  acciones: 'Acciones',
  sinDato: '—',
  nada: 'Nada pendiente',
} as const;

/** The states of a person's row, as the figures name them. */
export const situaciones = {
  Validados: 'Validados',
  Observados: 'Observados',
  Registrados: 'Por enviar',
  NoEnviados: 'No enviados',
  SinRegistro: 'Sin registro',
} as const;

/** The state of a row in the registry, by the services' word. */
export const estadosEnvio: Readonly<Record<string, string>> = {
  REGISTRADO: 'Por enviar',
  NO_ENVIADO: 'No enviado',
  OBSERVADO: 'Observado',
  VALIDADO: 'Validado',
};

/** Texts of the summary. */
export const resumen = {
  fecha: 'A la fecha',
  fechaNota: 'De un día anterior se muestra cómo estaba la población ese día.',
  hoy: 'Hoy',
  totales: 'Población de la caja en la BDPA',
  poblacion: 'Población',
  poblacionNota: 'personas afiliadas a la caja',
  deLaPoblacion: '{n} % de la población',
  verListaDe: 'Ver la lista: {cuales}',
  regionales: 'Población por regional',
  regionalesBarras:
    'Una barra por regional, dividida según cómo está su población en la BDPA; primero la de más población.',
  regionalesPorcentaje:
    'Una barra por regional, dividida en cien según cómo está su población en la BDPA; primero la de menor porcentaje validado.',
  escala: 'Qué muestra el gráfico',
  escalas: { porcentaje: 'Porcentaje', cantidad: 'Cantidad' },
  porciento: '{n} %',
  verPoblacion: 'Ver la población de {regional}',
  bajas: 'Bajas pendientes',
  validado: '% validado',
  pasos: 'Qué falta enviar',
  pasosNota: 'De todas las regionales y fechas',
  verLista: 'Ver la lista',
  verListaDelPaso: 'Ver la lista de este paso: {cuales}',
  verRegistrados: 'Ver la lista de los {n} con registro',
  paso: {
    SinRegistro: 'La BDPA no tiene nada de estas personas.',
    Registrados: 'Están registradas y esperan su envío.',
    NoEnviados: 'Se intentó enviarlas y no se pudo.',
    bajas: 'Dejaron la caja y la BDPA las tiene activas.',
  },
} as const;

/** Texts of the figures over time. */
export const evolucion = {
  modo: 'Cómo ver la evolución',
  modos: { periodo: 'Por periodo', mes: 'Por mes', historico: 'Histórico' },
  mes: 'Mes',
  porDia: 'Afiliados por día',
  porMes: 'Afiliados por mes',
  columnas: 'Una columna por fecha; lo que falta enviar está aparte.',
  verAfiliados: 'Ver los afiliados de {fecha}',
  verValidados: 'Ver los validados de {fecha}',
  afiliados: 'Afiliados',
  enviados: 'Enviados',
  noEnviados: 'Por enviar',
  resumen: '{n} afiliados en el periodo, {pendientes} por enviar.',
  resumenUno: '1 afiliado en el periodo, {pendientes} por enviar.',
  ninguno: 'Ninguna afiliación en el periodo.',
  porRegional: 'Afiliados y validados por regional',
  barrasRegional: 'Dos barras por regional en una misma escala: los afiliados en el mes y los validados en el mes.',
  validados: 'Validados',
  bajas: 'Bajas por día',
  bajasColumnas: 'Una columna por día del mes, también donde no hubo bajas.',
  sinBajas: 'Ninguna baja en el mes.',
  porAfiliacion: 'Población de hoy por mes de afiliación',
  columnasAfiliacion: 'Una columna por mes, dividida según cómo está en la BDPA la población que llegó en él.',
  ultimosMeses: 'Últimos doce meses',
  porGestion: 'Validados por gestión',
  gestion: 'Gestión',
  columnasGestion: 'Una columna por gestión.',
  sinCifras: 'Todavía no hay cifras.',
} as const;

/** Texts of the terminations that are not reported yet. */
export const bajas = {
  regularizadas: 'Regularizadas',
  pendientes: 'Pendientes',
  porRegional: 'Bajas del periodo por regional',
  barras: 'Una barra por regional: bajas que la BDPA ya conoce y las que faltan.',
  lista: 'Bajas que la BDPA no conoce',
  archivo: 'bajas-por-regularizar',
  ninguna: 'La BDPA conoce todas las bajas del periodo.',
  verPendientes: 'Ver las bajas pendientes de {de}',
  regularizar: 'Regularizar',
  regularizarA: 'Regularizar la baja de {nombre}',
} as const;

/** Texts of the population's list. */
export const poblacion = {
  modo: 'Qué población',
  modos: {
    periodo: 'Afiliados en un periodo',
    validados: 'Validados en un periodo',
    activos: 'Toda la población activa',
  },
  lista: 'Población registrada',
  archivo: 'poblacion-registrada',
  explicacion: 'Los registros de la caja para la BDPA, enviados o por enviar, con su situación.',
  ninguno: 'No hay registros de la caja con ese filtro.',
  regional: 'Regional',
  todas: 'TODAS LAS REGIONALES',
  todasLasSituaciones: 'TODAS LAS SITUACIONES',
  estado: 'Estado',
} as const;

/** Texts of the people not sent. */
export const noEnviados = {
  lista: 'Registros por enviar',
  archivo: 'registros-por-enviar',
  ninguno: 'Ningún registro del periodo espera su envío.',
  ver: 'Ver',
  verA: 'Ver el registro de {nombre}',
  actualizar: 'Actualizar',
  actualizarA: 'Actualizar el registro de {nombre}',
  registro: 'Registro en la BDPA',
  yaNo: 'El registro ya no está por enviarse.',
  nacimiento: 'Fecha de nacimiento',
  observacion: 'Observación',
  enCaja: 'En la caja: {valor}',
  cajaSinDato: 'sin dato',
  cajaFallo: 'No se pudo consultar los datos de la caja.',
} as const;

/** Texts of the differences between the two records. */
export const diferencias = {
  lista: 'Datos que no coinciden',
  archivo: 'datos-que-no-coinciden',
  explicacion: 'Lo que la caja y la BDPA tienen distinto de quienes ya fueron enviados, letra por letra.',
  columna: 'Diferencias',
  rotulos: { escrito: 'Caja', registrado: 'BDPA' },
  ninguna: 'Los datos enviados en el periodo coinciden.',
} as const;

/** Texts of the period. */
export const periodo = {
  filtro: 'Periodo',
  rapidos: 'Periodos frecuentes',
  frecuentes: { mes: 'Este mes', sesenta: 'Últimos 60 días', anio: 'Último año', todas: 'Todas las fechas' },
  hastaEl: 'hasta el',
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  fueraDeHoy: 'La fecha no puede ser posterior a hoy.',
  muyLargo: 'El periodo puede abarcar hasta un año.',
  por: {
    evolucion: 'Por fecha de afiliación. El periodo puede abarcar hasta un año.',
    poblacion: 'Por fecha de afiliación. El periodo puede abarcar hasta un año.',
    validados: 'Por fecha de validación. El periodo puede abarcar hasta un año.',
    'no-enviados': 'Por fecha de registro. El periodo puede abarcar hasta un año, o todas las fechas.',
    bajas: 'Por fecha de baja. El periodo puede abarcar hasta un año, o todas las fechas.',
    diferencias: 'Por fecha de afiliación. El periodo puede abarcar hasta un año.',
  },
} as const;

/** The captions and questions of each operation. Each one changes the registry once; it is never repeated automatically. */
export const operaciones = {
  resultado: 'Procesados: {procesados}. Observados: {observados}.',
  deTodas: 'Alcanza a todas las regionales y no se puede deshacer.',
  delPeriodo: 'Alcanza a todas las regionales, del {desde} al {hasta}, y no se puede deshacer.',
  deUna: 'No se puede deshacer.',
  grabar: {
    titulo: 'Registrar población',
    boton: 'Registrar',
    pregunta: '¿Desea registrar en la BDPA, para su envío, a quienes no tienen registro?',
  },
  grabarPeriodo: {
    titulo: 'Registrar a los afiliados del periodo',
    boton: 'Registrar a quienes faltan',
    pregunta: '¿Desea registrar en la BDPA a los afiliados del periodo que no tienen registro?',
  },
  enviar: {
    titulo: 'Enviar población',
    boton: 'Enviar',
    pregunta: '¿Desea enviar a la BDPA a quienes esperan su envío?',
  },
  reenviar: {
    titulo: 'Enviar a los no enviados',
    boton: 'Volver a enviar',
    pregunta: '¿Desea enviar otra vez a la BDPA a quienes no se pudo enviar?',
  },
  corregir: {
    titulo: 'Corregir población',
    boton: 'Corregir las del periodo',
    pregunta: '¿Desea poner en la BDPA los datos de la caja, donde no coinciden?',
  },
  regularizarTodas: {
    titulo: 'Regularizar bajas',
    boton: 'Regularizar las del periodo',
    pregunta: '¿Desea informar a la BDPA todas las bajas del periodo que no conoce?',
  },
  actualizar: {
    titulo: 'Actualizar registro',
    pregunta: '¿Desea poner en la BDPA los datos que la caja tiene de {nombre}?',
  },
  regularizar: {
    titulo: 'Regularizar baja',
    pregunta: '¿Desea informar a la BDPA la baja de {nombre}, del {fecha}?',
    hecho: 'La BDPA conoce ahora la baja de {nombre}.',
  },
} as const;
