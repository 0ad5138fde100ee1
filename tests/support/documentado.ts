import { readFileSync } from 'node:fs';

/** A reply of the specification: an envelope, or a plain HTTP reply. */
export type Documentada = Readonly<Record<string, unknown>>;

/** A call with its values. */
export interface Pedido {
  readonly method: string;
  readonly path: string;
  readonly path_insured?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** A line of tests/spec/replies.jsonl: what the documents say about a call. */
export interface Linea {
  /** 'GET Pacientes/ObtieneXId/{id}': method, controller and path as in endpoints.tsv. */
  readonly id: string;
  readonly reply_level: 'datos' | 'envelope' | 'binary' | 'none';
  readonly documented: readonly string[];
  readonly reply: Documentada | null;
  readonly request: Pedido | null;
  readonly alternatives?: readonly { readonly when: string; readonly reply: Documentada }[];
}

/** Every documented call, in the order of endpoints.tsv. */
export const lineas: readonly Linea[] = readFileSync('tests/spec/replies.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Linea);

/** The line of a call, by method and path as in endpoints.tsv. */
export function lineaDe(id: string): Linea {
  const found = lineas.find((line) => line.id === id);
  if (!found) throw new Error(`replies.jsonl has no ${id}`);
  return found;
}

/** Names of the fields of a body. Fields of an inner record come after its name: 'Novedades.IdPersonaNovedad'. */
export function namesIn(body: unknown, path = ''): string[] {
  if (Array.isArray(body)) return namesIn(body[0], path);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [`${path}${name}`, ...namesIn(value, `${path}${name}.`)]);
}

/** Fields that a line shows but the portal does not send, with the reason. */
export const noEnviadas: Readonly<Record<string, { readonly campos: RegExp; readonly porque: string }>> = {
  'POST Ocupacional/OcupacionalListaXGenerar/': {
    campos: /^filtroRegistro/,
    porque: 'R 7.7 names the filter; that it is wrapped in a key of its name is the reading of the line alone',
  },
  'POST AltaPasivo/InsertarAltaPasivo': {
    campos: /^Pacientes(Algoritmo|Resolucion|DerechoHabiente)$/,
    porque: 'R 3.1 names them by variant: a registration sends the group of its own way alone',
  },
  'POST OrdenPago/OrdenPagoRegistrar/': {
    campos:
      /^(FechaOrdenPago|CodigoTransaccion|NumeroFactura|IdVenta|FechaPago|Cobrado|GeneradoEmpresa|Cuf|Novedades\.(?!IdPersonaNovedad).*)$/,
    porque: 'the line repeats the order as it is read; R 7.6 names Novedades and Total, and the services know the rest',
  },
};
