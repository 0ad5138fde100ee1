import type { Estado } from '#contract/enumerations.ts';

/** Texts that all notices share (spec E 4, 5.6, 8). Texts of one notice are in its definition. */
export const engineMessages = {
  advertenciaDeclarar: 'Una vez declarada la novedad no podrá modificar la misma.',
  tituloDeclarar: '¿Desea declarar la novedad?',
  /** The title of a question that has the notice's own wording. */
  tituloDeclararPropio: 'Declarar la novedad',
  declarar: 'Declarar',
  grabarYDeclarar: 'Grabar y declarar',
  grabarYAgregar: 'Grabar y agregar a una orden de pago',
  teclaGrabar: 'grabar',
  teclaGrabarYDeclarar: 'grabar y declarar',
  teclaGrabarYAgregar: 'grabar y agregar a una orden',
  imprimirConstancia: 'Imprimir constancia',
  observar: 'Observar',
  aceptar: 'Aceptar',
  grabar: 'Grabar',
  seAgrega: 'Se paga antes de declarar: al grabarlo se agrega a una orden de pago.',
  ordenAlGrabar: 'Grabe o descarte los cambios para ver su orden de pago.',
  pagoAntesDeDeclarar: 'Se paga antes de declarar: agréguelo a una orden de pago.',
  noSeDeclaro: 'No se pudo declarar.',
  pagoRequerido: 'La novedad debe ser incluida en una orden de pago y pagada antes de declararla.',
  fotografia: 'Por favor, realice la carga de fotografía.',
  adjuntos: 'Por favor, realice la carga de los adjuntos solicitados.',
  cargando: 'El aviso se grabará cuando termine la carga de los archivos.',
  carnet: 'CI',
  otroDocumento: 'Doc.',
  archivosDeOtraPestana:
    'Los archivos de este aviso cambiaron en otra pestaña. Revise la fotografía y los adjuntos, y vuelva a grabar.',
  confirmarAceptar: (nombre: string) => `¿Desea aceptar el aviso de ${nombre}?`,
  detalleAceptar: 'El aviso quedará aceptado y la empresa podrá imprimirlo.',
  elijaPersona: 'Confirme la regional y busque a la persona para comenzar el registro.',
  tituloAbierto: (titulo: string) => `${titulo}: registro en curso`,
  seAbrio: (nombre: string) => `Se abrió el formulario de ${nombre}.`,
  sinListas: 'No se pudieron leer todas las listas del formulario.',
  sinHistorico: 'No se pudo leer el historial del aviso; se muestran los datos actuales.',
  sinPaciente: 'No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.',
  detalleDescartar: 'El aviso volverá a quedar como estaba al empezar a editar.',
  /** Before the title of a page that has some. */
  conError: 'Error: ',
  problemas: (n: number) => (n === 1 ? 'Hay 1 problema' : `Hay ${n} problemas`),
  igualQueAntes: 'Igual que en el último aviso',
  llamar: 'Llamar',
  escribirle: 'Escribir',
  usadosAntes: (label: string) => `${label}: usados antes`,
  escribaOElija: 'Escriba o elija uno de antes',
  archivos: 'Archivos',
  todoCorregido: 'Todo corregido. Ya puede grabar el aviso.',
  completo: 'Completo',
  faltan: (n: number) => (n === 1 ? 'Falta 1' : `Faltan ${n}`),
  cuantosDe: (n: number, total: number) => `${n} de ${total}`,
  datosIncompletos: 'Faltan datos del asegurado(a) que se corrigen en la caja:',
  fechaIlegible: (texto: string, soloLectura: boolean) =>
    soloLectura
      ? `La fecha registrada (${texto}) no se puede leer; se corrige en la caja.`
      : `La fecha registrada (${texto}) no se puede leer. Elíjala nuevamente.`,
  montoIlegible: (texto: string, soloLectura: boolean) =>
    soloLectura
      ? `El monto registrado (${texto}) no se puede leer; se corrige en la caja.`
      : `El monto registrado (${texto}) no se puede leer. Escríbalo nuevamente.`,
  montoNoEs: (label: string, texto: string) => `${label}: «${texto}» no es un monto.`,
  noEstaEnLaLista: (label: string, texto: string) => `${label}: «${texto}» no está en la lista.`,
  seCorrigeEnCaja: 'Este dato está incompleto o excede su límite; se corrige en la caja.',
  tabRevision: 'Revisión',
  empresa: 'Empresa',
  tabPersona: 'Datos Personales',
  tabAdjuntos: 'Adjuntos',
  seguimiento: 'Seguimiento',
  sinEstado: 'Sin estado',
  asuntoRegistro: 'Registro de novedad',
  asuntoActualizado: 'Registro actualizado',
  asuntoDeclarado: 'Registro declarado',
  transicion: (de: string, a: string) => `${de} -> ${a}`,
} as const;

/** The names of the states, as they are shown. */
export const nombreEstado: Readonly<Record<Estado, string>> = {
  registrado: 'Registrado',
  observado: 'Observado',
  declarado: 'Declarado',
  pagado: 'Pagado',
  aceptado: 'Aceptado',
  anulado: 'Anulado',
};
