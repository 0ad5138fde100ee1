import { titulo } from './titles.ts';

/** Texts of the invoice list (spec F 2.4; messages.tsv M005 to M015) and the portal's own. */
export const facturas = {
  titulo,
  explicacion: 'Facturas emitidas a la empresa, para ver, imprimir y archivar',
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  periodos: 'Periodos para las fechas',
  empezar: 'Elija las fechas y presione Buscar.',
  listado: 'Listado de facturas',
  archivo: 'facturas',
  estado: 'Estado',
  sector: 'Doc. Sector',
  numero: 'Nro. Factura',
  cuf: 'CUF',
  fecha: 'Fecha',
  monto: 'Monto',
  acciones: 'Acciones',
  elegirLa: (numero: number) => `Elegir la factura ${numero}`,
  pdfCorto: 'PDF',
  xmlCorto: 'XML',
  imprimir: 'Imprimir PDF',
  imprimirLa: (numero: number) => `Imprimir PDF de la factura ${numero}`,
  xml: 'Descargar XML',
  xmlDe: (numero: number) => `Descargar XML de la factura ${numero}`,
  factura: (numero: number) => `Factura ${numero}`,
  xmlDescargado: (nombre: string) => `Se descargó ${nombre}.`,
} as const;

const cuantas = (n: number) => (n === 1 ? '1 factura' : `${n} facturas`);
const archivos = (n: number) => (n === 1 ? '1 archivo' : `${n} archivos`);

/** Texts of the download of several invoices. */
export const paqueteMessages = {
  descargar: 'Descargar ZIP',
  descargarEstas: (n: number) => `Descargar ZIP de ${cuantas(n)}`,
  titulo: 'Descarga de facturas',
  bajando: (hechos: number, total: number, n: number) => `${hechos} de ${archivos(total)} de ${cuantas(n)}`,
  avance: 'Avance de la descarga',
  contenido: 'El ZIP llevará el PDF y el XML de cada factura, y un listado que se abre en Excel.',
  incompleto: (faltan: number, total: number) =>
    faltan === 1
      ? `No se pudo obtener 1 de ${archivos(total)}`
      : `No se pudieron obtener ${faltan} de ${archivos(total)}`,
  sinArmar: 'No se pudo armar el ZIP',
  sinMemoria: 'Puede faltar memoria. Cierre otras pestañas y vuelva a intentar, o elija menos facturas.',
  ninguno: 'No se pudo obtener ningún archivo',
  faltantes: 'Archivos que faltan',
  falta: (tipo: string, numero: number) => `${tipo} de la factura ${numero}`,
  todavia: 'Todavía no se descargó nada.',
  reintentar: 'Volver a intentar',
  sinEllos: 'Descargar sin ellos',
  listo: (nombre: string, n: number) => `Se descargó ${nombre} con ${cuantas(n)}.`,
  listoSin: (nombre: string, faltan: number) =>
    `Se descargó ${nombre} sin ${archivos(faltan)}; el listado del ZIP dice cuáles faltan.`,
  noEsPdf: 'Lo que llegó no es un PDF.',
  noEsXml: 'Lo que llegó no es un XML.',
  interrumpido: 'La descarga se interrumpió.',
  listado: 'facturas.csv',
  comprador: 'Nro. Documento',
  pdf: 'Archivo PDF',
  xml: 'Archivo XML',
  falto: (motivo: string) => `FALTA: ${motivo}`,
} as const;

/** Texts of the invoice code in words. */
export const cufMessages = {
  titulo: (numero: number) => `CUF de la factura ${numero}`,
  leer: (numero: number, cuf: string) => `Leer el CUF de la factura ${numero}${cuf ? `: ${cuf}` : ''}`,
  revisar: 'El CUF no corresponde a esta factura',
  coincide: 'El CUF corresponde a esta factura.',
  noSeLee: 'El código no tiene la forma de un CUF: no se puede leer.',
  digito: (digito: number, esperado: number) =>
    `El dígito verificador es ${digito} y debería ser ${esperado}: el código está alterado o mal copiado.`,
  fechaImposible: 'La fecha de emisión del CUF no existe.',
  otraFecha: (cuf: string, fila: string) => `La fecha de emisión del CUF es ${cuf} y la de la factura, ${fila}.`,
  otroNumero: (cuf: number, fila: number) => `El número del CUF es ${cuf} y el de la factura, ${fila}.`,
  otroSector: (cuf: string, fila: string) => `El documento sector del CUF es ${cuf} y el de la factura, ${fila}.`,
  codigo: 'Código único de factura',
  nit: 'NIT del emisor',
  fecha: 'Fecha y hora de emisión',
  numero: 'Número de factura',
  sector: 'Documento sector',
  sucursal: 'Sucursal',
  casaMatriz: 'Casa matriz',
  puntoVenta: 'Punto de venta',
  sinPunto: 'Ninguno',
  modalidad: 'Modalidad',
  emision: 'Tipo de emisión',
  tipo: 'Tipo de factura',
  verificador: 'Dígito verificador',
  correcto: 'correcto',
  incorrecto: (esperado: number) => `debería ser ${esperado}`,
  control: 'Código de control',
} as const;
