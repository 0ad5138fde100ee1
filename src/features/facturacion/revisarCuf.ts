import type { Factura } from '#contract/entities/factura.ts';
import { type CufLeido, readCuf } from '#lib/cuf.ts';
import { cleanDate, toLocalMoment } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import { cufMessages as textos } from './messages.ts';

type Nombres = Readonly<Record<number, string>>;

const modalidades: Nombres = { 1: 'Electrónica', 2: 'Computarizada' };
const emisiones: Nombres = { 1: 'En línea', 2: 'Fuera de línea' };
const tipos: Nombres = {
  1: 'Con derecho a crédito fiscal',
  2: 'Sin derecho a crédito fiscal',
  3: 'Documento de ajuste',
};

/** Sectors of the tax office: their number, their name, and the words that the services use for them in a row. */
const sectores: readonly (readonly [number, string, RegExp])[] = [
  [1, 'Compra y venta', /compra.*venta/],
  [2, 'Alquiler de bienes inmuebles', /alquiler/],
  [8, 'Tasa cero', /tasa cero/],
  [11, 'Sectores educativos', /educativ/],
  [15, 'Entidades financieras', /financier/],
  [17, 'Hospitales y clínicas', /hospital|clinica/],
  [23, 'Prevalorada', /prevalorad/],
  [24, 'Nota de crédito y débito', /nota .*(credito|debito)/],
  [34, 'Seguros', /seguros/],
];

const conNumero = (numero: number, nombres: Nombres) =>
  nombres[numero] ? `${numero} · ${nombres[numero]}` : String(numero);
const nombreSector = (numero: number) => {
  const nombre = sectores.find(([one]) => one === numero)?.[1];
  return nombre ? `${numero} · ${nombre}` : String(numero);
};

/** The sector a row names, by number or in words; null if the name is not clear: then nothing is compared. */
function sectorDeFila(texto: string): number | null {
  if (/^\d{1,2}$/.test(texto.trim())) return Number(texto);
  const named = sectores.filter(([, , words]) => words.test(fold(texto)));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** Same day, and same hour and minute if the row has them. */
const mismaFecha = (cuf: string, fila: string): boolean => toLocalMoment(cuf).startsWith(toLocalMoment(fila));

interface Revision {
  readonly leido: CufLeido | null;
  /** The mismatches, as sentences; empty if the code belongs to the row. */
  readonly problemas: readonly string[];
}

function problemasDe(leido: CufLeido, factura: Factura): readonly string[] {
  const { documentoSector, fechaEmision, numeroFactura } = factura;
  const sector = sectorDeFila(documentoSector);
  return [
    leido.digito === leido.digitoEsperado ? '' : textos.digito(leido.digito, leido.digitoEsperado),
    leido.fechaEmision === '' ? textos.fechaImposible : '',
    leido.fechaEmision !== '' && cleanDate(fechaEmision) !== '' && !mismaFecha(leido.fechaEmision, fechaEmision)
      ? textos.otraFecha(toLocalMoment(leido.fechaEmision), toLocalMoment(fechaEmision))
      : '',
    leido.numero === numeroFactura ? '' : textos.otroNumero(leido.numero, numeroFactura),
    sector === null || sector === leido.sector ? '' : textos.otroSector(nombreSector(leido.sector), documentoSector),
  ].filter(Boolean);
}

/** Parses an invoice's code and compares it with its row: check digit, date, number and sector. */
export function revisarCuf(factura: Factura): Revision {
  const leido = readCuf(factura.cuf);
  return { leido, problemas: leido ? problemasDe(leido, factura) : [textos.noSeLee] };
}

/** The parts of a code in words, in the order they are shown. */
export function partesDelCuf(leido: CufLeido): readonly (readonly [label: string, value: string])[] {
  return [
    [textos.nit, leido.nit],
    [textos.fecha, toLocalMoment(leido.fechaEmision)],
    [textos.numero, String(leido.numero)],
    [textos.sector, nombreSector(leido.sector)],
    [textos.sucursal, leido.sucursal === 0 ? `0 · ${textos.casaMatriz}` : String(leido.sucursal)],
    [textos.puntoVenta, leido.puntoVenta === 0 ? `0 · ${textos.sinPunto}` : String(leido.puntoVenta)],
    [textos.modalidad, conNumero(leido.modalidad, modalidades)],
    [textos.emision, conNumero(leido.emision, emisiones)],
    [textos.tipo, conNumero(leido.tipoFactura, tipos)],
    [
      textos.verificador,
      leido.digito === leido.digitoEsperado
        ? `${leido.digito} · ${textos.correcto}`
        : `${leido.digito} · ${textos.incorrecto(leido.digitoEsperado)}`,
    ],
    [textos.control, leido.control],
  ];
}
